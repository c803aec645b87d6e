import { expect, test } from '../support/test';

/** The browser's log line about a request that the journey makes fail. */
const LOST = /^console: error Failed to load resource/;

test('SHELL config.json and registry.json that fail to load once are requested again, and the user notices nothing', async ({
  page,
  pageProblems,
}) => {
  pageProblems.expected.push(LOST);
  const requests = { 'config.json': 0, 'registry.json': 0 };
  for (const file of ['config.json', 'registry.json'] as const) {
    await page.route(`**/${file}`, (route) =>
      ++requests[file] === 1 ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
    );
  }
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(requests).toEqual({ 'config.json': 2, 'registry.json': 2 });
});

test('SHELL an open page offers to reload as soon as the server has a newer shell', async ({ page, signIn }) => {
  let isNewer = false;
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: isNewer ? html.replace(/main\.\w+\.js/, 'main.0a1b2c3d.js') : html });
  });
  await signIn(page);
  const comeBack = async () => {
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/' && response.request().resourceType() === 'fetch',
    );
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await answer).finished();
  };
  await comeBack();
  await expect(page.getByRole('button', { name: 'A new version is ready' })).toHaveCount(0);
  isNewer = true;
  await comeBack();
  await page.getByRole('button', { name: 'A new version is ready' }).click();
  await expect(page.getByRole('dialog')).toContainText('Reload the page to use it.');
});
