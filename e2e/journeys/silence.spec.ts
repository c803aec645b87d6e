import type { Page } from '@playwright/test';
import { silentProxy } from '../support/silent-proxy';
import { expect, fillSignIn, test, WAREHOUSE } from '../support/test';

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' });

test.describe('a browser whose storage never answers', () => {
  /** Runs in the page before its own code. */
  function silenceDatabases(): void {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  }
  function fillStorage(): void {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }

  test('when no IndexedDB opens, the login page appears within seconds and says so, and a sign-in lasts over a reload', async ({
    page,
  }) => {
    await page.addInitScript(silenceDatabases);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This browser’s usual storage does not answer.');
    await fillSignIn(page);
    await expect(greeting(page)).toBeVisible();
    await page.reload();
    await expect(greeting(page)).toBeVisible();
  });

  test('when local storage is full too, a sign-in works, and the page says that it ends with the page', async ({ page }) => {
    await page.addInitScript(silenceDatabases);
    await page.addInitScript(fillStorage);
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('This browser keeps no sign-in at the moment');
    await fillSignIn(page);
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('you will have to log in again in each tab');
  });
});

test.describe('a server that keeps its connections open and is silent', () => {
  // The page calls the proxy, whose host its content security policy does not list.
  test.use({ bypassCSP: true });

  test('SHELL the live indicator says how long ago data arrived, and is live again by itself', async ({ page, signedIn }) => {
    const proxy = await silentProxy(process.env.FIRESTORE_EMULATOR_HOST!);
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { emulators: object };
      await route.fulfill({ response: answer, json: { ...config, emulators: { ...config.emulators, firestore: proxy.host } } });
    });
    await signedIn(page);
    await page.clock.install();
    await page.goto(WAREHOUSE);
    const mark = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
    await expect(page.getByRole('main').getByRole('link', { name: 'Full count' })).toBeVisible();
    await expect(mark('Connection: Live')).toBeVisible();
    proxy.silence();
    await page.clock.fastForward(30_000);
    await page.clock.fastForward(10_000);
    await expect(mark(/last contact 1 minute ago/i)).toBeVisible();
    await page.clock.fastForward(180_000);
    await expect(mark(/last contact [2-5] minutes ago/i)).toContainText(/last contact [2-5] minutes ago/i);
    proxy.resume();
    await expect(mark('Connection: Live')).toBeVisible();
    await page.close();
    await proxy.stop();
  });
});
