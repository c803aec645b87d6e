import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../support/at-rest';
import { expectPrintFits } from '../support/page-checks';
import { writeCycleCounts, writeDomain, type TestDomain } from '../support/domains';
import { expect, test } from '../support/test';

let own: TestDomain;

// A domain of its own: sessions that other journeys write would push rows to the next page.
test.beforeEach(async ({ page, signedIn }) => {
  own = await writeDomain('Table Yard');
  await writeCycleCounts(own, 24);
  await signedIn(page);
  await page.goto(own.sessions);
  await expect(dataRows(page).nth(9)).toBeVisible();
});

test.afterEach(({ page }) => own.remove(page));

const table = (page: Page) => page.getByRole('table', { name: 'Sessions' });
const dataRows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('a reload, Back and a shared link restore page, sort order and filters of a table', async ({ page, context }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('count');
  await expect(page).toHaveURL(/[?&]q=count/);
  await table(page).getByRole('button', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sort=total\.asc&page=2/);
  // The URL changes before the rows do.
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  const shown = await dataRows(page).first().textContent();
  expect(shown).toContain('Cycle count 14');
  const asBefore = async (on: Page) => {
    await expect(on.getByRole('searchbox', { name: 'Search' })).toHaveValue('count');
    await expect(dataRows(on).first()).toHaveText(shown ?? '');
  };

  await page.reload();
  await asBefore(page);
  await dataRows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(own.domain);
  await page.goBack();
  await asBefore(page);
  const another = await context.newPage();
  await another.goto(page.url());
  await asBefore(another);
  await another.close();
  await page.goBack();
  await expect(page).toHaveURL(/sort=total\.asc$/);
});

test('TABLE-04 Dense makes rows, and cards on a narrow screen, less high and lasts over a reload', async ({ page }) => {
  const dense = page.getByRole('switch', { name: 'Dense' });
  const heights = async (rows: Locator) =>
    new Set(await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height))));
  await placeOf(dataRows(page).first());
  expect(await heights(dataRows(page))).toEqual(new Set([43]));
  await dense.click();
  await expect.poll(() => heights(dataRows(page))).toEqual(new Set([32]));
  await page.reload();
  await expect(dense).toBeChecked();
  await expect.poll(() => heights(dataRows(page))).toEqual(new Set([32]));

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem').first();
  const { height: low } = await placeOf(card);
  await dense.click();
  await expect(dense).not.toBeChecked();
  expect((await placeOf(card)).height).toBeGreaterThan(low + 5);
});

test('arrow keys move through one long list, and Tab leaves the list after the controls of one row', async ({ page }) => {
  await page.getByRole('switch', { name: 'One long list' }).click();
  await expect(page).toHaveURL(/rows=all/);
  await expect(dataRows(page).nth(12)).toBeAttached();
  await table(page).getByRole('button', { name: 'Name' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect(table(page).locator('tr:focus-within')).toHaveAttribute(
    'aria-rowindex',
    (await table(page).getAttribute('aria-rowcount')) ?? '',
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'One long list' })).toBeFocused();
});

test('Back from a session restores the scroll position, in one long list and of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 560 });
  await page.getByRole('switch', { name: 'One long list' }).click();
  await expect(page).toHaveURL(/rows=all/);
  const scrolledInList = () => table(page).evaluate((element) => element.parentElement!.scrollTop);
  // Until the list is rendered, the wheel would move the page.
  await expect
    .poll(() => table(page).evaluate(({ parentElement }) => parentElement!.scrollHeight - parentElement!.clientHeight))
    .toBeGreaterThan(300);
  await table(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolledInList).toBeGreaterThan(200);
  // The row is found by its name, since its index changes when scrolling renders other rows.
  const name = await dataRows(page).nth(12).getByRole('link').first().innerText();
  const session = table(page).getByRole('link', { name, exact: true });
  // Scrolls the row into view.
  await session.hover();
  const inList = await scrolledInList();
  await session.click();
  await expect(page).toHaveURL(/\/sessions\//);
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await expect.poll(scrolledInList).toBe(inList);

  await page.goto(`${new URL(page.url()).pathname}?rows=25`);
  await expect(dataRows(page)).toHaveCount(24);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const last = dataRows(page).last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/sessions\//);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
});

test('ADD-SELECT-01 what can be done with selected rows stays in view while the page scrolls, above the heads of the columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${new URL(page.url()).pathname}?rows=25`);
  await expect(dataRows(page)).toHaveCount(24);
  await dataRows(page).first().getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toBeVisible();
  await dataRows(page).last().scrollIntoViewIfNeeded();
  await expect(dataRows(page).first()).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { y, height } = await placeOf(bar);
  expect((await placeOf(table(page).getByRole('columnheader', { name: 'Name' }))).y).toBeGreaterThanOrEqual(y + height);
});

test('ADD-SELECT-01 on a phone, to remove the selected rows and to clear the selection stay in sight in one line that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  for (const nth of [0, 1]) await cards.nth(nth).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const action of ['Remove selected', 'Clear selection'])
    await expect(bar.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
  expect((await placeOf(bar)).height).toBeLessThan(60);
  await bar.getByRole('link', { name: 'Compare' }).focus();
  const { x, width } = await placeOf(bar.getByRole('link', { name: 'Compare' }));
  expect(x + width).toBeLessThanOrEqual((await placeOf(bar.getByRole('button', { name: 'Remove selected' }))).x);
});

test('a column that is dragged wider and moved stays so after a reload, and the table prints the rows of all its pages on the width of the paper', async ({
  page,
}) => {
  const head = (name: string) => table(page).getByRole('columnheader', { name });
  const { x, y, width: before } = await placeOf(head('Name'));
  const grown = async () => Math.round((((await head('Name').boundingBox())?.width ?? 0) - before) / 10) * 10;
  await page.mouse.move(x + before - 3, y + 15);
  await page.mouse.down();
  await page.mouse.move(x + before + 77, y + 15, { steps: 4 });
  await page.mouse.up();
  await expect.poll(grown).toBe(80);
  await head('Total').dragTo(head('Start'));
  const titles = () => table(page).getByRole('columnheader').allTextContents();
  await expect.poll(titles).toEqual(['', 'Name', 'Total', 'Start', 'End', 'Empty', 'Invalid', 'Push status']);
  await page.reload();
  await expect.poll(titles).toEqual(['', 'Name', 'Total', 'Start', 'End', 'Empty', 'Invalid', 'Push status']);
  await expect.poll(grown).toBe(80);

  await expect(dataRows(page)).toHaveCount(10);
  await expectPrintFits(table(page), 'a table with its columns dragged wider');
  await expect(dataRows(page)).toHaveCount(24);
  await expect(dataRows(page).first()).toContainText(/\d+\/\d+\/\d+, \d+:\d\d [AP]M/);
  await expect(page.getByText(/^Printed /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acme Logistics' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export table' })).toBeHidden();
});

test('a table that is wider than its place scrolls sideways under the boxes and names of its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const total = table(page).getByRole('columnheader', { name: 'Total' });
  const { x, y } = await placeOf(total);
  const staying = dataRows(page).first().getByRole('cell');
  const places = () => Promise.all([0, 1].map(async (place) => (await placeOf(staying.nth(place))).x));
  const before = await places();
  await page.mouse.move(x + 10, y + 80);
  await page.mouse.wheel(200, 0);
  await expect.poll(async () => Math.round((await placeOf(total)).x)).toBeLessThan(x - 20);
  expect(await places()).toEqual(before);
});
