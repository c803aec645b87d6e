import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildable } from '../front-door/build-packages.mjs';
import { UserError } from '../front-door/user-error.mjs';
import { ROOT } from '../front-door/workspace.mjs';
import { readBuilt } from './built-remote.mjs';
import { publishBuilt } from './publish.mjs';
import { readRegistry, REGISTRY } from './registry-history.mjs';
import { isFolderName, openStore } from './store.mjs';

/** The folder of the remotes in a release, as `npm start` has it in the repository. */
export const RELEASED = '.release';

/** Where this machine's console keeps its releases. The installed tools of a remote in a repository of its own have no console beside them. */
export function releaseFolder() {
  if (basename(ROOT) === 'node_modules') throw new UserError('Name the releases: --to=<folder>, or --to=gs://bucket/below. Nothing was changed.');
  const named = process.env.RELEASE_DIR || RELEASED;
  if (!isFolderName(named)) throw new UserError(`RELEASE_DIR is "${named}", and has to be a folder.`);
  return resolve(ROOT, named);
}

/**
 * The remotes of a release that was laid out in a folder (`npm run release`).
 * @param {string} release @returns {import('./built-remote.mjs').BuiltRemote[]}
 */
export function readReleased(release) {
  const folder = join(resolve(release), RELEASED);
  const file = join(folder, REGISTRY);
  const registry = existsSync(file) ? readRegistry(readFileSync(file)) : null;
  if (!registry) throw new UserError(`--from is "${release}", where no release lies. Nothing was changed.\nMake one in a new folder: npm run release -- <folder>`);
  return registry.remotes.map(({ name, version }) => readBuilt(join(folder, 'remotes', name, version)));
}

/**
 * Releases the remotes that were built, in a folder that is served next.
 * @param {string} folder @param {string[]} [except] names of those that are served as they are built
 * @returns {Promise<{ held: string[] }>} `held`: remotes that stay at another version, because this one was rolled back or is a canary
 */
export function releaseBuilt(folder, except = []) {
  const remotes = buildable().filter(({ kind, name }) => kind === 'remote' && !except.includes(name));
  return publishBuilt(openStore(folder), remotes.map((one) => readBuilt(join(one.folder, 'dist'))));
}
