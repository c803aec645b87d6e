import languages from 'locales/languages.json';

/** The languages of the console (I18N-01). Their list, in the order of the language menu, is `locales/languages.json`. */
export type Locale = keyof typeof languages;

/** What the console must know of a language besides its texts (`locales/README.md`). */
export interface Language {
  /** In the language itself, so that all users can find theirs. */
  name: string;
  /** Tags of languages and regions that get this one (I18N-03). */
  standsFor: string[];
  /** The tag by which Firebase knows it. */
  mail: string;
  /** `,` or `;`: what Excel expects in a CSV. */
  csvSeparator: string;
  /** `.` or `,`. */
  decimalSign: string;
  /** `ltr` or `rtl`. */
  direction: string;
  /** What opens and what closes a quotation. */
  quotes: string;
  /** What stands for a digit of day, month and year where a date is typed: an «año» has an a. */
  dateLetters: string;
}

const LANGUAGES: Readonly<Record<Locale, Language>> = languages;
export const LOCALES = Object.keys(languages) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en-US';

/**
 * What the list says of a language. A remote that was published before a language was added gets it from the kit all the same, and treats it
 * as the default one.
 */
export const languageOf = (locale: Locale): Language => (LANGUAGES as Partial<typeof LANGUAGES>)[locale] ?? LANGUAGES[DEFAULT_LOCALE];

/** The languages by the tags that they stand for, in small letters, and by their own. */
const BY_TAG: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap((locale) => [locale, ...languageOf(locale).standsFor].map((tag) => [tag.toLowerCase(), locale] as const)),
);

/** Whether a tag is one of those that the list names, ignoring case. */
export const isNamedTag = (tag: string): boolean => BY_TAG.has(tag.toLowerCase());

/**
 * The locale for a language tag: that of the tag in the list, ignoring case, else of its language (I18N-03: en to en-US, pt and pt-PT to
 * pt-BR, es to es-ES; D-100 extends that to every region), else null.
 */
export function localeFor(tag: string): Locale | null {
  const lower = tag.toLowerCase();
  return BY_TAG.get(lower) ?? BY_TAG.get(lower.split('-')[0] ?? '') ?? null;
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
 * The language of a mail that Firebase sends, as `auth.languageCode` and the header `X-Firebase-Locale` name it (D-127). Firebase has English and
 * Spanish without their main region, and answers a tag that it does not know in the language of the project.
 */
export const mailLanguage = (locale: Locale): string => languageOf(locale).mail;
