import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shown } from './print';
import { UserError } from './user-error';

/** The repository's folder, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder
 * @property {'shell' | 'remote' | 'platform' | 'source'} kind how it is built; `source` is not built
 * @property {string[]} uses names of the workspace packages it depends on
 * @property {string} version
 * @property {string[]} journeys the browser tests that use it, by the names of their files; all of them use shell and kit
 * @property {string} [namespace] of a remote's texts
 */

/** Reads a handwritten JSON file. Throws with its name and the line of a syntax error. @param {string} file */
export function readJson(file) {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const line = position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
    throw new UserError(shown`${relative(ROOT, file).replaceAll('\\', '/')}${line}: ${message}`);
  }
}

/** @param {string} [root] @returns {Package[]} */
export function readWorkspace(root = ROOT) {
  const folders = [...subfolders(root), ...subfolders(join(root, 'platform'))];
  return folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readPackage);
}

/** @param {string} folder @returns {string[]} */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .sort();
}

/** @param {string} folder @returns {Package} */
function readPackage(folder) {
  const { name, version, journeys = [], dependencies = {}, devDependencies = {} } = readJson(join(folder, 'package.json'));
  const uses = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => String(range).startsWith('workspace:'))
    .map(([used]) => used);
  const kind = kindOf(name, folder);
  return {
    name,
    folder,
    kind,
    uses,
    version,
    journeys,
    ...(kind === 'remote' && { namespace: readJson(join(folder, 'remote.json')).namespace }),
  };
}

/** @param {string} name @param {string} folder @returns {Package['kind']} */
function kindOf(name, folder) {
  if (existsSync(join(folder, 'remote.json'))) return 'remote';
  if (name === 'shell') return 'shell';
  if (name.startsWith('platform-')) return 'platform';
  return 'source';
}

/**
 * Finds a package by its name or the name of its folder.
 * @param {Package[]} packages @param {string} name
 */
export function packageNamed(packages, name) {
  const plain = name.replace(/\/$/, '').replace(/^platform\//, 'platform-');
  const match = packages.find((one) => one.name === plain);
  if (!match) throw new UserError(shown`There is no package "${name}". There are: ${packages.map((one) => one.name).join(', ')}.`);
  return match;
}
