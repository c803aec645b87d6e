import { ruleCases } from '../testing/rule-cases';
import { testTimeLimit } from './test-time-limit';

describe('a test has no limit over a minute, and what comes before it none over three', () => {
  ruleCases(testTimeLimit, {
    refused: [
      'jest.setTimeout(120_000);',
      "it('a', async () => {}, 120_000);",
      "it('a', function () {}, 120_000);",
      "it.each([1])('a', () => {}, 90_000);",
      'beforeAll(() => {}, 240_000);',
    ],
    accepted: [
      'setTimeout(() => {}, 120_000);',
      "it('a', async () => {}, 30_000);",
      "it.each([1])('a', () => {}, 60_000);",
      'beforeAll(() => {}, 120_000);',
    ],
  });
});
