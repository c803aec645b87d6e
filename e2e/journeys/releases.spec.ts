import { fileURLToPath } from 'node:url';
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

/** A remote as it was built and published long ago (its README). */
const BEFORE = fileURLToPath(new URL('../published-before/built', import.meta.url));

/** What a registry says of a remote of another name, with one page. Its files are those of the remote above: nobody is to ask for them. */
function another(name: string, title: string) {
  const path = `/${name.replace('mfe-', '')}`;
  const labels = { 'en-US': title };
  return {
    name,
    titles: labels,
    routes: [{ path, page: 'Start', access: 'elevated' }],
    drawer: [{ section: 'user', order: 91, label: 'publishedBefore:title', labels, icon: 'open', to: path }],
    quickAccess: [],
    links: {},
  };
}

test.describe('releasing a remote', () => {
  // One after the other: there is one console for both.
  test.describe.configure({ mode: 'default' });
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

  test('ADD-25 runs what was published for an older kit and leaves out, with words, what is for a newer one or of another contract', async ({ page }) => {
    await own.publishBuild(BEFORE);
    await own.publishBuild(BEFORE, { ...another('mfe-newer-kit', 'Newer kit'), kit: '1.999.0' });
    await own.publishBuild(BEFORE, { ...another('mfe-newer-contract', 'Newer contract'), contract: 2 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);

    const drawer = page.getByRole('navigation', { name: 'Main menu' });
    const main = page.getByRole('main');
    await drawer.getByRole('link', { name: 'Published before' }).click();
    await expect(main.getByText('You are a key user of 3 companies.')).toBeVisible();
    await main.getByRole('link', { name: 'Acme Logistics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Published before: Acme Logistics' })).toBeVisible();
    await expect(main.getByRole('table', { name: 'Domains' }).getByText('Central Warehouse', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Keep note' }).click();
    await expect(main.getByText('Write a note first')).toBeVisible();
    await main.getByRole('textbox', { name: 'Note' }).fill('Count it twice');
    await main.getByRole('button', { name: 'Keep note' }).click();
    await page.getByRole('dialog', { name: 'Keep “Count it twice”?' }).getByRole('button', { name: 'Keep note' }).click();
    await expect(page.getByText('Note kept')).toBeVisible();

    await drawer.getByRole('link', { name: 'Newer kit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newer kit' })).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: 'It was made for version 1.999.0, and this page runs' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'mfe-newer-contract (made for contract 2, this console has 1)' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Newer contract' })).toHaveCount(0);

    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Alice Assis' })).toBeVisible();
    expect(asked.filter((url) => /\/remotes\/mfe-newer/.test(url))).toEqual([]);
  });
});
