import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { anyFreePorts, startStack } from 'tooling/stack';
import { buildPage } from './browser/build-page';
import { serveFolder } from './browser/serve-folder';
import { lookAround } from './busy';
import { CREDENTIALS } from './credentials';
import { report } from './report';

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Runs `work` with an empty folder, which is removed afterwards. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  await lookAround();
  const folder = await mkdtemp(join(tmpdir(), 'console-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` beside the whole console on free ports with the demo's data. `env` of the stack has the variables by which other programs use it. */
export async function withStack(
  work: (stack: Stack) => Promise<void>,
  options: Partial<Parameters<typeof startStack>[0]> = {},
): Promise<void> {
  await withFolder(async (folder) => {
    const stack = await startStack({ ports: await anyFreePorts(), dataDir: join(folder, 'data'), print: () => {}, ...options });
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
  });
}

export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `use` on a page of a context of its own, with an empty cache. */
export async function withNewPage<T>(browser: Browser, use: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const TEN_MBIT = (10 * 1024 * 1024) / 8;
const NETWORK = { offline: false, latency: 40, downloadThroughput: TEN_MBIT, uploadThroughput: TEN_MBIT };

/** Slows the processor down for this page, `rate` times, and the network to 10 Mbit/s: a simple machine in a warehouse. Returns what sets another rate. */
export async function slowDown(page: Page, rate: number, isNetworkSlow = false): Promise<(rate: number) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  const setRate = (times: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  await setRate(rate);
  return setRate;
}

/** Builds and serves a page of the benches, and gives `work` its URL. */
export async function withPage(name: Parameters<typeof buildPage>[0], work: (url: string) => Promise<void>): Promise<void> {
  const served = await serveFolder(await buildPage(name));
  try {
    await work(served.url);
  } finally {
    served.close();
  }
}

/** Runs `work` on a signed-in page of the console. `prepare` adds data before the sign-in; pages of `moreOrigins` may call the stack too. */
export async function withConsole(
  work: (page: Page, url: string, env: NodeJS.ProcessEnv) => Promise<void>,
  prepare?: (env: NodeJS.ProcessEnv) => Promise<void>,
  moreOrigins: string[] = [],
): Promise<void> {
  const signedIn = async ({ url, env }: Stack, browser: Browser) => {
    await prepare?.(env);
    const page = await browser.newPage();
    await page.addInitScript(watchMainThread);
    await page.goto(`${url}/login`);
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' }).waitFor();
    await work(page, url, env);
  };
  await withStack((stack) => withBrowser((browser) => signedIn(stack, browser)), { moreOrigins });
}

/** Fills in and sends the login form that the page shows. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(CREDENTIALS.email);
  await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
  await page.keyboard.press('Enter');
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

/** The longest that users may be kept waiting by one task, in milliseconds (docs/performance.md). */
export const LONGEST_TASK_MS = 50;

/** Reports the longest task while `work` runs, held against {@link LONGEST_TASK_MS}. */
export async function reportBlocked(page: Page, bench: string, work: () => Promise<void>): Promise<void> {
  report({ bench, ours: await longestBlock(page, work), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
}

/** The longest task of the page's main thread while `work` ran, in milliseconds; 0 when none took 50. */
export async function longestBlock(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => ((window as unknown as WatchedWindow).longTasks.length = 0));
  await work();
  return page.evaluate(() => Math.max(0, ...(window as unknown as WatchedWindow).longTasks));
}
