import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../cli/workspace.mjs';

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * A remote's declarations with the texts of its labels in every language, since the shell shows labels before it loads the remote and its texts.
 * @typedef {{ [key: string]: string | Texts }} Texts
 * @typedef {{ label?: string }} Labelled
 * @typedef {{ name: string, contract: number, namespace: string, title?: string, routes: { path: string, page: string }[], drawer?: Labelled[], quickAccess?: Labelled[], links?: object, uses?: string[], finder?: boolean }} Declared
 * @param {Declared} declared
 * @param {(namespace: string) => Record<string, Texts>} textsOf the texts of a namespace, by language
 */
export function withLabels(declared, textsOf) {
  const { title, drawer = [], quickAccess = [] } = declared;
  const labelled = (/** @type {Labelled} */ entry) =>
    entry.label === undefined ? entry : { ...entry, labels: labelsOf(entry.label, textsOf) };
  return {
    ...declared,
    ...(title !== undefined && { titles: labelsOf(title, textsOf) }),
    drawer: drawer.map(labelled),
    quickAccess: quickAccess.map(labelled),
  };
}

/**
 * @param {string} label a key with its namespace
 * @param {(namespace: string) => Record<string, Texts>} textsOf
 */
function labelsOf(label, textsOf) {
  const [namespace = '', key = ''] = label.split(':');
  return Object.fromEntries(
    Object.entries(textsOf(namespace)).map(([locale, texts]) => {
      const text = textAt(texts, key);
      if (typeof text !== 'string') throw new Error(`The label ${label} of remote.json has no text in ${locale}.`);
      return [locale, text];
    }),
  );
}

/** @param {Texts} texts @param {string} key @returns {string | Texts | undefined} */
const textAt = (texts, key) =>
  key
    .split('.')
    .reduce((/** @type {string | Texts | undefined} */ node, part) => (typeof node === 'object' ? node[part] : undefined), texts);

/**
 * The folder of a remote's texts: the common one, or, in a remote's own repository, one beside its sources.
 * @param {string} folder
 */
export function localesOf(folder) {
  const own = join(folder, 'locales');
  return existsSync(own) ? own : join(folder, 'node_modules', 'locales');
}

/**
 * The files of a namespace, by language.
 * @param {string} locales
 * @param {string} namespace
 * @returns {[locale: string, file: string][]}
 */
export const textFiles = (locales, namespace) =>
  readdirSync(locales)
    .filter((name) => LOCALE.test(name))
    .map((locale) => /** @type {[string, string]} */ ([locale, join(locales, locale, `${namespace}.json`)]))
    .filter(([, file]) => existsSync(file));

/**
 * @param {string} locales
 * @returns {(namespace: string) => Record<string, Texts>}
 */
export const readTexts = (locales) => (namespace) =>
  Object.fromEntries(textFiles(locales, namespace).map(([locale, file]) => [locale, readJson(file)]));
