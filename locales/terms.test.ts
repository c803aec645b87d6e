import { flat, LOCALES, NAMESPACES, readJson, THINGS, wordsOf, type Texts } from './catalogues';

/** All texts of a language, by namespace and key. */
const textsIn = (locale: string) => NAMESPACES.flatMap((name) => flat(readJson<Texts>(locale, `${name}.json`), `${name} `));

/** Finds any of the expressions as whole words. */
const expressionOf = (expressions: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${expressions.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const CASES = THINGS.flatMap(({ thing, only = LOCALES, allowed = [] }) =>
  only.map((locale) => ({ thing, locale, allowed, ...(wordsOf(locale).terms[thing] ?? { word: '', not: [] }) })),
);

describe('I18N-01 one word for one thing:', () => {
  it.each(CASES)('$thing is called "$word" in $locale', ({ locale, word, not, allowed }) => {
    expect(word).not.toBe('');
    const texts = textsIn(locale);
    expect(texts.some(([, text]) => expressionOf([word]).test(text))).toBe(true);
    const forbidden = not.length === 0 ? [] : texts.filter(([key, text]) => expressionOf(not).test(text) && !allowed.includes(key));
    expect(forbidden).toEqual([]);
  });

  it.each(THINGS.filter(({ allowed }) => allowed))('$thing: every text that may have another word has one', ({ thing, allowed }) => {
    const keys = CASES.filter((one) => one.thing === thing && one.not.length > 0).flatMap(({ locale, not }) =>
      textsIn(locale).flatMap(([key, text]) => (expressionOf(not).test(text) ? [key] : [])),
    );
    expect(allowed?.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(LOCALES)('the words of %s are for things that are listed', (locale) => {
    const listed = THINGS.filter(({ only = LOCALES }) => only.includes(locale)).map(({ thing }) => thing);
    expect(Object.keys(wordsOf(locale).terms)).toEqual(listed);
  });
});
