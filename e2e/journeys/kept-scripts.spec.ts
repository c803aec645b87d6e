import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Where the page got the files of this origin from: `cache-storage` is what the service worker keeps. */
const sources = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { deliveryType: string })[])
        .map(({ name, deliveryType }) => [new URL(name), deliveryType] as const)
        .filter(([url]) => url.origin === location.origin)
        .map(([url, source]) => [url.pathname.replace(/\.[0-9a-f]{8}\.js$/, ''), source]),
    ),
  );

/** Waits until the service worker answers for pages that are opened from now on. */
const untilInForce = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('scripts')).keys()).map(({ url }) => new URL(url).pathname));

test('ADD-100 after the first visit the browser keeps the scripts that every user waits for, and nothing else', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await untilInForce(page);
  const first = ['/assets/libraries', '/assets/main', '/assets/screens', '/assets/screens-libraries'];
  expect((await keptPaths(page)).map((path) => path.replace(/\.[0-9a-f]{8}\.js$/, '')).toSorted()).toEqual(first);

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const from = await sources(page);
  for (const path of first) expect(from[path]).toBe('cache-storage');
  expect(
    Object.keys(from)
      .filter((path) => from[path] === 'cache-storage')
      .toSorted(),
  ).toEqual(first);
});

test('ADD-100 a kept script that is lost is fetched again', async ({ page, signIn }) => {
  await signIn(page);
  await untilInForce(page);
  await page.evaluate(() => caches.delete('scripts'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(Object.values(await sources(page))).not.toContain('cache-storage');
});
