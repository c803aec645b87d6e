import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = ['en-US', 'en-GB', 'pt-BR', 'es-ES'];
const NAMESPACES = readdirSync(join(__dirname, 'en-US')).map((file) => file.replace('.json', ''));

type Nested = { [key: string]: string | Nested };

function flat(texts: Nested, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`).forEach((text, inner) => found.set(inner, text));
  }
  return found;
}

const texts = (locale: string, namespace: string) =>
  flat(JSON.parse(readFileSync(join(__dirname, locale, `${namespace}.json`), 'utf8')) as Nested);

/** `{{name}}`s as a set, `%s` by number: an order of its own is a language's right, a count of its own is not. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name)), ...text.matchAll(/%s/g)].map(String).sort();

/** Texts that are the same in another language by right: names, units, loan words, what stands on a Brazilian keyboard. */
const SAME_BY_RIGHT = new Set([
  'Dashboards',
  'OK',
  'Total',
  'No',
  'no',
  'Error',
  'XLSX',
  'CSV',
  'E-mail',
  'Status',
  'Console',
  'Zoom',
  'Home',
  'End',
  'Page Up',
  'Page Down',
  'Shift',
  'Enter',
]);

describe('catalogues', () => {
  it('I18N-01 has the same namespaces in every language', () => {
    for (const locale of LOCALES) {
      expect(readdirSync(join(__dirname, locale)).sort()).toEqual(NAMESPACES.map((name) => `${name}.json`).sort());
    }
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

    it.each(['pt-BR', 'es-ES'])('I18N-01 leaves nothing in English in %s', (locale) => {
      const translated = texts(locale, namespace);
      const untranslated = [...reference].filter(
        ([key, text]) => translated.get(key) === text && /\p{L}{2,}/u.test(bare(text)) && !SAME_BY_RIGHT.has(bare(text)),
      );
      expect(untranslated).toEqual([]);
    });

    it.each(LOCALES)('I18N-01 quotes as is done in %s', (locale) => {
      const others = locale === 'es-ES' ? /[“”‘'"]/ : /[«»‘'"]/;
      expect([...texts(locale, namespace)].filter(([, text]) => others.test(text))).toEqual([]);
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

/** The words of a text, without what its placeholders stand for. */
const bare = (text: string) => text.replace(/\{\{[^}]*\}\}|%s/g, '').trim();
