// Writes the types of all texts, a file for each namespace: `npm run texts [-- namespace …]` after adding a key to en-US; with `--check` it only says whether they are current.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Plural forms of one text are one key with a count. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Written by hand: what the files of the namespaces add to. */
const BY_HAND = 'index.ts';

interface Texts {
  [key: string]: string | Texts;
}

function* leaves(texts: Texts, prefix = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* leaves(value, `${prefix}${key}.`);
  }
}

/** The values a text takes: `count` and whatever stands in `{{…}}`. */
function valuesOf(key: string, text: string): Map<string, string> {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const values = new Map(names.map((name) => [name, 'string | number']));
  if (PLURAL.test(key)) values.set('count', 'number');
  return values;
}

const quoted = (name: string) => `'${name.replaceAll("'", "\\'")}'`;

function typesOf(texts: Texts): string[] {
  const keys = new Map<string, Map<string, string>>();
  for (const [key, text] of leaves(texts)) {
    const base = key.replace(PLURAL, '');
    keys.set(base, new Map([...(keys.get(base) ?? []), ...valuesOf(key, text)]));
  }
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => {
      const members = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
      return `      ${quoted(key)}: ${members.length ? `{ ${members.join('; ')} }` : 'None'};`;
    });
}

/** The source of a namespace's types as its en-US catalogue is now. */
function textsSource(namespace: string): string {
  const types = typesOf(JSON.parse(readFileSync(`${here}en-US/${namespace}.json`, 'utf8')) as Texts);
  return `// Written by write-texts.ts from en-US/${namespace}.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    ${quoted(namespace)}: {
${types.join('\n')}
    };
  }
}
`;
}

const written = (namespace: string) => `${here}texts/${namespace}.ts`;
const isCurrent = (namespace: string) =>
  existsSync(written(namespace)) && readFileSync(written(namespace), 'utf8') === textsSource(namespace);
const namesIn = (folder: string, ending: string) =>
  readdirSync(here + folder)
    .filter((name) => name.endsWith(ending) && name !== BY_HAND)
    .map((name) => name.slice(0, -ending.length));

const named = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const all = namesIn('en-US', '.json');
const namespaces = named.length > 0 ? named : all;
const removed = named.length > 0 ? [] : namesIn('texts', '.ts').filter((name) => !all.includes(name));

if (process.argv.includes('--check')) {
  const stale = [...namespaces.filter((name) => !isCurrent(name)), ...removed];
  for (const name of stale) console.error(`locales/texts/${name}.ts is not current: run npm run texts`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const name of namespaces) if (!isCurrent(name)) writeFileSync(written(name), textsSource(name));
  for (const name of removed) rmSync(written(name));
}
