import type { Locator } from '@playwright/test';
import { writeSession } from '../support/another-client';
import { placeOf } from '../support/at-rest';
import { expect, test } from '../support/test';

test('ADD-12 ADD-13 a push that fails appears on the home page without a reload, and can be pushed again there', async ({ page, signIn }) => {
  await signIn(page);
  const needs = page.getByRole('list', { name: 'Needs attention' });
  await expect(needs.getByRole('listitem').first()).toBeVisible();
  // In a domain of the demo, as the start page is to have several; no other journey needs the newest sessions of this one.
  const name = `Dock ${Date.now()}`;
  const remove = await writeSession({ path: 'companies/acme/domains/Cold Store' }, name, { pushStatus: 'FAILED' });
  await needs.getByRole('button', { name: `Push again: ${name}` }).click();
  const card = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Cold Store' }) });
  await expect(card.getByRole('link', { name })).toBeVisible();
  await expect(card.getByRole('img', { name: /^Readings of the last 14 days/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Push session' }).click();
  // Waits for the server's answer: until then it needs the session, which is removed at the end.
  await expect(page.getByRole('status').filter({ hasText: 'Session push triggered!' })).toBeVisible();
  await expect(needs.getByRole('button', { name: `Push again: ${name}` })).toHaveCount(0);
  await remove();
});

test('ADD-13 the drawer lists the domains of the open company and marks the domain of the open page', async ({ page, signIn }) => {
  await signIn(page);
  const drawer = page.getByRole('navigation');
  await drawer.getByRole('link', { name: 'Acme Logistics' }).click();
  const entry = drawer.getByRole('link', { name: 'Central Warehouse' });
  // Without the vertical position: other journeys add domains above it.
  const across = async (part: Locator) => {
    const { x, width } = await placeOf(part);
    return { x, width };
  };
  const acrossBoth = async () => [await across(entry), await across(entry.getByText('Central Warehouse'))];
  const before = await acrossBoth();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  expect(await acrossBoth()).toEqual(before);
  await page.getByRole('main').getByRole('link', { name: 'Full count' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Full count' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Central Warehouse' })).toHaveAttribute('aria-current', 'true');
});
