import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildable } from '../build/build-packages';
import { ROOT } from '../ground/workspace';
import { ENTRY_FILE } from '../webpack/build-form';
import { readBuilt, type BuiltRemote } from './built-remote';
import { folderOf } from './places';
import { hasFiles } from './publish';
import { earlierRegistries } from './registry-history';
import type { Listed, Registry } from './registry';
import type { ReleaseStore } from './release-store';

/** The most registries of the history that are read. Reading a whole long history from a bucket could take minutes. */
const MOST_READ = 200;

/** How a listed version is known to whoever signs. */
export interface Known {
  /** its entry and all of its files are those of the build on this machine */
  builtHere: boolean;
  /** the newest registry with a trusted signature that lists it like this */
  signedIn: number | undefined;
}

/** The remotes that are built on this machine, as they would be published. @returns none in a remote's own repository */
export const builtHere = (): BuiltRemote[] =>
  basename(ROOT) === 'node_modules'
    ? []
    : buildable()
        .filter(({ kind, folder }) => kind === 'remote' && existsSync(join(folder, 'dist', ENTRY_FILE)))
        .map(({ folder }) => readBuilt(join(folder, 'dist')));

/**
 * Looks up how each version is known (D-144).
 * @param versions without their canaries
 * @returns in the order of the versions
 */
export async function knownVersions(
  store: ReleaseStore,
  versions: Listed[],
  { trusts, built }: { trusts: (registry: Registry) => Promise<boolean>; built: BuiltRemote[] },
): Promise<Known[]> {
  const known = await Promise.all(
    versions.map(async (version) => ({
      builtHere: await isBuilt(store, version, built),
      signedIn: undefined as number | undefined,
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

/** The versions of an entry: that of everybody, and that of its canary. */
export const versionsOf = (one: Listed): Listed[] => (one.canary ? [one, one.canary.remote] : [one]);

/** Whether two entries are the same version, whoever gets it. */
const isSame = ({ canary: _ofOne, rolledBack: _before, ...one }: Listed, { canary: _ofOther, rolledBack: _then, ...other }: Listed) =>
  isDeepStrictEqual(one, other);

async function isBuilt(store: ReleaseStore, version: Listed, built: BuiltRemote[]) {
  const { name, entry } = version;
  const here = built.find((one) => one.entry.name === name);
  if (!here || !entry.endsWith(`/${here.entry.entry}`)) return false;
  return isSame({ ...here.entry, entry }, version) && (await hasFiles(store, folderOf(version), here.files));
}
