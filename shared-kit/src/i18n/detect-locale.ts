import { DEFAULT_LOCALE, isNamedTag, localeFor, type Locale } from 'shared-kit/model';
import { SHOWN_LOCALES } from './pseudo-language';

/** The key under which the chosen language is stored (D-99). */
export const STORED_AS = 'locale';

/**
 * The first language (I18N-02 to 04): the stored one, else by the browser's list, else en-US. A tag that the list of languages names comes
 * before one that differs only by region (D-100).
 */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  const first = [...languages.filter(isNamedTag), ...languages].map(localeFor).find((locale) => locale !== null);
  return rememberedLocale() ?? first ?? DEFAULT_LOCALE;
}

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORED_AS, locale);
  } catch {
    // Without storage (private mode) the choice is kept until the page is reloaded.
  }
}

export function rememberedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return SHOWN_LOCALES.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}
