import { currentLocale } from 'shared-kit/i18n';
import { useSyncExternalStore } from 'react';
import { showOriginals } from './stand-ins';
import { tolerateTranslation } from './tolerate-translation';

let translated = false;
const listeners = new Set<() => void>();

function setTranslated(now: boolean): void {
  if (now === translated) return;
  translated = now;
  for (const listener of listeners) listener();
}

/**
 * Allows the browser to translate the console, and detects it. Browsers show a translation in different ways: by a class or another language of the root
 * element, or by elements around texts that the console itself never uses.
 */
export function watchTranslation(): void {
  const root = document.documentElement;
  tolerateTranslation(() => setTranslated(true));
  new MutationObserver(() => setTranslated(/\btranslated-(ltr|rtl)\b/.test(root.className) || root.lang !== currentLocale())).observe(
    root,
    {
      attributeFilter: ['class', 'lang'],
    },
  );
}

export const usePageTranslated = (): boolean => useSyncExternalStore(subscribe, () => translated);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the console's own texts again, and asks the browser to leave the page as it is. A reload allows a translation again. */
export function endTranslation(): void {
  document.documentElement.translate = false;
  showOriginals();
  setTranslated(false);
}
