import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  bare,
  flat,
  isForeign,
  LANGUAGES,
  LOCALES,
  NAMESPACES,
  readJson,
  sameTexts,
  untranslated,
  wordsOf,
  type Texts,
} from './catalogues';

const texts = (locale: string, namespace: string) => new Map(flat(readJson<Texts>(locale, `${namespace}.json`)));

/** `{{name}}`s as a set, `%s` by number: an order of its own is a language's right, a count of its own is not. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name)), ...text.matchAll(/%s/g)].map(String).sort();

/** All that open or close a quotation in some language. */
const QUOTES = [...'“”„‘‚«»‹›"', "'"];

describe('catalogues', () => {
  it('I18N-01 has the same namespaces in every language', () => {
    for (const locale of LOCALES) {
      expect(readdirSync(join(__dirname, locale)).sort()).toEqual(NAMESPACES.map((name) => `${name}.json`).sort());
    }
  });

  it('ADD-75 (D-167) has texts of the languages of the list, and of no other', () => {
    const folders = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'common.json')));
    expect(folders.sort()).toEqual([...LOCALES].sort());
  });

  it.each(LOCALES.filter(isForeign))('ADD-75 (D-167) leaves no text in English in %s', (locale) => {
    expect(untranslated(locale)).toEqual([]);
  });

  it.each(LOCALES.filter(isForeign))('ADD-75 (D-167) names for %s no text as the same as in English that is not', (locale) => {
    const same = new Set(sameTexts(locale).map(({ text }) => bare(text)));
    expect(wordsOf(locale).same?.filter((text) => !same.has(text))).toEqual([]);
  });

  describe.each(NAMESPACES)('%s', (namespace) => {
    const reference = texts('en-US', namespace);

    it.each(LOCALES)('I18N-01 has the same keys in %s', (locale) => {
      expect([...texts(locale, namespace).keys()].sort()).toEqual([...reference.keys()].sort());
    });

    it.each(LOCALES)('I18N-01 has the same placeholders in %s', (locale) => {
      const translated = texts(locale, namespace);
      for (const [key, text] of reference) {
        expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      }
    });

    it.each(LOCALES)('I18N-01 quotes as is done in %s', (locale) => {
      const others = QUOTES.filter((sign) => !LANGUAGES[locale]?.quotes.includes(sign));
      expect([...texts(locale, namespace)].filter(([, text]) => others.some((sign) => text.includes(sign)))).toEqual([]);
    });

    it('I18N-01 has every plural form that one of the languages needs', () => {
      const forms = new Set(LOCALES.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories));
      const plurals = [...reference.keys()].filter((key) => /_(one|other|many)$/.test(key));
      for (const key of plurals) {
        const base = key.replace(/_[a-z]+$/, '');
        for (const form of forms) expect(reference.has(`${base}_${form}`) || `${base}_${form}`).toBe(true);
      }
    });
  });
});
