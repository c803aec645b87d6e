import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { anyFreePorts, startStack } from 'tooling/stack';

/**
 * Runs `work` on a signed-in page of the real console, with its own stack and data. `env` has the variables by which other programs use them.
 * `prepare` adds data before the sign-in; pages of `moreOrigins` may call the stack too.
 */
export async function withConsole(
  work: (page: Page, url: string, env: NodeJS.ProcessEnv) => Promise<void>,
  prepare?: (env: NodeJS.ProcessEnv) => Promise<void>,
  moreOrigins: string[] = [],
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
  const stack = await startStack({ ports: await anyFreePorts(), dataDir, moreOrigins, print: () => {} });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    await prepare?.(stack.env);
    const page = await browser.newPage();
    await page.addInitScript(watchMainThread);
    await page.goto(`${stack.url}/login`);
    await page.getByLabel('Email').fill('key@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('demo-key-1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' }).waitFor();
    await work(page, stack.url, stack.env);
  } finally {
    await browser.close();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface WatchedWindow extends Window {
  longTasks: number[];
}

/** Runs in the page. Stores the length of each task that blocks the main thread for over 50 ms. */
function watchMainThread(): void {
  const watched = window as unknown as WatchedWindow;
  watched.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

/** The longest task of the page's main thread while `work` ran, in milliseconds; 0 when none took 50. */
export async function longestBlock(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => ((window as unknown as WatchedWindow).longTasks.length = 0));
  await work();
  return page.evaluate(() => Math.max(0, ...(window as unknown as WatchedWindow).longTasks));
}
