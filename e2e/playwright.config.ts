import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';

// firebase-admin would look for Google's own machines, and warn that this is none.
process.env.METADATA_SERVER_DETECTION ??= 'none';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './stack.setup.ts',
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Of two journeys one is always waiting for something: three keep two cores busy, more would only wait for each other.
  workers: 3,
  // Once, and then named as flaky in the report: see docs/decisions/0017-a-failed-test-is-repeated-once.md.
  retries: 1,
  // Limits for what hangs, not a judgement of speed: on two cores that others use too, a table of all addresses took half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.CONSOLE_URL,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // A trace keeps every answer of a page, which slows large ones down several times.
    trace: process.env.DEBUG ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGS },
  },
});
