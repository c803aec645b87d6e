import tseslint from 'typescript-eslint';
import { journeyRules } from './tooling/eslint/journey-rules';
import { layers } from './tooling/eslint/layers';
import { remoteKnowledge } from './tooling/eslint/remote-knowledge';
import { PAST_THE_DOOR, printingRules } from './tooling/eslint/printing-rules';
import { CALLS_IN_A_LOOP, OF_COMPONENTS, OF_SERVICES, styleRules, TESTS } from './tooling/eslint/style-rules';

const BROWSER = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}', 'shared-kit/**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.types/',
      '.cache/',
      '.data/',
      '.release/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'e2e/previous-release/',
      'tooling/kit-package/example/',
    ],
  },
  // The model has no React.
  ...styleRules({ browser: BROWSER, remotes: ['mfe-*/**/*.{ts,tsx}'], withoutReact: ['shared-kit/src/model/**'] }),
  {
    files: ['shell/src/**/*.{ts,tsx}', 'shared-kit/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**', 'shared-kit/src/api/**', '**/*.{contract,test-data}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OF_COMPONENTS, ...remoteKnowledge, CALLS_IN_A_LOOP] },
  },
  // The one loop over calls, behind useCallsInTurn.
  {
    files: ['shared-kit/src/ui-overlay/calls/series.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OF_COMPONENTS, ...remoteKnowledge] },
  },
  {
    files: ['platform/api/src/**/*.ts'],
    ignores: [...TESTS, '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...OF_SERVICES, PAST_THE_DOOR] },
  },
  {
    files: ['shared-kit/src/firebase/**/*.ts'],
    ignores: [...TESTS, '**/*.{contract,test-data}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OF_COMPONENTS, ...remoteKnowledge, ...OF_SERVICES] },
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
