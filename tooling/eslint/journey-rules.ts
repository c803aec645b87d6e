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

/** The rules of journeys. Which of their calls must be awaited is told by a rule that reads types (`oxlint.config.ts`). */
export const journeyRules = [{ files: ['e2e/**/*.ts'], rules: { ...OF_TESTS, ...BY_CHANCE } }];
