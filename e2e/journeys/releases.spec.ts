import type { Page } from '@playwright/test';
import { consoleOfItsOwn, type ConsoleOfItsOwn } from '../support/console-of-its-own';
import { expect, fillSignIn, test } from '../support/test';

const KEYS = 'mfe-api-keys';
const NEXT = '0.1.1-next';
const NOTE = 'A new version is ready';

/** Which versions of the remote's files a page asks for from now on. */
function versionsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/mfe-api-keys\/([^/]+)\//.exec(request.url()) ?? [];
    if (version) asked.add(version);
  });
  return asked;
}

test.describe('releasing a remote', () => {
  let own: ConsoleOfItsOwn;

  test.beforeAll(async () => {
    own = await consoleOfItsOwn();
  });

  test.afterAll(() => own.stop());

  /** The version that a page which is opened now gets. */
  async function versionOfNewPage(page: Page): Promise<string[]> {
    const other = await page.context().newPage();
    const asked = versionsAsked(other);
    await other.goto(`${own.url}/managekeys`);
    await expect(other.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    await other.close();
    return [...asked];
  }

  test('ADD-23 is tried out by a company, given to all and taken back without a build, while an open page keeps its version and is told', async ({ page }) => {
    const asked = versionsAsked(page);
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    const [before] = [...asked];

    await own.publish(KEYS, NEXT, { companies: ['elsewhere'] });
    expect(await versionOfNewPage(page)).toEqual([before]);

    await own.publish(KEYS, NEXT, { companies: ['acme'] });
    expect(await versionOfNewPage(page)).toEqual([NEXT]);

    // The open page goes on with what it has, a page that it has not loaded yet included, and hears of the other.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByRole('button', { name: NOTE })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('main').getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create API key' })).toBeVisible();
    expect([...asked]).toEqual([before]);

    await page.getByRole('button', { name: NOTE }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => [...asked]).toEqual([before, NEXT]);
    await expect(page.getByRole('heading', { level: 1, name: 'Create API key' })).toBeVisible();
    await expect(page.getByRole('button', { name: NOTE })).toBeHidden();

    await own.publish(KEYS, NEXT);
    expect(await own.run('releases')).toMatch(/mfe-api-keys +0\.1\.1-next +everybody\n/);
    expect(await own.run('rollback', KEYS)).toContain(`rollback ${KEYS} from ${NEXT} to ${before}`);
    expect(await versionOfNewPage(page)).toEqual([before]);
  });
});
