import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../ground/workspace';

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

export interface Texts {
  [key: string]: string | Texts;
}

export interface Labelled {
  label?: string;
  [more: string]: unknown;
}

export interface Declared {
  name: string;
  contract: number;
  namespace: string;
  title?: string;
  routes: { path: string; page: string }[];
  drawer?: Labelled[];
  quickAccess?: Labelled[];
  links?: object;
  uses?: string[];
  finder?: boolean;
}

/** A remote's declarations with the texts of its labels in every language, since the shell shows labels before it loads the remote and its texts. */
export function withLabels(declared: Declared, textsOf: (namespace: string) => Record<string, Texts>) {
  const { title, drawer = [], quickAccess = [] } = declared;
  const labelled = (entry: Labelled) => (entry.label === undefined ? entry : { ...entry, labels: labelsOf(entry.label, textsOf) });
  return {
    ...declared,
    ...(title !== undefined && { titles: labelsOf(title, textsOf) }),
    drawer: drawer.map(labelled),
    quickAccess: quickAccess.map(labelled),
  };
}

/** @param label a key with its namespace */
function labelsOf(label: string, textsOf: (namespace: string) => Record<string, Texts>) {
  const [namespace = '', key = ''] = label.split(':');
  return Object.fromEntries(
    Object.entries(textsOf(namespace)).map(([locale, texts]) => {
      const text = textAt(texts, key);
      if (typeof text !== 'string') throw new Error(`The label ${label} of remote.json has no text in ${locale}.`);
      return [locale, text];
    }),
  );
}

const textAt = (texts: Texts, key: string): string | Texts | undefined =>
  key.split('.').reduce((node: string | Texts | undefined, part) => (typeof node === 'object' ? node[part] : undefined), texts);

/** The folder of a remote's texts: the common one, or, in a remote's own repository, one beside its sources. */
export function localesOf(folder: string) {
  const own = join(folder, 'locales');
  return existsSync(own) ? own : join(folder, 'node_modules', 'locales');
}

/** The files of a namespace, by language. */
export const textFiles = (locales: string, namespace: string): [locale: string, file: string][] =>
  readdirSync(locales)
    .filter((name) => LOCALE.test(name))
    .map((locale) => [locale, join(locales, locale, `${namespace}.json`)] as [string, string])
    .filter(([, file]) => existsSync(file));

export const readTexts =
  (locales: string): ((namespace: string) => Record<string, Texts>) =>
  (namespace) =>
    Object.fromEntries(textFiles(locales, namespace).map(([locale, file]) => [locale, readJson(file)]));
