/** Files that run in browsers. */
export const BROWSER = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}', 'shared-kit/**/*.{ts,tsx}'];

/** Files that neither linter reads. */
export const NOT_LINTED = [
  '**/dist/',
  '**/.types/',
  '**/.cache/',
  '.data/',
  '.release/',
  '**/coverage/',
  '**/test-results/',
  '**/playwright-report/',
  'e2e/previous-release/',
  'tooling/kit-package/example/',
  // Written by the build.
  '**/src/used-links.d.ts',
];

/** Files whose types no project of the compiler checks: ESLint reads them alone. */
export const WITHOUT_TYPES = [
  '**/*.cjs',
  '**/*.js',
  '**/*.mjs',
  '/*.ts',
  // Benches that compare with other libraries.
  'bench/bare-read/',
  'bench/big-table/',
  'bench/floor/',
  // The copy of it that a test makes is checked.
  'tooling/new-remote/template/',
];
