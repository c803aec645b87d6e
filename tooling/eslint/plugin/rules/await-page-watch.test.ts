import { ruleCases } from '../testing/rule-cases';
import { awaitPageWatch } from './await-page-watch';

describe('journeys wait until what watches the page has begun', () => {
  ruleCases(awaitPageWatch, {
    refused: [
      "const fade = page.locator('a').evaluate((element) => element.id); await page.keyboard.press('Tab');",
      "const shown = expect(page.getByText('a')).not.toBeVisible(); await page.keyboard.press('Tab');",
      "await Promise.all([page.locator('a').evaluate((element) => element.id), page.keyboard.press('Tab')]);",
    ],
    accepted: [
      "const download = page.waitForEvent('download'); await page.getByRole('button').click(); await download;",
      'await Promise.all([page.waitForRequest(/a/), page.reload()]);',
      "const id = await page.locator('a').evaluate((element) => element.id);",
    ],
  });
});
