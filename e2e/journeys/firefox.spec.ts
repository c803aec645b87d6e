import { expect, test } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from 'tooling/browser';
import { read } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { beginCount } from '../support/counting';
import { writeCycleCounts, writeDomain, type TestDomain } from '../support/domains';
import { sample } from '../support/samples';
import { KEY_USER } from '../support/test';

const LIMIT_MS = 60_000;

let browser: Browser | undefined;
let downloads = '';

test.beforeAll(async () => {
  test.slow();
  const firefox = await findFirefox();
  if ('missing' in firefox) console.log(`The journey in Firefox is left out. ${firefox.missing}`);
  // eslint-disable-next-line inventory/no-skipped-test -- the one journey that a machine may lack the browser for; it says so above
  test.skip('missing' in firefox, 'missing' in firefox ? firefox.missing : '');
  if ('missing' in firefox) return;
  downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'));
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.path,
    headless: true,
    timeout: LIMIT_MS,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'intl.locale.requested': 'en-US',
      // Without a graphics card the processor draws each animation frame, which took half of this journey's time.
      'ui.prefersReducedMotion': 1,
    },
  });
});

test.afterAll(async () => {
  await browser?.close();
  if (downloads) await rm(downloads, { recursive: true, force: true });
});

test('SHELL in Firefox: sign-in, live sessions, a task from a spreadsheet and an export work, and the browser logs nothing', async () => {
  const page = await browser!.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.setViewport({ width: 1440, height: 900 });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => problems.push(String(error)));

  const own = await writeDomain('Firefox Yard');
  await writeCycleCounts(own, 1);
  await signIn(page);
  await watchSession(page, own);
  await exportSession(page);
  await createTask(page, own);
  expect(problems).toEqual([]);
  await page.close();
  await own.remove();
});

const urlOf = (path: string) => new URL(path, process.env.CONSOLE_URL).href;

/** An element by its role and name, as screen readers present it. */
const byRole = (page: Page, role: string, name: string) => page.locator(`::-p-aria([role="${role}"][name="${name}"])`);

async function signIn(page: Page): Promise<void> {
  await page.goto(urlOf('/login'));
  await byRole(page, 'textbox', 'Email').fill(KEY_USER.email);
  await page.locator('input[type=password]').fill(KEY_USER.password);
  await page.keyboard.press('Enter');
  await byRole(page, 'heading', 'Welcome, Ana Key').wait();
}

/** A session that an app begins appears without a reload, and disappears when it is removed. */
async function watchSession(page: Page, own: TestDomain): Promise<void> {
  await page.goto(urlOf(own.sessions));
  await byRole(page, 'link', 'Cycle count 01').wait();
  const count = await beginCount(own, 'In Firefox');
  await byRole(page, 'link', 'In Firefox').wait();
  await count.end();
  await adminFirestore().recursiveDelete(adminFirestore().doc(`${own.path}/sessions/${count.session}`));
  await expect.poll(() => page.$$('::-p-aria([role="link"][name="In Firefox"])').then((links) => links.length)).toBe(0);
}

async function exportSession(page: Page): Promise<void> {
  const row = await page.waitForSelector('::-p-xpath(//tr[.//a[text()="Cycle count 01"]]//input[@type="checkbox"])');
  await row!.focus();
  await page.keyboard.press(' ');
  await byRole(page, 'button', 'Export').click();
  await page.locator('::-p-aria([role="dialog"][name="Export sessions"]) ::-p-aria([role="button"][name="Export"])').click();
  await expect.poll(async () => (await readdir(downloads)).filter((file) => file.endsWith('.xlsx'))).toHaveLength(1);
  const [file = ''] = await readdir(downloads);
  await expect.poll(async () => read(await readFile(join(downloads, file))).SheetNames).toEqual(['Cycle count 01']);
}

async function createTask(page: Page, own: TestDomain): Promise<void> {
  await page.goto(urlOf(`${own.sessions}/tasks/create`));
  const input = await page.waitForSelector('input[type=file]');
  await input!.uploadFile(sample('valid.xlsx'));
  const name = 'From Firefox';
  await byRole(page, 'textbox', 'Task name').fill(name);
  await byRole(page, 'button', 'Create').click();
  await byRole(page, 'heading', 'Inventory tasks').wait();
  await page.locator(`::-p-text(${name})`).wait();
}
