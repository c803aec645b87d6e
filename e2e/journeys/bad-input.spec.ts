import { WAREHOUSE, expect, test } from '../support/test';

test('ROUTE-09 an unknown path leads home', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
});

for (const [what, path] of [
  ['company', '/company/nobody'],
  ['domain', '/company/acme/domains/Nowhere'],
  ['session', `${WAREHOUSE}/sessions/never-was`],
  ['tasks of an unknown domain', '/company/acme/domains/Nowhere/tasks'],
] as const) {
  test(`DASH-21 an unknown ${what} is a readable page with a way on`, async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(/not found|does not exist|no access/i);
    await expect(main.getByRole('link').first()).toBeVisible();
  });
}
