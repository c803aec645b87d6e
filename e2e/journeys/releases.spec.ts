import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { signerOf } from 'tooling/release';
import { chooseElsewhere } from '../support/choose-language';
import { telemetryScripts } from '../support/collector';
import { newSigningKey, startSeparateConsole, type SeparateConsole } from '../support/separate-console';
import { writeDomain } from '../support/domains';
import { picture } from '../support/label-picture';
import { buildWithoutLanguage } from '../support/older-language';
import { buildRemoteInOwnRepository } from '../support/remote-elsewhere';
import { expect, fillSignIn, test } from '../support/test';

const REMOTES = ['mfe-admin-domains', 'mfe-admin-users', 'mfe-api-keys', 'mfe-auth', 'mfe-dashboards', 'mfe-label-editor'];
const USERS = 'mfe-admin-users';
const NEXT = '0.1.1-next';
const NOTE = 'A new version is ready';

/** The versions of the remote's files that a page requests from now on; the set grows. */
function versionsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/mfe-admin-users\/([^/]+)\//.exec(request.url()) ?? [];
    if (version) asked.add(version);
  });
  return asked;
}

/** The build of a remote that was published with an older kit (`previous-release/README.md`). */
const BEFORE = fileURLToPath(new URL('../previous-release/built', import.meta.url));

/** A kit that no console has yet, of the same first number. */
const { kit: KIT_BEFORE } = JSON.parse(readFileSync(`${BEFORE}/registry-entry.json`, 'utf8')) as { kit: string };
const NEWER_KIT = KIT_BEFORE.replace(/\..*/, '.999.0');

/** Style rules that would affect the whole console, since they come after the kit's. */
const HARMFUL_STYLES = `
  body { background: rgb(255 0 0); }
  .ic-button { display: none; }
  h1 { color: rgb(255 0 0); }
`;

const STYLED_PAGE = `
  import { useState } from 'react';
  import { adoptStyles, Page } from 'shared-kit/ui-core';
  import { Drawer } from 'shared-kit/ui-overlay';
  import startCss from './start.css';

  adoptStyles(startCss);

  export default function StartPage() {
    const [open, setOpen] = useState(false);
    return (
      <Page title="Elsewhere" state={{ status: 'ready' }}>
        <p className="ic-button">A button of this page</p>
        <button onClick={() => setOpen(true)}>Open</button>
        <Drawer open={open} title="Opened" onClose={() => setOpen(false)}>
          <h1>Inside</h1>
        </Drawer>
      </Page>
    );
  }
`;

