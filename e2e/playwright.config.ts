import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';

// Without this firebase-admin looks for the metadata server of Google Cloud, and warns that there is none.
process.env.METADATA_SERVER_DETECTION ??= 'none';

const seed = process.env.SHUFFLE;
const slowness = Number(process.env.SLOW_CPU ?? 1);
const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');

export default defineConfig({
  // Playwright sorts files by name, and projects in their given order: one for each file gives the order that the number in SHUFFLE says.
  ...(seed && {
    projects: readdirSync(new URL('journeys', import.meta.url))
      .sort((a, b) => place(a).localeCompare(place(b)))
      .map((name) => ({ name, testMatch: `**/${name}` })),
  }),
  testDir: './journeys',
  globalSetup: './stack.setup.ts',
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A journey mostly waits for the stack. Three workers keep two processor cores busy; more would only slow each other down.
  workers: 3,
  // Only tests that hang are to fail: on two busy cores a table of all addresses took half a minute.
  timeout: 300_000 * slowness,
  expect: { timeout: 60_000 * slowness },
  use: {
    baseURL: process.env.CONSOLE_URL,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Playwright does not see, and cannot fail, a request that a service worker's routes answer. One journey lets it work (kept-scripts.spec.ts).
    serviceWorkers: 'block',
    // What cannot be pressed is told long before the end of the test.
    actionTimeout: 120_000 * slowness,
    // Traces record every response of a page, which makes large pages several times slower.
    trace: process.env.DEBUG ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGS },
  },
});
