import { languageOf, type Locale } from 'shared-kit/model';

const PARTS = ['day', 'month', 'year'];

/** How a language writes the parts of a date, in their order with what stands between. */
const partsOf = (locale: Locale): Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);

/** The format of a typed date in the letters of dayjs, and, as its placeholder, in those of the language. */
export function dateFormat(locale: Locale): { format: string; placeholder: string } {
  const written = (letters: string) =>
    partsOf(locale)
      .map(({ type, value }) => (letters[PARTS.indexOf(type)] ?? '').repeat(type === 'year' ? 4 : 2) || value)
      .join('');
  return { format: written('DMY'), placeholder: written(languageOf(locale).dateLetters) };
}
