import type { Page } from '@playwright/test';
import { writeDomain } from '../support/domains';
import { interruptRemoval } from '../support/interrupted-removal';
import { expectReloadOnceSaved } from '../support/next-load';
import { expectNoFaults } from '../support/page-checks';
import { expect, fillSignIn, test } from '../support/test';

const row = (page: Page, domain: string) => page.getByRole('main').getByRole('row').filter({ hasText: domain });

test('D-46 a long removal continues in the background and after a reload; a second user who removes the domain too sees its progress', async ({
  page,
  signIn,
  browser,
}) => {
  const own = await writeDomain('Long Yard');
  const { domain } = own;
  const wait = { name: `${domain} is being removed. This may take minutes.` };
  const ask = async (asked: Page) => {
    await asked.goto(new URL('/managedomains', page.url()).href);
    await row(asked, domain)
      .getByRole('button', { name: `Remove ${domain}` })
      .click();
    await asked.getByRole('dialog').getByRole('checkbox').check();
  };
  const confirm = (asked: Page) => asked.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await signIn(page);
  await ask(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/login', page.url()).href);
  await fillSignIn(other);
  await expect(other.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await ask(other);
  let loads = 0;
  other.on('load', () => loads++);
  const removal = await interruptRemoval(domain, { done: 3, total: 12 });
  await removal.holdCalls(page);
  await removal.holdCalls(other);

  await confirm(page);
  const backdrop = page.getByRole('dialog', wait);
  await expect(backdrop.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expectNoFaults(page, 'the wait for a removal');
  await backdrop.getByRole('button', { name: 'Continue in background' }).click();
  await expect(backdrop).toBeHidden();
  const progress = row(page, domain).getByRole('progressbar', { name: 'Being removed' });
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  await expect(row(page, domain).getByRole('button')).toHaveCount(0);
  await expect(row(page, domain).getByRole('link')).toHaveCount(0);
  await expectNoFaults(page, 'a domain that is being removed');

  await confirm(other);
  await expect(other.getByRole('dialog', wait)).toBeVisible();
  await removal.release(3000);
  await expect(other.getByRole('status').filter({ hasText: 'The domain is being removed: 3 of 12 parts are done.' })).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();

  // No user action is needed: the platform continues the removal when the lease has ended.
  await expect(row(page, domain)).toHaveCount(0);
  await expect(row(other, domain)).toHaveCount(0);
  await expect.poll(() => removal.remainingDocuments()).toEqual([]);
  expect(loads).toBe(0);
  await other.context().close();
  await own.remove(page);
});

test('D-46 when a removal ends in the background, the open page reloads as soon as it has no unsaved input', async ({ page, signedIn }) => {
  const own = await writeDomain('Left Yard');
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  await page.route('**/api/domains', async (route) => {
    if (route.request().method() === 'DELETE') await ended;
    await route.continue();
  });
  await signedIn(page);
  await page.goto('/managedomains');
  await row(page, own.domain)
    .getByRole('button', { name: `Remove ${own.domain}` })
    .click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in background' }).click();
  await expectReloadOnceSaved(page, end, 'Domain removed!');
  await own.remove(page);
});
