import type { Linter } from 'eslint';
import { OF_TESTS, own } from './style-rules';

/** What makes journeys fail by chance, on a machine that is slower or busier than another (e2e/README.md). */
const BY_CHANCE = own(
  'await-page-watch',
  'journey-time-limit',
  'new-page-before-keys',
  'no-wait-for-time',
  'pick-option',
  'retrying-assertion',
);

/** The rules of journeys. Their types are read too, since only those tell which calls must be awaited. */
export const journeyRules: Linter.Config[] = [
  {
    files: ['e2e/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error', ...OF_TESTS, ...BY_CHANCE },
  },
];
