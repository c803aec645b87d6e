import { join, resolve } from 'node:path';
import { buildable } from '../front-door/build-packages.mjs';
import { UserError } from '../front-door/user-error.mjs';
import { ROOT } from '../front-door/workspace.mjs';
import { readBuilt } from './built-remote.mjs';
import { publishBuilt } from './publish.mjs';
import { isFolderName, openStore } from './store.mjs';

/** Where this machine's console keeps its releases. */
export function releaseFolder() {
  const named = process.env.RELEASE_DIR || '.release';
  if (!isFolderName(named)) throw new UserError(`RELEASE_DIR is "${named}", and has to be a folder.`);
  return resolve(ROOT, named);
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
