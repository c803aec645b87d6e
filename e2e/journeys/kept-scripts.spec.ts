import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const withoutHash = (path: string): string => path.replace(/\.[0-9a-f]{8}\.js$/, '');

/** Where the page got the files of this origin from: `cache-storage` is what the service worker keeps. */
async function sources(page: Page): Promise<Record<string, string>> {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { deliveryType: string })[])
      .map(({ name, deliveryType }) => [new URL(name), deliveryType] as const)
      .filter(([url]) => url.origin === location.origin)
      .map(([url, source]) => [url.pathname, source] as const),
  );
  return Object.fromEntries(files.map(([path, source]) => [withoutHash(path), source]));
}

/** Waits until the service worker answers for pages that are opened from now on. */
const untilInForce = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');

/** The paths of what is kept. Opening the store would make it, so it is only looked into. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('scripts'))) return [];
    return (await (await caches.open('scripts')).keys()).map(({ url }) => new URL(url).pathname);
  });

const FIRST = ['/assets/libraries', '/assets/main', '/assets/screens', '/assets/screens-libraries'];

test('ADD-100 after the first visit the browser keeps the scripts that every user waits for, and nothing else', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await untilInForce(page);
  expect((await keptPaths(page)).map(withoutHash).toSorted()).toEqual(FIRST);

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const from = await sources(page);
  for (const path of FIRST) expect(from[path]).toBe('cache-storage');
  expect(
    Object.keys(from)
      .filter((path) => from[path] === 'cache-storage')
      .toSorted(),
  ).toEqual(FIRST);
});

test('ADD-100 a kept script that is lost is fetched again', async ({ page, signIn }) => {
  await signIn(page);
  await untilInForce(page);
  await page.evaluate(() => caches.delete('scripts'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(Object.values(await sources(page))).not.toContain('cache-storage');
});

for (const name of ['/assets/main', '/assets/screens'])
  test(`ADD-100 ADD-TRUST-05 a false ${name} that a script of a page wrote into the store does not run: the server's does, and the next visit fills the store anew`, async ({
    page,
    signIn,
    pageProblems,
  }) => {
    pageProblems.expected.push(/^console: error Failed to find a valid digest in the 'integrity' attribute/);
    await signIn(page);
    await untilInForce(page);
    const path = (await keptPaths(page)).find((one) => withoutHash(one) === name)!;
    await page.evaluate(async (url) => {
      const falseScript = new Response('self.isTaken = true;', { headers: { 'content-type': 'text/javascript' } });
      await (await caches.open('scripts')).put(url, falseScript);
    }, path);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'isTaken' in self)).toBe(false);

    const hasWorker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(hasWorker).toBe(false);
    await page.reload();
    await untilInForce(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const from = await sources(page);
    for (const first of FIRST) expect(from[first]).toBe('cache-storage');
  });
