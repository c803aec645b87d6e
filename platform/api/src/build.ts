import { readFileSync } from 'node:fs';
import type { Build } from './server/build';

/** The folder of the repository, or of a release: above the package, seen from its sources and its bundle alike. */
const ROOT = new URL('../../../', import.meta.url);

/** What `npm run release` has written down beside the servers; in a repository, the version in package.json alone. */
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
