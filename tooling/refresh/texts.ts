import type { Hot } from './follow-build';

/** The used part of i18next. */
export interface I18n {
  language: string;
  hasResourceBundle: (locale: string, namespace: string) => boolean;
  removeResourceBundle: (locale: string, namespace: string) => void;
  addResourceBundle: (locale: string, namespace: string, texts: object) => void;
  emit: (event: 'languageChanged', language: string) => void;
}

/** Called by each file of texts of a remote in development (`webpack/refresh-texts-loader.ts`). A saved file replaces the texts on the page. */
export function settleTexts(hot: Hot | undefined, locale: string, namespace: string, texts: object) {
  if (!hot) return;
  hot.accept(() => {});
  hot.dispose((data) => void (data['replaced'] = true));
  if (hot.data?.['replaced']) replaceTexts(locale, namespace, texts);
}

function replaceTexts(locale: string, namespace: string, texts: object) {
  // Set by the kit in development (shared-kit/src/i18n/engine.ts).
  const { consoleTexts } = globalThis as typeof globalThis & { consoleTexts?: I18n };
  if (!consoleTexts?.hasResourceBundle(locale, namespace)) return;
  // Removed first, or texts that were deleted from the file would stay.
  consoleTexts.removeResourceBundle(locale, namespace);
  consoleTexts.addResourceBundle(locale, namespace, texts);
  // Everything that shows texts renders again.
  consoleTexts.emit('languageChanged', consoleTexts.language);
}
