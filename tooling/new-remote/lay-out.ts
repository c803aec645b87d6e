import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { readJson, readWorkspace } from '../ground/workspace';
import { lockedLike } from './lock-file';
import { namesOf, refusal, type Names, type Taken } from './names';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const TEXTS = fileURLToPath(new URL('./texts', import.meta.url));

/**
 * Adds a new remote to a repository: its package, its texts in every language, and its entries in the compiler's project list, in CODEOWNERS and in the lock file. Writes
 * nothing if the name cannot be used.
 * @param root the repository
 */
export function layOutRemote(root: string, name: string): Names {
  const packages = readWorkspace(root);
  const remotes = packages.filter(({ kind }) => kind === 'remote');
  const problem = refusal(name, takenIn(root, packages), declarationOf);
  if (problem) throw new UserError(problem);
  const names = namesOf(name);
  const lock = lockedLike(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), name, remotes, readJson(join(TEMPLATE, 'package.json')));

  for (const file of filesIn(TEMPLATE)) copy(join(TEMPLATE, file), join(root, name, file), names);
  for (const locale of Object.keys(readJson(join(root, 'locales', 'languages.json'))))
    copy(join(TEXTS, `${locale}.json`), join(root, 'locales', locale, `${names.namespace}.json`), names);
  addReference(join(root, 'tsconfig.json'), name);
  addOwner(join(root, 'CODEOWNERS'), names);
  writeFileSync(join(root, 'pnpm-lock.yaml'), lock);
  return names;
}

export interface Declared {
  name: string;
  namespace: string;
  routes: { path: string }[];
  links?: object;
}

function takenIn(root: string, packages: ReturnType<typeof readWorkspace>): Taken {
  const declared: Declared[] = packages.filter(({ kind }) => kind === 'remote').map(({ folder }) => readJson(join(folder, 'remote.json')));
  return {
    folders: readdirSync(root),
    packages: [...packages, ...declared].map(({ name }) => name),
    // The folder with the types of texts has a handwritten file too.
    namespaces: [...declared.map(({ namespace }) => namespace), ...namesIn(join(root, 'locales')).map((file) => parse(file).name)],
    routes: declared.flatMap(({ name, routes }) => routes.map(({ path }) => ({ path, remote: name }))),
    links: declared.flatMap(({ name, links = {} }) => Object.keys(links).map((link) => ({ link, remote: name }))),
  };
}

/** The names of the files with texts and with their types. */
const namesIn = (locales: string) =>
  readdirSync(locales, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && /^([a-z]{2}-[A-Z]{2}|texts)$/.test(folder.name))
    .flatMap((folder) => readdirSync(join(locales, folder.name)));

/** The `remote.json` of a remote with these names. */
const declarationOf = (names: Names) => JSON.parse(renamed(readFileSync(join(TEMPLATE, 'remote.json'), 'utf8'), names));

/** Paths below the folder, without the files of editors. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function copy(from: string, to: string, names: Names) {
  if (existsSync(to)) throw new UserError(shown`${to} exists already; nothing there was changed.`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, renamed(readFileSync(from, 'utf8'), names));
}

/** A file of the template, which is a remote called mfe-example, with all of its names replaced. */
function renamed(text: string, { name, namespace, path, words }: Names) {
  const by = new Map([
    ['mfe-example', name],
    ['exampleTexts', namespace],
    ['/example', path],
    ['Example', words],
  ]);
  // In one step, since a new name may contain one of the template's names, such as mfe-example-two.
  return text.replace(/mfe-example|exampleTexts|\/example(?!Texts)|Example/g, (old) => by.get(old) ?? old);
}

/** Lets the remote's team review its changes. */
function addOwner(file: string, { name, namespace }: Names) {
  const paths = [`/${name}/`, `/locales/*/${namespace}.json`];
  writeFileSync(file, readFileSync(file, 'utf8') + paths.map((path) => `${path.padEnd(34)} @inventory-console/${name}-team\n`).join(''));
}

/** Adds the remote to the projects that the compiler checks. */
function addReference(file: string, name: string) {
  const config = readJson(file);
  const last = config.references.findLastIndex(({ path }: { path: string }) => path.startsWith('mfe-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
