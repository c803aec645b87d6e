import { ruleCases } from '../testing/rule-cases';
import { newPageBeforeKeys } from './new-page-before-keys';

describe('journeys press keys on the new page only when it is shown', () => {
  ruleCases(newPageBeforeKeys, {
    refused: [
      'await expect(page).toHaveURL(/a/); await page.mouse.wheel(0, 9);',
      "await page.waitForURL(/a/); await page.keyboard.press('Tab');",
    ],
    accepted: [
      "await expect(page).toHaveURL(/a/); await expect(page.getByRole('row')).toHaveCount(2); await page.mouse.wheel(0, 9);",
      "await expect(page).toHaveURL(/a/); await page.getByRole('button').click();",
    ],
  });
});
