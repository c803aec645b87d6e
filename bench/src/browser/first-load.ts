import type { Browser, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { CREDENTIALS } from '../credentials';
import { slowDown, withNewPage } from '../stack';
import { markOf, markWhenShown } from './marks';

/** The results of one first visit: times in milliseconds since the navigation, sizes in gzipped bytes. */
export interface FirstLoad {
  firstPaint: number;
  loginReady: number;
  loginBytes: number;
  tableBytes: number;
}

export interface Target {
  url: string;
  /** A selector that matches once the first rows are rendered. */
  rows: string;
}

/**
 * A page of another site, as those who follow a link or a bookmark come from: the browser starts a process for the console. From an empty tab it
 * would start one only for a page that sends `Cross-Origin-Opener-Policy`, as the console does, in 100 ms.
 */
const ELSEWHERE = 'data:text/html,elsewhere';

/** Opens a console with an empty cache on a slow connection and a CPU slowed down four times, signs in and opens a table. */
export const visit = (browser: Browser, target: Target): Promise<FirstLoad> =>
  withNewPage(browser, async (page) => {
    await page.goto(ELSEWHERE);
    const scripts = countScripts(page);
    const setRate = await slowDown(page, 4, true);
    await markWhenShown(page, ['input[type=password]', 'button[type=submit]']);
    const loginReady = await markOf(page, () => page.goto(target.url));
    // Counted before the idle login screen prefetches scripts for later.
    const loginBytes = await scripts();
    // The browser adds the entry some time after the paint.
    const firstPaint = await page
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      .then((handle) => handle.jsonValue());
    await page.waitForLoadState('networkidle');
    await setRate(1);
    const form = page.locator('form', { has: page.locator('input[type=password]') });
    await form.locator('input').first().fill(CREDENTIALS.email);
    await form.locator('input[type=password]').fill(CREDENTIALS.password);
    await form.locator('button[type=submit]').click();
    await page.locator(target.rows).first().waitFor();
    return { firstPaint: firstPaint ?? Number.NaN, loginReady, loginBytes, tableBytes: await scripts() };
  });

/**
 * Returns a function with the total size of the scripts that the page has loaded. They are gzipped here, so that all servers are measured alike.
 * They are only read when the function is called, because reading them keeps the page busy.
 */
function countScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const sizeOf = (script: Response) =>
    script.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
  return async () => (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0);
}
