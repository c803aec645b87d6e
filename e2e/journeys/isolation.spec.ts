import type { Page } from '@playwright/test';
import { telemetryScripts } from '../support/collector';
import { addFaultyRemotes, FAULTS_OF_RENDERING } from '../support/faulty-remotes';
import { expect, test } from '../support/test';

interface Entry {
  name: string;
  entry: string;
}

const FIRST_PORT = 59331;
const FIRST_FAULTY_PORT = 59351;
const FIRST_ENDLESS_PORT = 59381;

/** Serves each remote from its own origin, as separate teams would. Returns the origins by the remote's name. */
async function serveApart(page: Page): Promise<Record<string, string>> {
  const registry = (await (await page.request.get('/registry.json')).json()) as { remotes: Entry[] };
  const origins = Object.fromEntries(registry.remotes.map(({ name }, index) => [name, `http://localhost:${FIRST_PORT + index}`]));
  await page.route('**/registry.json', (route) =>
    route.fulfill({
      json: { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, entry: origins[remote.name]! + remote.entry })) },
    }),
  );
  await page.route(new RegExp(`^http://localhost:593[34]\\d/`), async (route) => {
    const answer = await page.request.get(new URL(route.request().url()).pathname);
    await route.fulfill({
      status: answer.status(),
      body: await answer.body(),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return origins;
}

/** Long enough for a page to load the telemetry scripts, if its console had a collector (`shell/src/federation/telemetry`). */
const WITH_TELEMETRY_MS = 5000;

test('SHELL ADD-TRUST-06 when three of six remotes on six origins fail in different ways, the shell and the other three work, Retry loads one without a reload, and no telemetry script is loaded without a collector', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/Failed to load|MIME|mfe-(admin-domains|api-keys|label-editor)/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const origins = await serveApart(page);
  expect(new Set(Object.values(origins)).size).toBe(6);
  await page.route(`${origins['mfe-admin-domains']}/**`, (route) => route.abort());
  let down = true;
  await page.route(`${origins['mfe-api-keys']}/**`, (route) =>
    down ? route.fulfill({ status: 500, body: 'out of order', headers: { 'access-control-allow-origin': '*' } }) : route.fallback(),
  );
  await page.route(`${origins['mfe-label-editor']}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>', headers: { 'access-control-allow-origin': '*' } }),
  );
  await signIn(page);
  const drawer = page.getByRole('navigation', { name: 'Main menu' });
  for (const link of ['Manage domains', 'Manage API keys']) {
    await drawer.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Alice Assis' })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'Acme Logistics' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Manage API keys', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  down = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const scripts = telemetryScripts();
  expect(scripts).not.toEqual([]);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(WITH_TELEMETRY_MS);
  expect(asked.filter((path) => scripts.includes(path.replace('/assets/', '')))).toEqual([]);

  await page.goto('/label/0');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Manage users', exact: true })).toBeVisible();
});

test('SHELL ADD-TRUST-06 each way in which a remote can fail is reported in the place of its page, and the shell and other remotes work', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(
    /mfe-faulty|localhost:593[56]\d|Failed to load resource|Unexpected token '<'|React error #301|^page error: null$/,
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  const faulty = await addFaultyRemotes(page, FIRST_FAULTY_PORT);
  await signIn(page);
  const drawer = page.getByRole('navigation', { name: 'Main menu' });
  const main = page.getByRole('main');
  for (const [place, { name, title, leftOut, waits }] of faulty.entries()) {
    const link = drawer.getByRole('link', { name: title, exact: true });
    if (leftOut) {
      await expect(link).toBeHidden();
      await expect(page.getByText('made for contract 0, this console has 1')).toBeVisible();
      expect(asked).not.toContain(`localhost:${FIRST_FAULTY_PORT + place}`);
    } else {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      if (waits) await expect(main.getByText('This part is taking longer than usual…')).toBeVisible();
      else {
        await expect(main.getByRole('alert').filter({ hasText: new RegExp(`${name} (is not available|has stopped)`) })).toBeVisible();
        await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
      }
    }
    await drawer.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  }
});

test('SHELL ADD-TRUST-06 a user can leave a page that renders without end, open quick access and log out; a page that keeps React busy is stopped and named', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/React error #185|each rendering schedules the next/);
  await addFaultyRemotes(page, FIRST_ENDLESS_PORT, FAULTS_OF_RENDERING);
  await signIn(page);
  const drawer = page.getByRole('navigation', { name: 'Main menu' });
  const main = page.getByRole('main');
  const leave = async () => {
    await drawer.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  };
  for (const { title, ends } of FAULTS_OF_RENDERING) {
    const link = drawer.getByRole('link', { name: title, exact: true });
    await link.click();
    await leave();
    await link.click();
    if (ends) {
      await expect(main.getByRole('alert').filter({ hasText: 'has stopped' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Cancel' }).click();
    await leave();
  }
});

test('SHELL when the files of an open page’s version are gone after a release, the page loads the newer version without a reload', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/Failed to load|mfe-admin-users|Loading chunk/);
  await signIn(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const registry = (await (await page.request.get('/registry.json')).json()) as { remotes: Entry[] };
  const old = registry.remotes.find(({ name }) => name === 'mfe-admin-users')!.entry;
  const newer = old.replace(/\/([^/]+)\/remoteEntry/, '/9.9.9-newer/remoteEntry');
  await page.route('**/registry.json', (route) =>
    route.fulfill({
      json: {
        ...registry,
        remotes: registry.remotes.map((one) => (one.name === 'mfe-admin-users' ? { ...one, version: '9.9.9-newer', entry: newer } : one)),
      },
    }),
  );
  const folderOf = (entry: string) => entry.replace(/remoteEntry\.js$/, '');
  await page.route(`**${folderOf(old)}assets/**`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${folderOf(newer)}**`, async (route) => {
    const answer = await page.request.get(route.request().url().replace(folderOf(newer), folderOf(old)));
    await route.fulfill({ status: answer.status(), body: await answer.body(), contentType: 'text/javascript' });
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Manage users', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Alice Assis' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
