/**
 * Which package may import what (docs/decisions), as options of ESLint's own `no-restricted-imports`.
 * pnpm already makes undeclared packages unavailable; these rules say where declared ones may be imported.
 */

import { join } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../front-door/workspace.mjs';
import { ownLibraries, ownTestLibraries } from './own-libraries.mjs';

/** @typedef {import('./own-libraries.mjs').Manifest} Manifest */

/** Libraries of the browser side and the one place in shared-kit that wraps each. */
const HOMES = [
  { library: '^(antd|@ant-design|@rc-component|dayjs)(/|$)', home: /^ui-/, say: 'antd belongs in shared-kit/ui-*' },
  { library: '^(firebase|@firebase)(/|$)', home: /^firebase$/, say: 'Firebase belongs in shared-kit/firebase' },
  { library: '^(react-router|react-router-dom)(/|$)', home: /^router$/, say: 'the router belongs in shared-kit/router' },
  { library: '^(redux|react-redux|@reduxjs/toolkit)(/|$)', home: /^state$/, say: 'Redux belongs in shared-kit/state' },
  { library: '^(i18next|react-i18next)(/|$)', home: /^i18n$/, say: 'i18next belongs in shared-kit/i18n' },
  { library: '^(react-hook-form|@hookform)(/|$)', home: /^ui-/, say: 'forms belong to shared-kit/ui-*' },
];

/** The layers of shared-kit, in order: a layer may import itself and the layers before it. */
const KIT_LAYERS = [
  ['model'],
  ['firebase', 'api', 'workers'],
  ['state', 'i18n', 'router'],
  ['ui-core'],
  ['ui-frame'],
  ['ui-form', 'ui-data', 'ui-display'],
  ['contract', 'testing'],
];

const ACROSS_PACKAGES = {
  // A folder inside a package may have the name of another package: the path after it tells them apart.
  regex:
    '^(\\.\\./)+((shell|mfe-[a-z-]+|shared-kit|api|emulator|seed|web|bench)/src(/|$)|(tooling|platform|e2e)/|locales/(en|pt|es)-)',
  message: 'Import another package by its name.',
};

const NO_LAZY = { regex: '^react$', importNames: ['lazy'], message: 'Use lazyPart of shared-kit/ui-core: lazy() remembers a failure until the page is reloaded.' };

/** @param {string} allowed regular expression of what may be imported besides relative files @param {string} message */
const only = (allowed, message) => ({ regex: `^(?!\\.{1,2}(/|$)|${allowed})`, message });

/** @param {string[]} files @param {{ regex: string, message: string, importNames?: string[] }[]} patterns @param {string[]} [ignores] */
const layer = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [ACROSS_PACKAGES, ...patterns] }] },
});

// Contract cases are tests that two suites share.
const TESTS = ['**/*.{test,contract}.{ts,tsx}'];
const noWrapped = [NO_LAZY, ...HOMES.map(({ library, say }) => ({ regex: library, message: `${say}; import that entry.` }))];
const noBlocker = {
  regex: '^shared-kit/router$',
  importNames: ['useBlocker'],
  message: 'It blocks nothing: report unsaved changes with useUnsavedChanges or guardedAs, and the console asks before they are left.',
};
const notTheShell = { regex: '^(shell|mfe-[a-z-]+)(/|$)', message: 'Remotes and the shell never import each other.' };

/** @param {string} name */
function kitLayer(name) {
  const level = KIT_LAYERS.findIndex((names) => names.includes(name));
  const right = KIT_LAYERS.slice(level + 1).flat().join('|');
  const patterns = HOMES.filter(({ home }) => name !== 'testing' && !home.test(name)).map(({ library, say }) => ({
    regex: library,
    message: say,
  }));
  patterns.push(notTheShell, NO_LAZY);
  if (right) {
    patterns.push({
      regex: `^((\\.\\./)+|shared-kit/)(${right})(/|$)`,
      message: `${name} lies to the left of it: a layer imports only those to its left.`,
    });
  }
  return patterns;
}

