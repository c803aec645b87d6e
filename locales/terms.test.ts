import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Nested = { [key: string]: string | Nested };

/** One thing with its word in each language; `forbidden` are expressions for other words of it, `allowed` the texts that may have them. */
interface Term {
  thing: string;
  terms: Record<string, string>;
  forbidden: Record<string, string[]>;
  allowed?: string[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), 'utf8'));
const TERMS = read('terms.json') as Term[];

const flat = (texts: Nested, prefix: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/** All texts of a language, by namespace and key. */
const textsIn = (locale: string) =>
  readdirSync(join(__dirname, locale)).flatMap((file) => flat(read(`${locale}/${file}`) as Nested, `${file.replace('.json', '')} `));

/** Finds any of the expressions as whole words. */
const wordsOf = (expressions: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${expressions.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const CASES = TERMS.flatMap(({ thing, terms, forbidden, allowed = [] }) =>
  Object.entries(terms).map(([locale, term]) => ({ thing, locale, term, others: forbidden[locale] ?? [], allowed })),
);

describe('I18N-01 one word for one thing:', () => {
  it.each(CASES)('$thing is called "$term" in $locale', ({ locale, term, others, allowed }) => {
    const texts = textsIn(locale);
    expect(texts.some(([, text]) => wordsOf([term]).test(text))).toBe(true);
    const found = others.length === 0 ? [] : texts.filter(([key, text]) => wordsOf(others).test(text) && !allowed.includes(key));
    expect(found).toEqual([]);
  });

  it.each(TERMS.filter(({ allowed }) => allowed))('$thing: every text that may have another word has one', ({ forbidden, allowed }) => {
    const found = Object.entries(forbidden).flatMap(([locale, others]) =>
      textsIn(locale).flatMap(([key, text]) => (others.length > 0 && wordsOf(others).test(text) ? [key] : [])),
    );
    expect(allowed?.filter((key) => !found.includes(key))).toEqual([]);
  });
});
