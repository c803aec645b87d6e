import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildable } from '../build/build-packages';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';
import { readBuilt, type BuiltRemote } from './built-remote';
import { publishBuilt } from './publish';
import { readRegistry, REGISTRY } from './registry-history';
import { isFolderName, openStore } from './store';

/** The folder of the remotes in a release and, with `npm start`, in the repository. */
export const RELEASED = '.release';

/** The release folder of this machine's console. Throws in a remote's own repository, which has no console. */
export function releaseFolder() {
  if (basename(ROOT) === 'node_modules')
    throw new UserError('Name the releases: --to=<folder>, or --to=gs://bucket/below. Nothing was changed.');
  const named = process.env.RELEASE_DIR || RELEASED;
  if (!isFolderName(named)) throw new UserError(shown`RELEASE_DIR is "${named}", and has to be a folder.`);
  return resolve(ROOT, named);
}

/** The remotes of a release in a folder that `npm run release` has written. */
export function readReleased(release: string): BuiltRemote[] {
  const folder = join(resolve(release), RELEASED);
  const file = join(folder, REGISTRY);
  const registry = existsSync(file) ? readRegistry(readFileSync(file)) : null;
  if (!registry)
    throw new UserError(
      shown`--from is "${release}", where no release lies. Nothing was changed.\nMake one in a new folder: npm run release -- <folder>`,
    );
  return registry.remotes.map(({ name, version }) => readBuilt(join(folder, 'remotes', name, version)));
}

/**
 * Releases the built remotes to a folder before it is served.
 * @param except names of remotes that are served directly from their builds
 * @returns `skipped`: remotes that stay at another version, because this one was rolled back or is a canary
 */
export function releaseBuilt(folder: string, except: string[] = []): Promise<{ skipped: string[] }> {
  const remotes = buildable().filter(({ kind, name }) => kind === 'remote' && !except.includes(name));
  return publishBuilt(
    openStore(folder),
    remotes.map((one) => readBuilt(join(one.folder, 'dist'))),
  );
}
