import { ruleCases } from '../testing/rule-cases';
import { journeyTimeLimit } from './journey-time-limit';

describe('journeys have no limits of their own', () => {
  ruleCases(journeyTimeLimit, {
    refused: [
      'test.describe.configure({ timeout: 60_000 });',
      "test('a', () => { test.setTimeout(600_000); });",
      "await expect(page.getByRole('row')).toBeVisible({ timeout: 2000 });",
    ],
    accepted: [
      "await expect(async () => { await page.reload(); await expect(page.getByText('a')).toBeVisible({ timeout: 2000 }); }).toPass();",
      'test.slow();',
      'await page.reload({ timeout: 2000 });',
    ],
  });
});
