import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../front-door/user-error.mjs';
import { readJson, readWorkspace } from '../front-door/workspace.mjs';
import { lockedLike } from './lock-file.mjs';
import { namesOf, refusal } from './names.mjs';

/** @typedef {import('./names.mjs').Names} Names */

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const TEXTS = fileURLToPath(new URL('./texts', import.meta.url));

/**
 * Adds a new remote to a repository: its package, its texts in every language, its entry in the compiler's project list and in
 * the lock file. Writes nothing when the name is not possible.
 * @param {string} root the repository @param {string} name @returns {Names}
 */
export function layOutRemote(root, name) {
  const remotes = readWorkspace(root).filter(({ kind }) => kind === 'remote');
  const problem = refusal(name, {
    folders: readdirSync(root),
    namespaces: readdirSync(join(root, 'locales', 'en-US')).map((file) => file.replace(/\.json$/, '')),
    routes: remotes.flatMap((remote) => routesOf(remote.folder).map((path) => ({ path, remote: remote.name }))),
  });
  if (problem) throw new UserError(problem);
  const names = namesOf(name);
  const lock = lockedLike(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), name, remotes, readJson(join(TEMPLATE, 'package.json')));

  for (const file of filesIn(TEMPLATE)) copy(join(TEMPLATE, file), join(root, name, file), names);
  for (const file of readdirSync(TEXTS)) copy(join(TEXTS, file), join(root, 'locales', file.replace('.json', ''), `${names.namespace}.json`), names);
  addReference(join(root, 'tsconfig.json'), name);
  writeFileSync(join(root, 'pnpm-lock.yaml'), lock);
  return names;
}

/** @param {string} folder @returns {string[]} */
const routesOf = (folder) => readJson(join(folder, 'remote.json')).routes.map((/** @type {{ path: string }} */ { path }) => path);

/** Paths below the folder, without what the tools of an editor leave there. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** @param {string} from @param {string} to @param {Names} names */
function copy(from, to, names) {
  if (existsSync(to)) throw new UserError(`${to} exists already; nothing there was changed.`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, renamed(readFileSync(from, 'utf8'), names));
}

/** A file of the template, which is a remote called mfe-example, with all of its names replaced. @param {string} text @param {Names} names */
const renamed = (text, { name, namespace, path, words }) =>
  text.replaceAll('mfe-example', name).replaceAll('exampleTexts', namespace).replaceAll('/example', path).replaceAll('Example', words);

/** Adds the remote to the projects that the compiler checks. @param {string} file @param {string} name */
function addReference(file, name) {
  const config = readJson(file);
  const last = config.references.findLastIndex((/** @type {{ path: string }} */ { path }) => path.startsWith('mfe-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
