import { test as base, expect, type Page } from '@playwright/test';
import { endSplash } from './splash';
import { keepSignIn, restoreSignIn } from './stored-sign-in';

/** The demo's main account (platform/seed). */
export const KEY_USER = { email: 'key@demo.test', password: 'demo-key-1' };
export const WAREHOUSE = '/company/acme/domains/Central%20Warehouse';

/**
 * Log lines of the browser that no page can prevent: about requests without a network, about preloaded files that a slow machine uses only seconds
 * later, about canvases on machines without a graphics card, and about the service worker that Playwright holds back.
 */
const OF_THE_BROWSER = [
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /was preloaded using link preload but not used/,
  /^\[?\.?WebGL|GL Driver Message/,
  /^Service Worker registration blocked by Playwright$/,
];

/** Fails a test when a page violates its content security policy, throws, or logs an error or a warning. */
interface PageProblems {
  /** Patterns of errors and log lines that a test expects, such as the browser's line about a request that the test makes fail. */
  expected: RegExp[];
}

interface Fixtures {
  pageProblems: PageProblems;
  /** `SLOW_CPU=4 npm run test:e2e` slows each page to a quarter of the processor's speed, which reveals tests that depend on timing. */
  slowness: void;
  /** Whether the splash screen fades out as it does for users. Only the journey about it needs that. */
  splashFades: boolean;
  splash: void;
  /** Signs the main account in and waits for the greeting on the start page. */
  signIn: (page: Page) => Promise<void>;
  /** Signs the main account in without opening a page, for a journey that opens its first page itself. */
  signedIn: (page: Page) => Promise<void>;
}

/** Signs the main account in on the login page. */
export async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(KEY_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(KEY_USER.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' });

async function signInOnPage(page: Page): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page);
  await expect(greeting(page)).toBeVisible();
  await keepSignIn(page);
}

export const test = base.extend<Fixtures>({
  pageProblems: [
    async ({ context }, use) => {
      const pageProblems: PageProblems = { expected: [] };
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !OF_THE_BROWSER.some((line) => line.test(message.text())))
          problems.push(`console: ${message.type()} ${message.text()} (${message.location().url})`);
      });
      await use(pageProblems);
      // Running requests of pages must not fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems.filter((line) => !pageProblems.expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  slowness: [
    async ({ context }, use) => {
      const rate = Number(process.env.SLOW_CPU ?? 1);
      if (rate > 1) {
        context.on('page', (page) => {
          const slowed = context.newCDPSession(page).then((devtools) => devtools.send('Emulation.setCPUThrottlingRate', { rate }));
          // The call fails when the page is closed right away, which does no harm.
          slowed.catch(() => undefined);
        });
      }
      await use();
    },
    { auto: true },
  ],
  splashFades: [false, { option: true }],
  splash: [
    async ({ context, splashFades }, use) => {
      if (!splashFades) await endSplash(context);
      await use();
    },
    { auto: true },
  ],
  signIn: async ({}, use) => {
    await use(async (page) => {
      if (!(await restoreSignIn(page))) return signInOnPage(page);
      await page.goto('/');
      await expect(greeting(page)).toBeVisible();
    });
  },
  signedIn: async ({}, use) => {
    await use(async (page) => {
      if (!(await restoreSignIn(page))) await signInOnPage(page);
    });
  },
});

export { expect };
