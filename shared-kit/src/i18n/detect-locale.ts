import { DEFAULT_LOCALE, localeFor, LOCALES, type Locale } from 'shared-kit/model';

/** Where the chosen language is remembered (D-99). */
const STORED_AS = 'locale';

/** Tags that I18N-03 maps by name; other regions come after them (D-100). */
const MAPPED = ['en', 'pt', 'pt-pt', 'es', ...LOCALES.map((locale) => locale.toLowerCase())];

/** The language to start with (I18N-02 to 04): the remembered one, else by the browser's list, else en-US. */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  const mapped = languages.filter((tag) => MAPPED.includes(tag.toLowerCase()));
  for (const tag of [...mapped, ...languages]) {
    const locale = localeFor(tag);
    if (locale) return rememberedLocale() ?? locale;
  }
  return rememberedLocale() ?? DEFAULT_LOCALE;
}

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORED_AS, locale);
  } catch {
    // Without storage, as in private mode, the choice lasts as long as the page.
  }
}

function rememberedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return LOCALES.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}
