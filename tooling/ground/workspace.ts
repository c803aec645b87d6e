import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shown } from './print';
import { UserError } from './user-error';

/** The repository's folder, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export interface Package {
  name: string;
  folder: string;
  /** how it is built; `source` is not built */
  kind: 'shell' | 'remote' | 'platform' | 'source';
  /** names of the workspace packages it depends on */
  uses: string[];
  version: string;
  /** the browser tests that use it, by the names of their files; all of them use shell and kit */
  journeys: string[];
  /** of a remote's texts */
  namespace?: string;
}

/** Reads a handwritten JSON file. Throws with its name and the line of a syntax error. */
export function readJson(file: string) {
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

/** Every package of the repository, also those of the platform, by their `package.json`. */
export function readWorkspace(root: string = ROOT): Package[] {
  const folders = [...subfolders(root), ...subfolders(join(root, 'platform'))];
  return folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readPackage);
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .sort();
}

function readPackage(folder: string): Package {
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

function kindOf(name: string, folder: string): Package['kind'] {
  if (existsSync(join(folder, 'remote.json'))) return 'remote';
  if (name === 'shell') return 'shell';
  if (name.startsWith('platform-')) return 'platform';
  return 'source';
}

/** Finds a package by its name or the name of its folder. */
export function packageNamed(packages: Package[], name: string) {
  const plain = name.replace(/\/$/, '').replace(/^platform\//, 'platform-');
  const match = packages.find((one) => one.name === plain);
  if (!match) throw new UserError(shown`There is no package "${name}". There are: ${packages.map((one) => one.name).join(', ')}.`);
  return match;
}
