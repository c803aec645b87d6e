/**
 * The used part of i18next.
 * @typedef {object} I18n
 * @property {string} language
 * @property {(locale: string, namespace: string) => boolean} hasResourceBundle
 * @property {(locale: string, namespace: string) => void} removeResourceBundle
 * @property {(locale: string, namespace: string, texts: object) => void} addResourceBundle
 * @property {(event: 'languageChanged', language: string) => void} emit
 */

/**
 * Called by each file of texts of a remote in development (`webpack/refresh-texts-loader.ts`). A saved file replaces the texts on the page.
 * @param {import('./follow-build').Hot | undefined} hot @param {string} locale @param {string} namespace @param {object} texts
 */
export function settleTexts(hot, locale, namespace, texts) {
  if (!hot) return;
  hot.accept(() => {});
  hot.dispose((data) => void (data['replaced'] = true));
  if (hot.data?.['replaced']) replaceTexts(locale, namespace, texts);
}

/** @param {string} locale @param {string} namespace @param {object} texts */
function replaceTexts(locale, namespace, texts) {
  // Set by the kit in development (shared-kit/src/i18n/engine.ts).
  const { consoleTexts } = /** @type {typeof globalThis & { consoleTexts?: I18n }} */ (globalThis);
  if (!consoleTexts?.hasResourceBundle(locale, namespace)) return;
  // Removed first, or texts that were deleted from the file would stay.
  consoleTexts.removeResourceBundle(locale, namespace);
  consoleTexts.addResourceBundle(locale, namespace, texts);
  // Everything that shows texts renders again.
  consoleTexts.emit('languageChanged', consoleTexts.language);
}