/**
 * What a remote may import: the kit, and libraries of its own.
 * @param {string} folder @param {string[]} libraries @param {string[]} [ofTests]
 */
function remoteLayers(folder, libraries, ofTests = []) {
  const importing = (/** @type {string} */ name) => `${name.replaceAll('.', '\\.')}(/|$)`;
  const named = libraries.map(importing);
  const allowed = ['react$', 'shared-kit/', 'locales/', ...named, ...HOMES.map(({ library }) => library.slice(1))].join('|');
  const own = 'its own files and libraries that its package.json names with a reason and the kit does not have';
  return [
    layer([`${folder}/**/*.{ts,tsx}`], [...noWrapped, noBlocker, only(allowed, `A remote imports React, shared-kit, locales, ${own}.`)], [...TESTS, '**/testing/*.{ts,tsx}']),
    // Code that several tests share is in a folder `testing`.
    layer(
      [`${folder}/**/*.test.{ts,tsx}`, `${folder}/src/**/testing/*.{ts,tsx}`],
      [...noWrapped, noBlocker, only([allowed, '@testing-library/|fast-check$|node:', ...ofTests.map(importing)].join('|'), `A test of a remote imports React, shared-kit, locales, Testing Library, fast-check, ${own}.`)],
    ),
  ];
}

/** The layers of remotes with libraries of their own. @param {Manifest[]} remotes @param {Manifest} kit */
export function layersOfRemotes(remotes, kit) {
  return remotes.flatMap((remote) => {
    const libraries = ownLibraries(remote, kit);
    return libraries.length > 0 ? remoteLayers(remote.name, libraries, ownTestLibraries(remote)) : [];
  });
}

const modelLayer = [...kitLayer('model'), only('@exodus/bytes/|jszip$|numfmt$|pako$|parse5$|xlsx$', 'The model is pure: no React, DOM, Firebase or platform.')];
const below = (/** @type {string} */ above) => ({
  regex: `^\\.\\./(${above})(/|$)`,
  message: 'Below inventory-sheet and session-export lies workbook, below that pacing: none imports what lies above it.',
});

/** @param {{ folder: string }} one @returns {Manifest} */
const manifestOf = ({ folder }) => readJson(join(folder, 'package.json'));
const remotes = readWorkspace().filter(({ kind }) => kind === 'remote');

export const layers = [
  layer(['**/*.{ts,tsx}'], []),
  layer(['shell/**/*.{ts,tsx}'], [...noWrapped, noBlocker, { regex: '^mfe-', message: 'The shell knows remotes only from the registry.' }]),
  ...remoteLayers('mfe-*', []),
  ...layersOfRemotes(remotes.map(manifestOf), manifestOf({ folder: join(ROOT, 'shared-kit') })),
  layer(
    ['gallery/**/*.{ts,tsx}'],
    [only('react$|react-dom/client$|shared-kit/|locales/', 'The gallery shows shared-kit and nothing else.')],
    TESTS,
  ),
  layer(['locales/**/*.ts'], [only('locales/|node:', 'Texts depend on nothing.')]),
  ...KIT_LAYERS.flat()
    .filter((name) => name !== 'model')
    .map((name) => layer([`shared-kit/src/${name}/**/*.{ts,tsx}`], kitLayer(name), TESTS)),
  layer(['shared-kit/src/model/**/*.ts'], modelLayer, TESTS),
  layer(['shared-kit/src/model/workbook/**/*.ts'], [...modelLayer, below('inventory-sheet|session-export')], TESTS),
  layer(['shared-kit/src/model/pacing/**/*.ts'], [...modelLayer, below('inventory-sheet|session-export|workbook')], TESTS),
  layer(
    ['platform/**/*.ts'],
    [
      notTheShell,
      { regex: '^shared-kit/(?!model)', message: 'The platform shares only shared-kit/model with the console.' },
      { regex: '^(react|react-dom|antd)(/|$)', message: 'The platform has no screen.' },
    ],
  ),
];
