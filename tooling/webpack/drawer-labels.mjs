import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * Drawer entries, or routes, with their labels in every language: the shell shows them before any remote, and its texts, is loaded.
 * @typedef {{ [key: string]: string | Texts }} Texts
 * @param {{ label: string }[]} entries
 * @param {(namespace: string) => Record<string, Texts>} textsOf the texts of a namespace, by language
 */
export function withLabels(entries, textsOf) {
  return entries.map((entry) => {
    const [namespace = '', key = ''] = entry.label.split(':');
    const labels = Object.fromEntries(
      Object.entries(textsOf(namespace)).map(([locale, texts]) => {
        const text = textAt(texts, key);
        if (typeof text !== 'string') throw new Error(`The label ${entry.label} of remote.json has no text in ${locale}.`);
        return [locale, text];
      }),
    );
    return { ...entry, labels };
  });
}

/**
 * @param {Texts} texts
 * @param {string} key
 */
function textAt(texts, key) {
  /** @type {string | Texts | undefined} */
  let node = texts;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return node;
}

/**
 * Where the texts of a package lie that depends on `locales`.
 * @param {string} folder
 */
export const localesOf = (folder) => join(folder, 'node_modules', 'locales');

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
  Object.fromEntries(textFiles(locales, namespace).map(([locale, file]) => [locale, JSON.parse(readFileSync(file, 'utf8'))]));
