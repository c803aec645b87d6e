/**
 * Which package may import what (ADR-0001), as options of ESLint's own `no-restricted-imports`.
 * pnpm already makes undeclared packages unavailable. These rules restrict where declared ones may be imported.
 */

import { join } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';
import { ownLibraries, ownTestLibraries, type Manifest } from './own-libraries';
import { HOMES, layer, NO_LAZY, noBlocker, notTheShell, noWrapped, only, remoteLayers, TESTS } from './remote-layers';

/** The rooms of shared-kit; `.dependency-cruiser.mjs` states which lies below which. */
const ROOMS = [
  'api',
  'contract',
  'firebase',
  'i18n',
  'router',
  'state',
  'testing',
  'ui-antd',
  'ui-core',
  'ui-data',
  'ui-display',
  'ui-domain',
  'ui-form',
  'ui-frame',
  'ui-overlay',
  'workers',
];

const NO_PIPELINES = {
  regex: '^firebase/firestore/pipelines$',
  message: 'The shell is built without what pipelines of Firestore need for patterns (tooling/webpack/shell.ts).',
};

/** @param name of a room of shared-kit */
function kitLayer(name: string) {
  const wrapped = HOMES.filter(({ home }) => name !== 'testing' && !home.test(name)).map(({ library, say }) => ({
    regex: library,
    message: say,
  }));
  return [...wrapped, notTheShell, NO_LAZY, NO_PIPELINES];
}

/** The layer rules of remotes, with the libraries that each remote bundles itself. */
export function layersOfRemotes(remotes: Manifest[], kit: Manifest) {
  return remotes.flatMap((remote) => {
    const libraries = ownLibraries(remote, kit);
    return libraries.length > 0 ? remoteLayers(`${remote.name}/src`, libraries, ownTestLibraries(remote)) : [];
  });
}

const modelLayer = [
  ...kitLayer('model'),
  only(
    '@exodus/bytes/|jszip$|locales/((en-US/(codes|remotes|spreadsheets)|languages)\\.json|texts)$|numfmt$|pako$|parse5$|typebox$|xlsx$',
    'The model is pure: no React, DOM, Firebase or platform.',
  ),
];

const platformLayer = [
  notTheShell,
  { regex: '^shared-kit/(?!model)', message: 'The platform shares only shared-kit/model with the console.' },
  { regex: '^(react|react-dom|antd)(/|$)', message: 'The platform has no screen.' },
];

const manifestOf = ({ folder }: { folder: string }): Manifest => readJson(join(folder, 'package.json'));
const remotes = readWorkspace().filter(({ kind }) => kind === 'remote');

export const layers = [
  layer(['**/*.{ts,tsx}'], []),
  layer(['shell/**/*.{ts,tsx}'], [...noWrapped, noBlocker, { regex: '^mfe-', message: 'The shell knows remotes only from the registry.' }]),
  ...remoteLayers('mfe-*/src', []),
  ...layersOfRemotes(remotes.map(manifestOf), manifestOf({ folder: join(ROOT, 'shared-kit') })),
  layer(
    ['gallery/**/*.{ts,tsx}'],
    [only('react$|react-dom/client$|shared-kit/|locales/', 'The gallery shows shared-kit and nothing else.')],
    TESTS,
  ),
  layer(['locales/**/*.ts'], [only('locales/|node:', 'Texts depend on nothing.')]),
  ...ROOMS.map((name) => layer([`shared-kit/src/${name}/**/*.{ts,tsx}`], kitLayer(name), TESTS)),
  layer(['shared-kit/src/model/**/*.ts'], modelLayer, TESTS),
  layer(['platform/**/*.ts'], platformLayer),
  layer(
    ['platform/counting/src/**/*.ts'],
    [
      ...platformLayer,
      {
        regex: '^(firebase-admin|platform-api|platform-emulator)(/|$)|^platform-seed$',
        message:
          'An app has the sign-in of its user only. It imports firebase, shared-kit/model and the readings, pictures and accounts of the demo.',
      },
    ],
    [...TESTS, '**/testing/*.ts'],
  ),
];
