import tseslint from 'typescript-eslint';
import { journeyRules } from './tooling/eslint/journey-rules';
import { layers } from './tooling/eslint/layers';
import { BROWSER, NOT_LINTED } from './tooling/eslint/linted-files';
import { remoteKnowledge } from './tooling/eslint/remote-knowledge';
import { printingRules } from './tooling/eslint/printing-rules';
import { NO_CALLS_IN_A_LOOP, own, styleRules, TESTS } from './tooling/eslint/style-rules';

/** Rules that read no types, and none of React; `oxlint.config.ts` has those (ADR-0087). */
export default tseslint.config(
  { ignores: NOT_LINTED },
  ...styleRules({ browser: BROWSER, remotes: ['mfe-*/**/*.{ts,tsx}'] }),
  {
    files: ['shell/src/**/*.{ts,tsx}', 'shared-kit/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**', 'shared-kit/src/api/**', '**/*.{contract,test-data}.ts'],
    rules: { ...remoteKnowledge, ...NO_CALLS_IN_A_LOOP },
  },
  { files: ['**/*.{ts,tsx}'], rules: own('code-by-name', 'docstring-says-more') },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**', '**/*.{contract,test-data}.ts', 'e2e/**'],
    rules: own('folder-docstring'),
  },
  // The one loop over calls, behind useCallsInTurn.
  { files: ['shared-kit/src/ui-overlay/calls/series.ts'], rules: { 'inventory/calls-in-turn': 'off' } },
  {
    files: ['platform/api/src/**/*.ts'],
    ignores: [...TESTS, '**/testing/**'],
    rules: own('print-function', 'read-error-before-throw'),
  },
  {
    files: ['shared-kit/src/firebase/**/*.ts'],
    ignores: [...TESTS, '**/*.{contract,test-data}.ts'],
    rules: own('read-error-before-throw'),
  },
  // These run from top to bottom: a constant below their `await` does not exist yet when a function above uses it.
  {
    files: ['bench/src/*.bench.ts', 'platform/*/src/*.command.ts', 'platform/*/src/main.ts', 'tooling/platform/build.ts'],
    rules: { '@typescript-eslint/no-use-before-define': ['error', { functions: false }] },
  },
  // A line for every text of a namespace, written by a program.
  { files: ['locales/texts/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-extraneous-class': 'off' },
  },
  ...layers,
  ...journeyRules,
  ...printingRules,
);
