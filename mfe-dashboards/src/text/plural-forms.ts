import type { Locale } from 'shared-kit/model';

/** The forms of a text with a number, for a worker, which has no texts of its own. */
export interface PluralForms {
  locale: Locale;
  forms: Readonly<Record<string, string>>;
}

/** Stands for the number in a form. */
const NUMBER = '\uE000';
/** Languages have a form of their own for one, some numbers, and millions. */
const SAMPLES = [0, 1, 2, 3, 5, 1_000_000];

/** The forms of the text that `textOf` returns for a number. */
export function pluralForms(locale: Locale, textOf: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  return { locale, forms: Object.fromEntries(SAMPLES.map((count) => [rules.select(count), textOf(count).replace(String(count), NUMBER)])) };
}

const rulesOf = new Map<Locale, Intl.PluralRules>();

/** The text for a number by the rules of the language, from forms that were translated before. */
export function withNumber({ locale, forms }: PluralForms, count: number): string {
  let rules = rulesOf.get(locale);
  if (!rules) rulesOf.set(locale, (rules = new Intl.PluralRules(locale)));
  return (forms[rules.select(count)] ?? forms['other'] ?? '').replace(NUMBER, String(count));
}
