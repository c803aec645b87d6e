import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { journeyRules } from './journey-rules';

// Without the rule that reads types, which needs the files of a project.
const rules = journeyRules.filter((one) => 'no-restricted-syntax' in one.rules);

const problemsIn = (code: string) =>
  new Linter()
    .verify(code, [{ files: ['**/*.ts'], languageOptions: { parser } }, ...(rules as Linter.Config[])], {
      filename: 'e2e/journeys/a.spec.ts',
    })
    .map(({ message }) => message);

it.each([
  ['waits for time', 'await page.waitForTimeout(100);'],
  ['waits for silence of the network', "await page.waitForLoadState('networkidle');"],
  ['reads once what may still change', "expect(await page.getByRole('row').count()).toBe(2);"],
  ['reads once, with a message', "expect(await page.getByText('a').isVisible(), 'a').toBe(true);"],
  ['scrolls when only the URL has changed', 'await expect(page).toHaveURL(/a/); await page.mouse.wheel(0, 9);'],
  ['presses a key when only the URL has changed', "await page.waitForURL(/a/); await page.keyboard.press('Tab');"],
  ['has a limit of its own', 'test.describe.configure({ timeout: 60_000 });'],
  ['has another limit of its own', "test('a', () => { test.setTimeout(600_000); });"],
  ['waits for less time than others', "await expect(page.getByRole('row')).toBeVisible({ timeout: 2000 });"],
  ['presses an option of a list that may still open', "await page.getByRole('option', { name: 'a' }).first().click();"],
  [
    'begins to watch the page without waiting for the beginning',
    "const fade = page.locator('a').evaluate((element) => element.id); await page.keyboard.press('Tab');",
  ],
  [
    'begins a check without waiting for it',
    "const shown = expect(page.getByText('a')).not.toBeVisible(); await page.keyboard.press('Tab');",
  ],
  [
    'begins to watch the page and does the next step together',
    "await Promise.all([page.locator('a').evaluate((element) => element.id), page.keyboard.press('Tab')]);",
  ],
  ['is skipped', "test.skip('a', () => {});"],
])('no journey %s', (_what, code) => {
  expect(problemsIn(code)).toHaveLength(1);
});

it.each([
  ['a check that waits', "await expect(page.getByRole('row')).toHaveCount(2);"],
  ['a check that reads again', "await expect.poll(() => page.getByRole('row').count()).toBe(2);"],
  [
    'scrolling what is shown',
    "await expect(page).toHaveURL(/a/); await expect(page.getByRole('row')).toHaveCount(2); await page.mouse.wheel(0, 9);",
  ],
  [
    'a short try among several',
    "await expect(async () => { await page.reload(); await expect(page.getByText('a')).toBeVisible({ timeout: 2000 }); }).toPass();",
  ],
  [
    'a wait for what the browser reports',
    "const download = page.waitForEvent('download'); await page.getByRole('button').click(); await download;",
  ],
  ['a wait for a request together with what sends it', 'await Promise.all([page.waitForRequest(/a/), page.reload()]);'],
  ['a press on an element of the new page', "await expect(page).toHaveURL(/a/); await page.getByRole('button').click();"],
])('journeys may have %s', (_what, code) => {
  expect(problemsIn(code)).toEqual([]);
});
