import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildable } from '../cli/build-packages.mjs';
import { ROOT } from '../cli/workspace.mjs';
import { ENTRY_FILE, readBuilt } from './built-remote.mjs';
import { folderOf } from './places.mjs';
import { hasFiles } from './publish.mjs';
import { earlierRegistries } from './registry-history.mjs';

/** @typedef {import('./registry-history.mjs').Listed} Listed */
/** @typedef {import('./built-remote.mjs').BuiltRemote} BuiltRemote */

/** The most registries of the history that are read. Reading a whole long history from a bucket could take minutes. */
const MOST_READ = 200;

/**
 * How a listed version is known to whoever signs.
 * @typedef {object} Known
 * @property {boolean} builtHere its entry and all of its files are those of the build on this machine
 * @property {number | undefined} signedIn the newest registry with a trusted signature that lists it like this
 */

/** The remotes that are built on this machine, as they would be published. @returns {BuiltRemote[]} none in a remote's own repository */
export const builtHere = () =>
  basename(ROOT) === 'node_modules'
    ? []
    : buildable()
        .filter(({ kind, folder }) => kind === 'remote' && existsSync(join(folder, 'dist', ENTRY_FILE)))
        .map(({ folder }) => readBuilt(join(folder, 'dist')));

/**
 * Looks up how each version is known (D-144).
 * @param {import('./store.mjs').ReleaseStore} store @param {Listed[]} versions without their canaries
 * @param {{ trusts: (registry: import('./registry-history.mjs').Registry) => Promise<boolean>, built: BuiltRemote[] }} by
 * @returns {Promise<Known[]>} in the order of the versions
 */
export async function knownVersions(store, versions, { trusts, built }) {
  const known = await Promise.all(
    versions.map(async (version) => ({
      builtHere: await isBuilt(store, version, built),
      signedIn: /** @type {number | undefined} */ (undefined),
    })),
  );
  let read = 0;
  for await (const { serial, remotes } of earlierRegistries(store, trusts)) {
    const signed = remotes.flatMap(versionsOf);
    versions.forEach((version, index) => {
      const one = known[index];
      if (one && one.signedIn === undefined && signed.some((other) => isSame(other, version))) one.signedIn = serial;
    });
    read += 1;
    if (read === MOST_READ || known.every(({ signedIn }) => signedIn !== undefined)) break;
  }
  return known;
}

/** The versions of an entry: that of everybody, and that of its canary. @param {Listed} one @returns {Listed[]} */
export const versionsOf = (one) => (one.canary ? [one, one.canary.remote] : [one]);

/** Whether two entries are the same version, whoever gets it. @param {Listed} one @param {Listed} other */
const isSame = ({ canary: _ofOne, rolledBack: _before, ...one }, { canary: _ofOther, rolledBack: _then, ...other }) =>
  isDeepStrictEqual(one, other);

/** @param {import('./store.mjs').ReleaseStore} store @param {Listed} version @param {BuiltRemote[]} built */
async function isBuilt(store, version, built) {
  const { name, entry } = version;
  const here = built.find((one) => one.entry.name === name);
  if (!here || !entry.endsWith(`/${here.entry.entry}`)) return false;
  return isSame({ ...here.entry, entry }, version) && (await hasFiles(store, folderOf(version), here.files));
}
