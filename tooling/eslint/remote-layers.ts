/** What a remote may import, in this repository or in one of its own, as options of ESLint's own `no-restricted-imports`. */

/** Libraries for browsers, each with the only folder of shared-kit that may import it. */
export const HOMES = [
  { library: '^(antd|@ant-design|@rc-component|dayjs)(/|$)', home: /^ui-/, say: 'antd belongs in shared-kit/ui-*' },
  { library: '^(firebase|@firebase)(/|$)', home: /^firebase$/, say: 'Firebase belongs in shared-kit/firebase' },
  { library: '^(react-router|react-router-dom)(/|$)', home: /^router$/, say: 'the router belongs in shared-kit/router' },
  { library: '^(redux|react-redux|@reduxjs/toolkit)(/|$)', home: /^state$/, say: 'Redux belongs in shared-kit/state' },
  { library: '^(i18next|react-i18next)(/|$)', home: /^i18n$/, say: 'i18next belongs in shared-kit/i18n' },
  { library: '^(react-hook-form|@hookform)(/|$)', home: /^ui-/, say: 'forms belong to shared-kit/ui-*' },
];

const ACROSS_PACKAGES = {
  // A folder inside a package may have the name of another package. The path behind it distinguishes them.
  regex:
    '^(\\.\\./)+((shell|mfe-[a-z-]+|shared-kit|api|counting|emulator|seed|web|bench)/src(/|$)|(tooling|platform|e2e)/|locales/[a-z]{2}-)',
  message: 'Import another package by its name.',
};

export const NO_LAZY = {
  regex: '^react$',
  importNames: ['lazy'],
  message: 'Use lazyPart of shared-kit/ui-core: lazy() remembers a failure until the page is reloaded.',
};

/** Restricts imports to relative files and the allowed ones. @param allowed regular expression */
export const only = (allowed: string, message: string) => ({ regex: `^(?!\\.{1,2}(/|$)|${allowed})`, message });

export const layer = (files: string[], patterns: { regex: string; message: string; importNames?: string[] }[], ignores: string[] = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [ACROSS_PACKAGES, ...patterns] }] },
});

// Contract files have test cases that two suites share.
export const TESTS = ['**/*.{test,contract}.{ts,tsx}'];
export const noWrapped = [NO_LAZY, ...HOMES.map(({ library, say }) => ({ regex: library, message: `${say}; import that entry.` }))];
export const noBlocker = {
  regex: '^shared-kit/router$',
  importNames: ['useBlocker'],
  message: 'It blocks nothing: report unsaved changes with useUnsavedChanges or guardedAs, and the console asks before they are left.',
};
const noHost = {
  regex: '^shared-kit/(host/|model/registry(/|$))',
  message: 'The entries shared-kit/host/* and model/registry are for the console itself, which may change them at any time.',
};
export const notTheShell = { regex: '^(shell|mfe-[a-z-]+)(/|$)', message: 'Remotes and the shell never import each other.' };

/**
 * The rules for the imports of a remote: only the kit and its own libraries.
 * @param sources its folder of sources
 */
export function remoteLayers(sources: string, libraries: string[], ofTests: string[] = []) {
  const importing = (name: string) => `${name.replaceAll('.', '\\.')}(/|$)`;
  const named = libraries.map(importing);
  const allowed = ['react$', 'shared-kit/', 'locales/', ...named, ...HOMES.map(({ library }) => library.slice(1))].join('|');
  const own = 'its own files and libraries that its package.json names with a reason and the kit does not have';
  return [
    layer(
      [`${sources}/**/*.{ts,tsx}`],
      [...noWrapped, noBlocker, noHost, only(allowed, `A remote imports React, shared-kit, locales, ${own}.`)],
      [...TESTS, '**/testing/*.{ts,tsx}'],
    ),
    // Code that several tests share is in a folder `testing`.
    layer(
      [`${sources}/**/*.test.{ts,tsx}`, `${sources}/**/testing/*.{ts,tsx}`],
      [
        ...noWrapped,
        noBlocker,
        noHost,
        only(
          [allowed, '@testing-library/|fast-check$|node:', ...ofTests.map(importing)].join('|'),
          `A test of a remote imports React, shared-kit, locales, Testing Library, fast-check, ${own}.`,
        ),
      ],
    ),
  ];
}
