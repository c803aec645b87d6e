import { writeSession } from '../support/another-client';
import { writeDomain } from '../support/domains';
import { expectFits } from '../support/page-checks';
import { WAREHOUSE, expect, fillSignIn, test } from '../support/test';

test('when the browser denies all storage, the console works and keeps its settings until the page is closed', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await fillSignIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Português (BR)' }).click();
  await expect(page.getByRole('button', { name: 'Idioma' })).toBeVisible();
});

test('I18N-05 when a language file is missing, the console stays in English and says so', async ({ page, context, pageProblems }) => {
  pageProblems.expected.push(/Failed to load resource/, /Loading chunk/i);
  await context.addInitScript(() => localStorage.setItem('locale', 'pt-BR'));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const isPortuguese = (await response.text()).includes('Console de inventário');
    await (isPortuguese ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ response }));
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The texts of this language could not be loaded.');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

// The other way round, tokens seem to last longer, and nothing is done about them.
test('a user whose clock is 36 hours fast, so that every token seems to have expired, can sign in and use the console', async ({
  page,
  context,
  signedIn,
}) => {
  await context.addInitScript((skew) => {
    window.Date = new Proxy(Date, {
      construct: (Real, given) => (given.length > 0 ? (Reflect.construct(Real, given) as Date) : new Real(Real.now() + skew)),
      get: (Real, name) => (name === 'now' ? () => Real.now() + skew : (Reflect.get(Real, name) as unknown)),
    });
  }, 36 * 3_600_000);
  await signedIn(page);
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('link').first()).toBeVisible();
});

test('very long names, names written from right to left and names of emoji do not break the layout, also on a phone', async ({
  page,
  signedIn,
}) => {
  const names = ['W'.repeat(300), 'مستودع الشمال 42', '📦🚚👩‍🏭 café', 'سجل‮ abc'];
  const own = await writeDomain('Armazém');
  for (const name of names) await writeSession(own, name);
  await signedIn(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(own.sessions);
    for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectFits(page, `the sessions at ${width} px`);
  }
  await page.getByRole('link', { name: names[0], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  await expectFits(page, 'the session');
  await own.remove(page);
});
