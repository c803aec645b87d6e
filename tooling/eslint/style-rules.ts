import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';
import { ROOT } from '../ground/workspace';
import { plugin } from './plugin/index';

export const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

/** The names of this plugin's rules stand after it: `inventory/pick-option`. */
export const own = (...names: (keyof typeof plugin.rules)[]) =>
  Object.fromEntries(names.map((name) => [`inventory/${name}`, 'error'] as const));

/** The functions of `shared-kit/api`, each of which sends a call. */
const CALLS = [...readFileSync(join(ROOT, 'shared-kit/src/api/index.ts'), 'utf8').matchAll(/^export \{ ([^}]*) \}/gm)]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[a-z]/.test(name) && name !== 'noEmailDomain');

/** No loop runs the calls of the kit. */
export const NO_CALLS_IN_A_LOOP: Linter.RulesRecord = { 'inventory/calls-in-turn': ['error', { calls: CALLS }] };

const OF_COMPONENTS = own(
  'format-list',
  'format-percent',
  'latin-key',
  'modal-says-unsaved',
  'name-order',
  'names-untranslated',
  'no-live-region',
  'no-number-input',
  'failure-read-once',
);

/** Rules of all tests, journeys included. */
export const OF_TESTS = own('no-hidden-role', 'no-skipped-test', 'test-time-limit');

/**
 * The rules that hold in this repository and in those of remotes.
 * @param files patterns of the files that run in browsers, and of those of remotes
 */
export const styleRules = ({ browser, remotes }: { browser: string[]; remotes: string[] }) =>
  // oxlint-disable-next-line typescript/no-deprecated -- defineConfig of ESLint refuses the types of this library's rules
  tseslint.config(
    { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { inventory: plugin } },
    ...tseslint.configs.strict,
    {
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        // The compiler checks indexed access. Where the bounds of a loop prove that an item exists, `!` is allowed.
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/no-dynamic-delete': 'off',
        '@typescript-eslint/no-invalid-void-type': 'off',
        // Doubles and listeners have empty functions on purpose.
        '@typescript-eslint/no-empty-function': 'off',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-var': 'error',
        'prefer-const': 'error',
        'object-shorthand': 'error',
        'no-implicit-coercion': ['error', { boolean: false }],
        'no-eval': 'error',
        'no-new-func': 'error',
        'max-lines': ['error', { max: 300 }],
      },
    },
    {
      files: browser,
      plugins: jsxA11y.flatConfigs.recommended.plugins,
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: {
        ...jsxA11y.flatConfigs.recommended.rules,
        'no-console': 'error',
      },
    },
    { files: browser, ignores: TESTS, rules: OF_COMPONENTS },
    {
      files: remotes,
      ignores: TESTS,
      rules: { ...own('adopted-styles', 'loss-has-checkbox', 'remove-button'), ...NO_CALLS_IN_A_LOOP },
    },
    { files: TESTS, rules: { 'max-lines': ['error', { max: 550 }], ...OF_TESTS } },
  );
