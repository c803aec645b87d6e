/** The languages of the console (I18N-01), in the order of the language menu. */
export const LOCALES = ['en-GB', 'en-US', 'pt-BR', 'es-ES'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

const BY_LANGUAGE: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en-US'],
  ['pt', 'pt-BR'],
  ['es', 'es-ES'],
]);

/**
 * The locale for a language tag: exact match without case, else by its language (I18N-03: en to en-US, pt and pt-PT to
 * pt-BR, es to es-ES; D-100 extends that to every region), else null.
 */
export function localeFor(tag: string): Locale | null {
  const lower = tag.toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === lower);
  return exact ?? BY_LANGUAGE.get(lower.split('-')[0] ?? '') ?? null;
}

/**
 * The locale for an `Accept-Language` header: the most preferred language that the console has (DSET-14), or the default locale without such a
 * language.
 */
export function localeAccepted(header: string | undefined): Locale {
  const preferences = (header ?? '').split(',').map((one) => {
    const [tag = '', ...parameters] = one.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { locale: localeFor(tag), weight: Number.isNaN(weight) ? 0 : weight };
  });
  const [most] = preferences.filter(({ locale, weight }) => locale !== null && weight > 0).sort((a, b) => b.weight - a.weight);
  return most?.locale ?? DEFAULT_LOCALE;
}

/**
 * The BCP 47 tag by which Firebase knows a language of the console. It has English and Spanish without their main region, and answers a tag that it does
 * not know in the language of the project.
 */
const IN_FIREBASE: Readonly<Record<Locale, string>> = { 'en-GB': 'en-GB', 'en-US': 'en', 'pt-BR': 'pt-BR', 'es-ES': 'es' };

/** The language of a mail that Firebase sends, as `auth.languageCode` and the header `X-Firebase-Locale` name it (D-127). */
export const mailLanguage = (locale: Locale): string => IN_FIREBASE[locale];