/** A registry entry of a remote with another name and one page. Its files are those of the remote above, and no page may load them. */
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
  // In order, since the tests share one console.
  test.describe.configure({ mode: 'default' });
  let own: SeparateConsole;

  test.beforeAll(async () => {
    own = await startSeparateConsole();
  });

  test.afterAll(() => own.stop());

  /** The version that a newly opened page gets. */
  async function versionOfNewPage(page: Page, { signsIn = false } = {}): Promise<string[]> {
    const other = await page.context().newPage();
    const asked = versionsAsked(other);
    if (signsIn) {
      await other.goto(`${own.url}/login`);
      await fillSignIn(other);
      await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    }
    await other.goto(`${own.url}/manageusers`);
    await expect(other.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
    await other.close();
    return [...asked];
  }

  test('ADD-RELEASE-02 ADD-RELEASE-03 goes to a share of the users and to a company first, then to all, and is rolled back without a build; an open page keeps its version and is told of the new one', async ({
    page,
  }) => {
    const asked = versionsAsked(page);
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Manage users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
    const [before] = [...asked];

    await own.publish(USERS, NEXT, { companies: ['elsewhere'], percent: 0 });
    expect(await versionOfNewPage(page)).toEqual([before]);

    await own.publish(USERS, NEXT, { percent: 100 });
    expect(await versionOfNewPage(page)).toEqual([NEXT]);

    await own.publish(USERS, NEXT, { companies: ['acme'] });
    expect(await versionOfNewPage(page)).toEqual([NEXT]);

    // The open page learns of the new version but keeps its own, also for pages that it has not loaded yet.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByRole('button', { name: NOTE })).toBeVisible({ timeout: 2000 });
    }).toPass();
    const drawer = page.getByRole('navigation', { name: 'Main menu' });
    const main = page.getByRole('main');
    const isOpen = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await drawer.getByRole('link', { name: 'Profile', exact: true }).click();
    await isOpen('Profile');
    for (const [way, title] of [
      [main.getByRole('link', { name: 'Add from spreadsheet' }), 'Add users from a spreadsheet'],
      [main.getByRole('link', { name: 'Alice Assis' }), 'Profile'],
      [main.getByRole('button', { name: 'Add user', exact: true }), 'Add user'],
    ] as const) {
      await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
      await isOpen('Manage users');
      await way.click();
      await isOpen(title);
    }
    expect([...asked]).toEqual([before]);

    await page.getByRole('button', { name: NOTE }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => [...asked]).toEqual([before, NEXT]);
    await isOpen('Add user');
    await expect(page.getByRole('button', { name: NOTE })).toBeHidden();

    await own.publish(USERS, NEXT);
    expect(await own.run('releases')).toMatch(/mfe-admin-users +0\.1\.1-next +everybody\n/);
    expect(await own.run('rollback', USERS)).toContain(`rollback ${USERS} from ${NEXT} to ${before}`);
    expect(await versionOfNewPage(page)).toEqual([before]);
  });

  test('ADD-FIT-01 the console runs a remote for an older kit and one built in its own repository; it leaves out and names one for a newer kit, of another contract or from an unknown origin', async ({
    page,
  }) => {
    const elsewhere = await buildRemoteInOwnRepository();
    await own.publishFrom('mfe-elsewhere', elsewhere);
    await rm(elsewhere, { recursive: true });
    await own.publishBuild(BEFORE);
    await own.publishBuild(BEFORE, { ...another('mfe-newer-kit', 'Newer kit'), kit: NEWER_KIT });
    await own.publishBuild(BEFORE, { ...another('mfe-newer-contract', 'Newer contract'), contract: 2 });
    await own.publishBuild(BEFORE, another('mfe-stray-origin', 'Stray origin'));
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

    await drawer.getByRole('link', { name: 'Elsewhere' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Elsewhere' }).getByRole('link', { name: 'Acme Logistics' })).toBeVisible();

    await drawer.getByRole('link', { name: 'Newer kit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newer kit' })).toBeVisible();
    const newer = main.getByRole('alert').filter({ hasText: `It was made for version ${NEWER_KIT}, and this page runs` });
    await expect(newer).toBeVisible();
    // Nothing of that remote is loaded either when one of its pages is opened first.
    await page.reload();
    await expect(newer).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'mfe-newer-contract (made for contract 2, this console has 1)' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Newer contract' })).toHaveCount(0);
    await expect(
      page.getByRole('alert').filter({
        hasText: `mfe-stray-origin (comes from ${await own.originOf('mfe-stray-origin')}, which is none of the origins of this console’s parts)`,
      }),
    ).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Stray origin' })).toHaveCount(0);

    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Alice Assis' })).toBeVisible();
    expect(asked.filter((url) => /\/remotes\/mfe-(newer|stray)/.test(url))).toEqual([]);
  });

  test('I18N-05 (D-167) a remote that was published before a language was added is shown in the default one, which is logged once', async ({
    page,
    pageProblems,
  }) => {
    const older = await buildWithoutLanguage(BEFORE, 'es-ES');
    await own.publishBuild(older, { version: '0.1.0-before-spanish' });
    await rm(older, { recursive: true });
    const logged: string[] = [];
    page.on('console', (message) => void (message.text().startsWith('No texts') && logged.push(`${message.type()}: ${message.text()}`)));
    pageProblems.expected.push(/^console: warning No texts for publishedBefore/);
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
    await chooseElsewhere(page, 'es-ES');
    await expect(page.getByRole('heading', { level: 1, name: 'Te damos la bienvenida, Ana Key' })).toBeVisible();

    const main = page.getByRole('main');
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Published before' }).click();
    await expect(main.getByText('You are a key user of 3 companies.')).toBeVisible();
    await main.getByRole('link', { name: 'Acme Logistics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Published before: Acme Logistics' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    expect(logged).toEqual(['warning: No texts for publishedBefore in es-ES: those in en-US are shown']);
  });

  test('ADD-TRUST-02 the console loads remotes only by a signed registry: not by one that is unsigned, changed, signed with another key or older than the last one', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The web server has the signed registry: the page may fetch the entry of the login ahead, and runs nothing of it.
    const remotesThatRan = () => page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('mfe-')));
    let handedOut: object | null = null;
    await page.route('**/registry.json', (route) => (handedOut ? route.fulfill({ json: handedOut }) : route.continue()));
    const signed = (await (await page.request.get(`${own.url}/registry.json`)).json()) as Parameters<
      NonNullable<ReturnType<typeof signerOf>>['sign']
    >[0];
    const { signature, ...unsigned } = signed;
    expect(signature).toBeTruthy();
    const elsewhere = signed.remotes.map((remote) => ({ ...remote, entry: 'http://localhost:59399/evil.js' }));
    const notice = page.getByRole('heading', { level: 1, name: 'The list of the console’s parts could not be read' });
    for (const refused of [{ ...signed, remotes: elsewhere }, await signerOf(newSigningKey())!.sign(signed), unsigned]) {
      handedOut = refused;
      await page.goto(`${own.url}/login`);
      await expect(notice).toBeVisible();
      await expect(page.getByText('The registry is missing or not valid.')).toBeVisible();
      expect(await remotesThatRan()).toEqual([]);
    }
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
    handedOut = null;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await remotesThatRan()).toContain('mfe-auth');

    handedOut = await own.earlierRegistry();
    await page.reload();
    await expect(page.getByText('The registry is older than one that this browser has already used')).toBeVisible();
    handedOut = null;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('ADD-TRUST-05 the console runs six remotes from six origins with workers from its own, refuses a file that was changed on the way, and reports it to a collector', async ({
    page,
    pageProblems,
  }) => {
    pageProblems.expected.push(/integrity|Failed to load|mfe-api-keys/);
    const origins = new Map(await Promise.all(REMOTES.map(async (name) => [await own.originOf(name), name] as const)));
    expect(origins.size).toBe(6);
    const workers: string[] = [];
    // Without the shell's own, which reads the formats of the language.
    page.on('worker', (worker) => !worker.url().startsWith(`${own.url}/assets/`) && workers.push(worker.url()));
    const asked = new Set<string>();
    page.on('response', (response) => response.ok() && asked.add(response.url()));
    let isChanged = true;
    await page.route(`${await own.originOf('mfe-api-keys')}/**/assets/**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${isChanged ? 'window.changed = true;' : ''}${await response.text()}` });
    });
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);
    const drawer = page.getByRole('navigation', { name: 'Main menu' });
    const main = page.getByRole('main');

    await drawer.getByRole('link', { name: 'Manage API keys' }).click();
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    isChanged = false;
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Alice Assis' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Acme Logistics' }).click();
    await main.getByRole('link', { name: 'Central Warehouse', exact: true }).click();
    await main.getByRole('link', { name: 'Full count' }).click();
    await expect(main.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => workers.length).toBeGreaterThan(0);
    for (const [span, remote] of [
      ['remote.load', 'mfe-dashboards'],
      ['remote.failure', 'mfe-api-keys'],
    ]) {
      await expect
        .poll(() => own.reports())
        .toContainEqual(
          expect.objectContaining({
            span,
            'remote.name': remote,
            'remote.version': expect.stringMatching(/^0\.1\.0-/),
            'remote.source': 'registry',
          }),
        );
    }

    const yard = await writeDomain('Origin Yard');
    await page.goto(own.url + yard.settings);
    await main.getByRole('button', { name: 'Add label design' }).click();
    const workersBefore = workers.length;
    await page.getByLabel('Picture').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: await picture(page, 900, 600) });
    await expect(main.getByText('No barcodes found in the picture')).toBeVisible();
    expect(workers.length).toBeGreaterThan(workersBefore);

    expect(workers.filter((url) => !url.startsWith(`blob:${own.url}/`))).toEqual([]);
    const ofRemotes = [...asked].filter((url) => url.includes('/remotes/'));
    expect(new Set(ofRemotes.map((url) => origins.get(new URL(url).origin)))).toEqual(new Set(REMOTES));
    expect([...asked].filter((url) => telemetryScripts().some((script) => url.endsWith(script)))).not.toEqual([]);
    await yard.remove(page);
  });

  test('ADD-TRUST-06 style sheets of a remote apply only to its own pages and their overlays, and are removed when the page is left', async ({
    page,
  }) => {
    const elsewhere = await buildRemoteInOwnRepository({ 'src/start/start.css': HARMFUL_STYLES, 'src/start/start.page.tsx': STYLED_PAGE });
    await own.publishFrom('mfe-elsewhere', elsewhere);
    await rm(elsewhere, { recursive: true });
    await page.goto(`${own.url}/login`);
    await fillSignIn(page);
    const drawer = page.getByRole('navigation', { name: 'Main menu' });
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    /** The remote's style rules that are in force. */
    const rules = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets
          .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
          .filter((text) => text.includes('mfe-elsewhere')),
      );
    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(title('Manage users')).toBeVisible();
    const before = await title('Manage users').evaluate((heading) => ({
      title: getComputedStyle(heading).color,
      page: getComputedStyle(document.body).backgroundColor,
    }));
    /** Whether the remote's rules have changed nothing outside of its pages. */
    const isUnharmed = async () => {
      await expect(page.locator('body')).toHaveCSS('background-color', before.page);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    };
    const isLeft = async () => {
      await expect(title('Manage users')).toHaveCSS('color', before.title);
      await expect(page.getByRole('main').getByRole('button', { name: 'Add user', exact: true })).toBeVisible();
      await isUnharmed();
      expect(await rules()).toEqual([]);
    };
    await isLeft();

    await drawer.getByRole('link', { name: 'Elsewhere' }).click();
    await expect(title('Elsewhere')).toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(page.getByText('A button of this page')).toBeHidden();
    await isUnharmed();
    expect(await rules()).toHaveLength(3);
    await page.getByRole('main').getByText('Open', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Opened' }).getByRole('heading', { name: 'Inside' })).toHaveCSS(
      'color',
      'rgb(255, 0, 0)',
    );
    await isUnharmed();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Opened' })).toBeHidden();
    await drawer.getByRole('link', { name: 'Manage users', exact: true }).click();
    await isLeft();

    // Leaves the page while its drawer is open.
    await page.goBack();
    await page.getByRole('main').getByText('Open', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Opened' })).toBeVisible();
    await page.goForward();
    await isLeft();
  });

  test('ADD-FIT-02 remotes for a raised kit can only be published when the web server has its shell; pages stay usable in each step, and a rollback restores the remotes of the release before', async ({
    page,
    pageProblems,
  }) => {
    // While the web server is replaced, the page may be loading in advance what it needs next.
    pageProblems.expected.push(/ERR_CONNECTION_REFUSED/);
    const released = '0.1.2-release';
    const release = await own.nextRelease(USERS, released);
    const [before] = await versionOfNewPage(page, { signsIn: true });
    await page.goto(`${own.url}/manageusers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();

    await expect(own.run('publish-remote', '--from', release)).rejects.toThrow(
      /mfe-admin-users 0\.1\.2-release was built for kit [\d.]+, and a console in force has kit [\d.]+.*\nStart the web servers of the newer release first/,
    );
    expect(await versionOfNewPage(page)).toEqual([before]);

    await own.startNextShell();
    expect(await versionOfNewPage(page)).toEqual([before]);
    // The page of the previous shell still loads the scripts that it needs.
    await page.getByRole('main').getByRole('link', { name: 'Alice Assis' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile', exact: true })).toBeVisible();

    expect(await own.run('publish-remote', '--from', release)).toContain(`${USERS} ${released} is published`);
    expect(await own.run('publish-remote', '--from', release)).toContain(`${USERS} ${released} was already there`);
    expect(await versionOfNewPage(page)).toEqual([released]);
    expect(await own.run('rollback', USERS)).toContain(`rollback ${USERS} from ${released} to ${before}`);
    expect(await versionOfNewPage(page)).toEqual([before]);
  });

  // Must be the last test: it replaces the shell.
  test('ADD-RELEASE-06 a page that was opened before the shell was replaced still loads the old shell’s scripts', async ({ page }) => {
    await page.goto(`${own.url}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await own.replaceShell();
    const other = await page.context().newPage();
    await other.goto(own.url);
    await expect(other).toHaveTitle('The next shell');
    await other.close();

    const later: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(`${own.url}/assets/`)) later.push(`${response.status()} ${response.request().resourceType()}`);
    });
    await fillSignIn(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Manage users', exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Alice Assis' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Quick access' }).click();
    const quickAccess = page.getByRole('dialog', { name: 'Quick access' });
    await expect(quickAccess.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(quickAccess).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
    expect(later.filter((one) => one === '200 script')).not.toEqual([]);
    expect(later.filter((one) => !one.startsWith('200'))).toEqual([]);
  });
});
