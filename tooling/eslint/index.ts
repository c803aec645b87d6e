import { join } from 'node:path';
import { readJson } from '../ground/workspace';
import { ownLibraries, ownTestLibraries } from './own-libraries';
import { reactRules } from './react-rules';
import { layer, remoteLayers } from './remote-layers';
import { styleRules } from './style-rules';
import { typedRules } from './typed-rules';

/**
 * The linter's configuration of a remote in a repository of its own.
 * @param folder `import.meta.dirname` of the repository
 */
export function remoteRules(folder: string) {
  const [remote, kit] = [folder, join(folder, 'node_modules', 'shared-kit')].map((of) => readJson(join(of, 'package.json')));
  const sources = ['src/**/*.{ts,tsx}'];
  return [
    // Written by the build.
    { ignores: ['dist/', 'coverage/', 'test-results/', 'src/used-links.d.ts'] },
    ...styleRules({ browser: sources, remotes: sources }),
    ...reactRules(sources),
    ...typedRules(folder, sources),
    layer(sources, []),
    ...remoteLayers('src', ownLibraries(remote, kit), ownTestLibraries(remote)),
  ];
}
