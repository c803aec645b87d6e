import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shown } from '../cli/print';
import { UserError } from '../cli/user-error';
import { readJson, readWorkspace } from '../cli/workspace';
import { lockedLike } from './lock-file';
import { namesOf, refusal } from './names';

/** @typedef {import('./names').Names} Names */

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const TEXTS = fileURLToPath(new URL('./texts', import.meta.url));

/**
 * Adds a new remote to a repository: its package, its texts in every language, and its entries in the compiler's project list, in CODEOWNERS and in the lock file. Writes
 * nothing if the name cannot be used.
 * @param {string} root the repository @param {string} name @returns {Names}
 */
export function layOutRemote(root, name) {
  const packages = readWorkspace(root);
  const remotes = packages.filter(({ kind }) => kind === 'remote');
  const problem = refusal(name, takenIn(root, packages), declarationOf);
  if (problem) throw new UserError(problem);
  const names = namesOf(name);
  const lock = lockedLike(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), name, remotes, readJson(join(TEMPLATE, 'package.json')));

  for (const file of filesIn(TEMPLATE)) copy(join(TEMPLATE, file), join(root, name, file), names);
  for (const file of readdirSync(TEXTS))
    copy(join(TEXTS, file), join(root, 'locales', file.replace('.json', ''), `${names.namespace}.json`), names);
  addReference(join(root, 'tsconfig.json'), name);
  addOwner(join(root, 'CODEOWNERS'), names);
  writeFileSync(join(root, 'pnpm-lock.yaml'), lock);
  return names;
}

/** @typedef {{ name: string, namespace: string, routes: { path: string }[], links?: object }} Declared */

/** @param {string} root @param {ReturnType<typeof readWorkspace>} packages @returns {import('./names').Taken} */
function takenIn(root, packages) {
  /** @type {Declared[]} */
  const declared = packages.filter(({ kind }) => kind === 'remote').map(({ folder }) => readJson(join(folder, 'remote.json')));
  return {
    folders: readdirSync(root),
    packages: [...packages, ...declared].map(({ name }) => name),
    // The folder with the types of texts has a handwritten file too.
    namespaces: [...declared.map(({ namespace }) => namespace), ...namesIn(join(root, 'locales')).map((file) => parse(file).name)],
    routes: declared.flatMap(({ name, routes }) => routes.map(({ path }) => ({ path, remote: name }))),
    links: declared.flatMap(({ name, links = {} }) => Object.keys(links).map((link) => ({ link, remote: name }))),
  };
}

/** The names of the files with texts and with their types. @param {string} locales */
const namesIn = (locales) =>
  readdirSync(locales, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && /^([a-z]{2}-[A-Z]{2}|texts)$/.test(folder.name))
    .flatMap((folder) => readdirSync(join(locales, folder.name)));

/** The `remote.json` of a remote with these names. @param {Names} names */
const declarationOf = (names) => JSON.parse(renamed(readFileSync(join(TEMPLATE, 'remote.json'), 'utf8'), names));

/** Paths below the folder, without the files of editors. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** @param {string} from @param {string} to @param {Names} names */
function copy(from, to, names) {
  if (existsSync(to)) throw new UserError(shown`${to} exists already; nothing there was changed.`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, renamed(readFileSync(from, 'utf8'), names));
}

/** A file of the template, which is a remote called mfe-example, with all of its names replaced. @param {string} text @param {Names} names */
function renamed(text, { name, namespace, path, words }) {
  const by = new Map([
    ['mfe-example', name],
    ['exampleTexts', namespace],
    ['/example', path],
    ['Example', words],
  ]);
  // In one step, since a new name may contain one of the template's names, such as mfe-example-two.
  return text.replace(/mfe-example|exampleTexts|\/example(?!Texts)|Example/g, (old) => by.get(old) ?? old);
}

/** Lets the remote's team review its changes. @param {string} file @param {Names} names */
function addOwner(file, { name, namespace }) {
  const paths = [`/${name}/`, `/locales/*/${namespace}.json`];
  writeFileSync(file, readFileSync(file, 'utf8') + paths.map((path) => `${path.padEnd(34)} @inventory-console/${name}-team\n`).join(''));
}

/** Adds the remote to the projects that the compiler checks. @param {string} file @param {string} name */
function addReference(file, name) {
  const config = readJson(file);
  const last = config.references.findLastIndex((/** @type {{ path: string }} */ { path }) => path.startsWith('mfe-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
