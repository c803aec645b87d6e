import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ELSEWHERE = 'http://localhost:59321';
const DASHBOARDS = 'mfe-dashboards';

/** Serves the build of a remote at another port of this machine, as a developer's own server would. */
async function serveElsewhere(page: Page): Promise<void> {
  const registry = (await (await page.request.get('/registry.json')).json()) as { remotes: { name: string; entry: string }[] };
  const base = registry.remotes.find(({ name }) => name === DASHBOARDS)!.entry.replace(/remoteEntry\.js$/, '');
  await page.route(`${ELSEWHERE}/**`, async (route) => {
    const answer = await page.request.get(base + new URL(route.request().url()).pathname.slice(1));
    await route.fulfill({
      status: answer.status(),
      body: await answer.body(),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

async function openRemotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ana Key' }).click();
  await page.getByRole('menuitem', { name: 'Remotes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
}

test('an override loads a remote from this machine, is shown on every page while it is in force, and can be removed', async ({
  page,
  signIn,
}) => {
  await serveElsewhere(page);
  await signIn(page);
  await openRemotes(page);
  const row = page.getByRole('table', { name: 'Remotes of this console' }).getByRole('row', { name: DASHBOARDS });
  await expect(row.getByText('Loaded', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Override ${DASHBOARDS}` }).click();
  const remote = page.getByRole('dialog');
  const urlBox = remote.getByRole('textbox', { name: 'Address of its entry on this machine' });
  await urlBox.fill('http://localhost.evil.example/remoteEntry.js');
  await remote.getByRole('button', { name: 'Use and reload' }).click();
  await expect(remote.getByText('Only localhost, 127.0.0.1 and [::1] are allowed.')).toBeVisible();
  await urlBox.fill(`${ELSEWHERE}/remoteEntry.js`);
  await remote.getByRole('button', { name: 'Use and reload' }).click();
  // The reload shows the same page. The start page belongs to the remote that is overridden.
  await expect(page.getByRole('link', { name: '1 override' })).toBeVisible();
  await expect(remote.getByRole('textbox')).toHaveValue(`${ELSEWHERE}/remoteEntry.js`);
  await remote.getByRole('button', { name: 'Close' }).click();
  await expect(remote).toBeHidden();
  const asked = page.waitForRequest(`${ELSEWHERE}/remoteEntry.js`);
  await page.getByRole('list', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await page.getByRole('link', { name: '1 override' }).click();
  await expect(row.getByText('This machine')).toBeVisible();
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(row.getByText('Registry')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 override' })).toBeHidden();
});
