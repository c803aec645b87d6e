import { ruleCases } from '../testing/rule-cases';
import { noWaitForTime } from './no-wait-for-time';

describe('journeys wait for what the page shows', () => {
  ruleCases(noWaitForTime, {
    refused: ['await page.waitForTimeout(100);', "await page.waitForLoadState('networkidle');"],
    accepted: ["await expect(page.getByRole('row')).toHaveCount(2);", "await page.waitForLoadState('load');"],
  });
});
