import { DEFAULT_LOCALE, localeFor, LOCALES, type Locale } from 'shared-kit/model';

/** The key under which the chosen language is stored (D-99). */
export const STORED_AS = 'locale';

/** Language tags that I18N-03 names; other regions are matched after them (D-100). */
const MAPPED = ['en', 'pt', 'pt-pt', 'es', ...LOCALES.map((locale) => locale.toLowerCase())];

/** The first language (I18N-02 to 04): the stored one, else by the browser's list, else en-US. */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  const mapped = languages.filter((tag) => MAPPED.includes(tag.toLowerCase()));
  const first = [...mapped, ...languages].map(localeFor).find((locale) => locale !== null);
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
    return LOCALES.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}
