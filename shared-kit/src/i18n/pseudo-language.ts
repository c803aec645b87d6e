import { LOCALES, type Locale } from 'shared-kit/model';
import type { Catalogue } from './catalogue';

// A build that is published drops all of this but the two functions that return what they get.
const isOn = process.env['PSEUDO_LANGUAGE'] === 'on';

/**
 * A made-up language that shows what is not translated, and what breaks when words are longer (ADR-0081); null in what is published. It is
 * none of `LOCALES`, and has the English texts with accents and each word a third longer.
 */
export const PSEUDO_LOCALE = isOn ? ('en-XA' as Locale) : null;

/** The languages that can be shown: those of the console, and the made-up one. */
export const SHOWN_LOCALES: readonly Locale[] = PSEUDO_LOCALE === null ? LOCALES : [...LOCALES, PSEUDO_LOCALE];

/** An English text in the made-up language. */
export const pseudoText = isOn
  ? (text: string): string =>
      text
        .split(PLACEHOLDER)
        .map((part) => (PLACEHOLDER.test(part) ? part : part.replace(/[A-Za-z]+/g, pseudoWord)))
        .join('')
  : (text: string): string => text;

export const pseudoTexts = isOn
  ? (texts: Catalogue): Catalogue =>
      Object.fromEntries(
        Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoTexts(value)]),
      )
  : (texts: Catalogue): Catalogue => texts;

const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** What stands for values, and stays as it is. */
const PLACEHOLDER = /(\{\{[^}]*\}\}|%s)/;

/** A word with its accents, longer by a third: vowels are written twice until that is reached. */
function pseudoWord(word: string): string {
  let more = Math.ceil(word.length / 3);
  return [...word]
    .map((letter) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      return /[aeiou]/i.test(letter) && more-- > 0 ? accented + accented.toLowerCase() : accented;
    })
    .join('');
}
