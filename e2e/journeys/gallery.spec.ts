import type { Page } from '@playwright/test';
import { buildGallery, serveGallery } from 'tooling/gallery';
import { expectFits, faultsOf } from '../support/page-checks';
import { pickOption } from '../support/pick-option';
import { expect, test } from '../support/test';

let gallery: Awaited<ReturnType<typeof serveGallery>>;

// The tests run in one worker, so that they share one build and one server.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await buildGallery();
  gallery = await serveGallery(0);
});
test.afterAll(() => gallery.stop());

async function open(page: Page, look: string): Promise<void> {
  await page.goto(`${gallery.url}/?${look}`);
  // The last samples that load without an action of the user.
  await expect(page.getByRole('combobox', { name: 'Source domain' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Norte Armazéns' })).toBeVisible();
}

/** Opens and closes each overlay with the keyboard, also during its opening animation. */
async function expectFocusBack(page: Page): Promise<void> {
  for (const [overlay, title, element] of [
    ['danger', 'Remove ERP?', '[role=dialog]'],
    ['modal', 'Export sessions', '[role=dialog]'],
    ['drawer', 'Details', '[role=dialog]'],
    ['viewer', 'Picture', 'dialog'],
  ] as const) {
    const opener = page.getByRole('button', { name: `Open ${overlay}` });
    await opener.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await faultsOf(page, element)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
    await expect(opener).toBeFocused();

    // Closed during its opening animation, the overlay must give the focus back too.
    await opener.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog], dialog, .ant-drawer') !== null), { intervals: [0] })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

for (const theme of ['light', 'dark']) {
  test(`every component and overlay of the kit has no accessibility faults and fits 1440 px, and links can be read while they are pointed at, in the theme ${theme}`, async ({
    page,
  }) => {
    await open(page, `theme=${theme}`);
    expect(await faultsOf(page, 'body')).toEqual([]);
    await expectFits(page, 'the gallery');
    for (const link of await page.getByRole('link').all()) {
      await link.hover();
      expect(await faultsOf(page, 'a:hover')).toEqual([]);
    }
    await expectFocusBack(page);
  });
}

test('ADD-59 the page of motion, density and type has no accessibility faults, light and dark beside each other', async ({ page }) => {
  await page.goto(`${gallery.url}/standard`);
  const half = (name: string) => page.getByRole('region', { name });
  await expect(half('Light')).toHaveCSS('color-scheme', 'light');
  await expect(half('Dark')).toHaveCSS('color-scheme', 'dark');
  expect(await faultsOf(page, 'body')).toEqual([]);
  await expectFits(page, 'the page of motion, density and type');
  await half('Dark').getByRole('button', { name: 'Play' }).click();
  await expect(half('Dark').locator('.st-track[data-moved]')).toHaveCount(3);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the components of the kit fit the width, and each overlay gives the focus back when it closes', async ({ page }) => {
    await open(page, 'theme=light');
    await expectFits(page, 'the gallery');
    await expectFocusBack(page);
  });
});

test('the gallery changes language and theme while it is open, and animations without an end change only what the compositor changes alone', async ({
  page,
}) => {
  await open(page, 'theme=light');
  // While something loads, the main thread is busy: what is painted anew in each frame would take time from it.
  const properties = await page.evaluate(() => {
    const endless = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity ? effect : []));
    return endless
      .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys))
      .filter((name) => !['composite', 'computedOffset', 'easing', 'offset'].includes(name));
  });
  expect([...new Set(properties)].sort()).toEqual(['opacity', 'transform']);

  await pickOption(page, 'Language', 'pt-BR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).first()).toBeVisible();
  await pickOption(page, 'Theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
