import type { Floors } from '../floor-rules';
import { CONSOLE } from './console';
import { KIT } from './kit';
import { PLATFORM } from './platform';

/**
 * The floors of each package, by its folder of sources, lowest floor first, and what each folder is for: docs/floors.md draws them. A new folder stands
 * where the lowest of its users can still import it.
 */
export const FLOORS: Readonly<Record<string, Floors>> = {
  'shared-kit/src': KIT,
  ...CONSOLE,
  ...PLATFORM,
  tooling: [
    { ground: 'what everything else needs: workspace, printing, errors for users, options, running programs, ports, install' },
    {
      browser: 'finding a browser',
      eslint: 'rules of the linter',
      fuzz: 'random input',
      imports: 'these floors, and doors between folders',
      'jest-preset': 'what the test runner takes',
      refresh: 'pages in development',
    },
    { platform: 'building a package for Node', webpack: 'building a package for browsers' },
    { build: 'which packages have changed, and building them' },
    {
      'api-report': "reports of the kit's exports (npm run api)",
      audit: 'what ships: notices, list, known weaknesses',
      'kit-package': 'what a remote in a repository of its own installs, and such a remote, example',
      'new-remote': 'the remote that npm run new-remote copies: template and its texts',
      'release/loading': 'what a release loads in a browser',
    },
    { release: 'the release folder: publish, canary, rollback, signatures' },
    { cli: 'what several commands do: the stack, data, checks, tests' },
    { 'cli/against': 'a run against another project' },
    { 'cli/commands': 'one file for each command of the root package.json' },
  ],
  e2e: [{ support: 'helpers' }, { journeys: 'the tests' }],
};
