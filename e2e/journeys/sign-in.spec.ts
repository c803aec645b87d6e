import { WAREHOUSE, expect, fillSignIn, test } from '../support/test';

test('ADD-31 Firebase learns the console’s origin and no path, and refuses the key of a page that names no origin', async ({
  page,
  pageProblems,
}) => {
  pageProblems.expected.push(/status of 403/);
  const channel = /Firestore\/Listen\/channel/;
  const asked = page.waitForRequest(channel);
  await page.goto(WAREHOUSE);
  await fillSignIn(page);
  expect(await (await asked).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();

  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    }),
  );
  const refused = page.waitForResponse((response) => channel.test(response.url()) && response.status() === 403);
  await page.reload();
  expect(await (await refused).request().headerValue('referer')).toBeNull();
});

test.describe('the splash screen', () => {
  test.use({ splashFades: true });

  test('has the colours of the stored theme from the first frame, or those of the system', async ({ page }) => {
    // Without the console's scripts only the page itself can apply the theme.
    await page.route('**/assets/**', () => {});
    for (const [theme, system, color] of [
      ['dark', 'light', 'rgb(16, 21, 26)'],
      ['light', 'dark', 'rgb(244, 246, 248)'],
      ['system', 'dark', 'rgb(16, 21, 26)'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#splash'), theme).toHaveCSS('background-color', color);
      await expect(page.locator('html'), theme).toHaveCSS('background-color', color);
    }
  });

  test('SHELL-10 the logo fades in over a second, waits until it is known who is signed in, and the splash fades out over half of one', async ({
    page,
    signIn,
  }) => {
    let holds = false;
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/accounts:lookup/, async (route) => {
      if (holds) await answered;
      await route.continue();
    });
    await signIn(page);
    holds = true;
    await Promise.all([page.waitForRequest(/accounts:lookup/), page.reload()]);

    const splash = page.locator('#splash');
    // The animation is paused and set to its beginning, middle and end, so that the test does not depend on time.
    const fadeIn = await splash.locator('svg').evaluate((logo) => {
      const [animation] = logo.getAnimations();
      if (!animation) return null;
      animation.pause();
      const opacities = [0, 500, 1000].map((time) => {
        animation.currentTime = time;
        return Number(getComputedStyle(logo).opacity);
      });
      return { duration: animation.effect?.getComputedTiming().duration, opacities };
    });
    expect(fadeIn).toEqual({ duration: 1000, opacities: [0.01, expect.any(Number), 1] });
    expect(fadeIn?.opacities[1]).toBeGreaterThan(0.3);
    expect(fadeIn?.opacities[1]).toBeLessThan(0.9);
    await expect(splash).toHaveCSS('opacity', '1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

    // Read when the class changes, because a busy page can remove the splash screen before its events are sent.
    const fadeOut = await splash.evaluateHandle((element) => ({
      duration: new Promise((resolve) => {
        const observer = new MutationObserver(() => resolve(element.getAnimations()[0]?.effect?.getComputedTiming().duration));
        observer.observe(element, { attributeFilter: ['class'] });
      }),
    }));
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
    await expect(splash).toHaveCount(0);
    expect(await fadeOut.evaluate(({ duration }) => duration)).toBe(500);
  });
});
