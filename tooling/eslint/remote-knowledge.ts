import { join } from 'node:path';
import type { Linter } from 'eslint';
import { readJson, readWorkspace } from '../ground/workspace';

/** Paths that the shell may contain, since its guards lead to them (D-10). */
const OF_THE_GUARDS = ['/', '/login', '/setpw', '/logout'];

const remotes = readWorkspace()
  .filter(({ kind }) => kind === 'remote')
  .map(({ folder }) => readJson(join(folder, 'remote.json')));

const names = remotes.map(({ name }) => name);
/** Each up to its first parameter: `/company` of `/company/:company`. */
const paths = remotes
  .flatMap(({ routes }) => routes.map(({ path }: { path: string }) => path.split('/:')[0]))
  .filter((path) => !OF_THE_GUARDS.includes(path));
const texts = remotes
  .flatMap(({ title, drawer = [], quickAccess = [] }) => [title, ...[...drawer, ...quickAccess].map(({ label }) => label)])
  .filter(Boolean);

/** What shell and kit must not contain: they know remotes from the registry only (ADD-26). */
export const remoteKnowledge: Linter.RulesRecord = {
  'inventory/no-remote-knowledge': ['error', { names, paths: [...new Set(paths)], texts }],
};
