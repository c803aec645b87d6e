import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { UserError } from '../ground/user-error';
import { readJson } from '../ground/workspace';

export interface Needs {
  dependencies?: object;
  devDependencies?: object;
}

/**
 * The lock file with a new package that has the same dependencies as one of the remotes. Their versions are locked already, so no package registry is
 * asked, and no other version can change.
 */
export function lockedLike(lock: string, name: string, remotes: { name: string; folder: string }[], needs: Needs) {
  const twin = remotes.find(({ folder }) => sameNeeds(readJson(join(folder, 'package.json')), needs));
  const block = twin && importerOf(lock, twin.name);
  if (!block) throw new UserError('No remote has the packages of the template, so the lock file cannot say which versions they are.');
  return lock.replace(block, () => block + block.replace(`  ${twin.name}:`, `  ${name}:`));
}

const sameNeeds = (one: Needs, other: Needs) =>
  isDeepStrictEqual([one.dependencies, one.devDependencies], [other.dependencies, other.devDependencies]);

/** The lines of a package, including the empty line behind them. */
const importerOf = (lock: string, name: string) => new RegExp(`^  ${name}:\\n(?:    .*\\n)+\\n`, 'm').exec(lock)?.[0];
