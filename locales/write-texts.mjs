#!/usr/bin/env node
// Writes texts.ts, the types of every text: `node locales/write-texts.mjs` after adding a key to en-US; with `--check` it only says whether they are current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Plural forms of one text are one key with a count. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

function* leaves(texts, prefix = '') {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* leaves(value, `${prefix}${key}.`);
  }
}

/** The values a text takes: `count` and whatever stands in `{{…}}`. */
function valuesOf(key, text) {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name);
  const values = new Map(names.map((name) => [name, 'string | number']));
  if (PLURAL.test(key)) values.set('count', 'number');
  return values;
}

const quoted = (name) => `'${name.replaceAll("'", "\\'")}'`;

function typesOf(texts) {
  const keys = new Map();
  for (const [key, text] of leaves(texts)) {
    const base = key.replace(PLURAL, '');
    keys.set(base, new Map([...(keys.get(base) ?? []), ...valuesOf(key, text)]));
  }
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => {
      const members = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
      return `    ${quoted(key)}: ${members.length ? `{ ${members.join('; ')} }` : 'None'};`;
    });
}

/** The source of texts.ts as the en-US catalogues are now. */
function textsSource() {
  const files = readdirSync(`${here}en-US`).filter((name) => name.endsWith('.json')).sort();
  const namespaces = files.map((file) => {
    const texts = JSON.parse(readFileSync(`${here}en-US/${file}`, 'utf8'));
    return `  ${quoted(file.replace('.json', ''))}: {\n${typesOf(texts).join('\n')}\n  };`;
  });
  return `// Written by write-texts.mjs from the en-US catalogues; not to be edited.
/* eslint-disable max-lines -- a line for every text there is */

/** A text without values. */
export type None = Record<never, never>;

/** Every namespace, its keys, and the values each text needs. */
export interface Texts {
${namespaces.join('\n')}
}
`;
}

const written = `${here}texts.ts`;
if (process.argv[2] !== '--check') writeFileSync(written, textsSource());
else if (readFileSync(written, 'utf8') !== textsSource()) {
  console.error('locales/texts.ts is not current: run node locales/write-texts.mjs');
  process.exitCode = 1;
}
