import type { Page } from '@playwright/test';
import { createAccount } from '../support/accounts';
import { watchOpenQueries } from '../support/open-queries';
import { goTo, remotes, screenOf } from '../support/remote-pages';
import { growthOf, ROUNDS } from '../support/rounds';
import { SCREENS, type Screen } from '../support/screens';
import { expect, test } from '../support/test';

const behindSignIn = remotes().flatMap(({ name, routes }) =>
  routes
    .filter(({ access, page }) => access !== 'public' && page !== 'SetPassword')
    .map((route) => ({ remote: name, screen: screenOf(route) })),
);
const screensOf = (remote: string) => behindSignIn.filter((one) => one.remote === remote).map(({ screen }) => screen);

/** The command looks at each remote by itself. Otherwise one page opens those of all, which says the same in less time, but not whose fault it is. */
const GROUPS: [name: string, screens: Screen[]][] = ROUNDS
  ? [...new Set(behindSignIn.map(({ remote }) => remote))].map((remote) => [remote, screensOf(remote)])
  : [['the console', behindSignIn.map(({ screen }) => screen)]];

// The code that the browser compiles from what runs often grows for longer than thirty rounds.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'] }),
});

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

for (const [name, screens] of GROUPS) {
  test(`ADD-60 ${name} holds no more after its pages were opened and left again and again`, async ({ page, signedIn }) => {
    test.slow();
    const queries = watchOpenQueries(page);
    await signedIn(page);
    // A page without much of its own, where a round begins and ends.
    const rest = SCREENS.find((screen) => ['change password', 'create API key'].includes(screen.name) && screens[0]?.path !== screen.path)!;
    await page.goto(rest.path);
    await expect(rest.ready(page)).toBeVisible();
    const growth = await growthOf(page, queries, async () => {
      for (const screen of [...screens, rest]) await goTo(page, screen);
    });
    expect(growth).toEqual([]);
  });
}

test('ADD-60 mfe-auth holds no more after its pages for everybody were opened and left again and again', async ({ page }) => {
  test.slow();
  const queries = watchOpenQueries(page);
  const screens = remotes()
    .find(({ name }) => name === 'mfe-auth')!
    .routes.filter(({ access }) => access === 'public')
    .map(screenOf);
  await page.goto('/login');
  await expect(heading('Log in')(page)).toBeVisible();
  const growth = await growthOf(page, queries, async () => {
    for (const screen of screens.toReversed()) await goTo(page, screen);
  });
  expect(growth).toEqual([]);
});

test('ADD-60 mfe-auth holds no more after somebody who must choose a password has signed in and out again and again', async ({ page }) => {
  test.slow();
  const queries = watchOpenQueries(page);
  const { email, password } = await createAccount({ pwUpdated: false });
  await page.goto('/login');
  const growth = await growthOf(page, queries, async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(heading('Set password')(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
    await expect(heading('Log in')(page)).toBeVisible();
  });
  expect(growth).toEqual([]);
});

test('ADD-60 a page that keeps nodes or listeners of each round is found', async ({ page }) => {
  const queries = watchOpenQueries(page);
  await page.goto('/login');
  await expect(heading('Log in')(page)).toBeVisible();
  const after = (round: () => Promise<void>) => growthOf(page, queries, round);
  expect(await after(() => Promise.resolve())).toEqual([]);
  // More than the page itself may let go of meanwhile.
  const heldNodes = await page.evaluateHandle((): Node[] => []);
  const keepNodes = () => heldNodes.evaluate((nodes) => void nodes.push(...Array.from({ length: 100 }, () => document.createElement('i'))));
  expect(await after(keepNodes)).toEqual([expect.stringMatching(/^nodes by (9|10)\d\.\d a round/)]);
  const listen = () => page.evaluate(() => Array.from({ length: 100 }, () => addEventListener('resize', () => undefined)).length);
  expect(await after(async () => void (await listen()))).toEqual([expect.stringMatching(/^listeners by (9|10)\d\.\d a round/)]);
});
