import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What tests and `npm run new-language` read. The console imports the files themselves.

export interface Texts {
  [key: string]: string | Texts;
}

/** The words of one language, beside its texts: `words/<locale>.json`. */
export interface Words {
  /** Texts that are the same as in English: names, units, loan words. */
  same?: string[];
  /** Its word for each thing of `terms.json`, and expressions for other words of it, which nobody may use. */
  terms: Record<string, { word: string; not: string[] }>;
}

/** A thing that all screens call by one word. */
export interface Thing {
  thing: string;
  /** The languages that have a word for it, if not all have one. */
  only?: string[];
  /** The texts that may have another word, by namespace and key. */
  allowed?: string[];
}

export const DEFAULT_LOCALE = 'en-US';

export const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8')) as T;

export const LANGUAGES = readJson<Record<string, { name: string; quotes: string }>>('languages.json');
export const LOCALES = Object.keys(LANGUAGES);
export const THINGS = readJson<Thing[]>('terms.json');
export const NAMESPACES = readdirSync(join(import.meta.dirname, DEFAULT_LOCALE)).map((file) => file.replace('.json', ''));

export const wordsOf = (locale: string): Words => readJson('words', `${locale}.json`);

/** All texts by their keys, such as `login.title`. */
export const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/** The folders with texts of each language, each with the path of a file in it. Those of the tools are what new remotes begin with. */
export const TEXT_FILES = [
  ...NAMESPACES.map((namespace) => (locale: string) => `${locale}/${namespace}.json`),
  (locale: string) => `../tooling/new-remote/texts/${locale}.json`,
  (locale: string) => `../tooling/kit-package/example/locales/${locale}/elsewhere.json`,
];

/** The words of a text, without what its placeholders stand for. */
export const bare = (text: string): string => text.replace(/\{\{[^}]*\}\}|%s/g, '').trim();

const languageOf = (locale: string) => locale.split('-')[0];

/** Whether a language is not that of the default texts, and so has words of its own. */
export const isForeign = (locale: string): boolean => languageOf(locale) !== languageOf(DEFAULT_LOCALE);

/** Texts that are the same as those of the default language, by file. */
export function sameTexts(locale: string): { file: string; key: string; text: string }[] {
  return TEXT_FILES.flatMap((path) => {
    const own = new Map(flat(readJson<Texts>(path(locale))));
    return flat(readJson<Texts>(path(DEFAULT_LOCALE)))
      .filter(([key, text]) => own.get(key) === text && /\p{L}{2,}/u.test(bare(text)))
      .map(([key, text]) => ({ file: path(locale), key, text }));
  });
}

/** Texts of a language that nobody has translated: those of the default language whose words are not named as the same in both. */
export function untranslated(locale: string): { file: string; key: string; text: string }[] {
  if (!isForeign(locale)) return [];
  const { same = [] } = wordsOf(locale);
  return sameTexts(locale).filter(({ text }) => !same.includes(bare(text)));
}
