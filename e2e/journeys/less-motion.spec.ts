import { expect, test } from '../support/test';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('ADD-98 for people who asked for less motion, no text changes its colour step by step', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === 'color') document.documentElement.dataset.colorChanged = '';
    });
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true })).toBeVisible();
  // Another scheme changes the colour of each text, in either direction.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const text = colorScheme === 'dark' ? 'rgb(231, 236, 240)' : 'rgb(24, 33, 43)';
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', text);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-color-changed');
});
