import { ruleCases } from '../testing/rule-cases';
import { retryingAssertion } from './retrying-assertion';

describe('journeys read again what may still change', () => {
  ruleCases(retryingAssertion, {
    refused: ["expect(await page.getByRole('row').count()).toBe(2);", "expect(await page.getByText('a').isVisible(), 'a').toBe(true);"],
    accepted: [
      "await expect(page.getByRole('row')).toHaveCount(2);",
      "await expect.poll(() => page.getByRole('row').count()).toBe(2);",
      'expect(await download.path()).toBe(path);',
    ],
  });
});
