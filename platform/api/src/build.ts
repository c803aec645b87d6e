import { readFileSync } from 'node:fs';
import type { Build } from './server/build';

/** The folder of the repository or of a release, which is above the package. The path is right from its sources and its bundle. */
const ROOT = new URL('../../../', import.meta.url);

/** The file that `npm run release` writes beside the servers; in a repository only the version in package.json. */
export function readBuild(root = ROOT): Build {
  for (const name of ['build.json', 'package.json']) {
    try {
      const { version, commit } = JSON.parse(readFileSync(new URL(name, root), 'utf8')) as Partial<Build>;
      return { version: version ?? 'unknown', ...(commit !== undefined && { commit }) };
    } catch {
      // The next one says it.
    }
  }
  return { version: 'unknown' };
}
