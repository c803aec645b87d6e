import { ruleCases } from '../testing/rule-cases';
import { noSkippedTest } from './no-skipped-test';

describe('no test is skipped', () => {
  ruleCases(noSkippedTest, {
    refused: [
      "it.skip('a', () => {});",
      "test.only('a', () => {});",
      "it.todo('a');",
      "it.skip.each([1])('a', () => {});",
      "test.describe.fixme('a', () => {});",
      "xit('a', () => {});",
    ],
    accepted: ["it('a', () => {});", "it.each([1])('a', () => {});", 'list.only(first);'],
  });
});
