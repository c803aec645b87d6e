import type { Page } from '@playwright/test';
import { placeOf } from '../support/at-rest';
import { expectPrintFits, faultsOf } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';

// The seed has pictures at four readings of this session.
const SESSION = `${WAREHOUSE}/sessions/Street%2012%20check`;

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Picture' });

async function openAll(page: Page) {
  await page.goto(SESSION);
  await page.getByRole('button', { name: 'Show all 4 pictures' }).click();
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('img', { name: /^G12/ })).toBeVisible();
  return viewer;
}

test('the pictures of a session open in the viewer by mouse', async ({ page, signedIn }) => {
  await signedIn(page);
  const viewer = await openAll(page);
  const picture = viewer.getByRole('img', { name: /^G12/ });
  const width = async () => (await picture.boundingBox())!.width;
  const { width: fitted } = await placeOf(picture);
  await expect(viewer.getByText('Picture 1 of 4')).toBeVisible();

  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.4);
  const { x: before } = await placeOf(picture);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(760, 450, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await picture.boundingBox())!.x).toBeCloseTo(before + 60, 0);
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(fitted * 1.6);

  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('Picture 2 of 4')).toBeVisible();
  await expect(picture).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Download picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^G12\d+-1\.jpg$/);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show all 4 pictures' })).toBeFocused();

  // Its nineteen columns are printed beside each other, that of the pictures as narrow as they need.
  await expectPrintFits(page.getByRole('table', { name: 'Data of Street 12 check' }), 'the session');
  const pictures = page.getByRole('columnheader', { name: 'Pictures' });
  await expect.poll(async () => (await pictures.boundingBox())!.width).toBeLessThan(60);
});

test('SHELL-09 the viewer traps the focus, works with the keyboard alone, and gives the focus back when it closes', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto(SESSION);
  const opener = page.getByRole('button', { name: /^Show 1 picture of G12/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  const picture = viewer.getByRole('img', { name: /^G12/ });
  await expect(picture).toBeVisible();
  const fitted = await placeOf(picture);
  await page.keyboard.press('r');
  // Turned by a quarter, a wide picture is as high as the stage and so narrower than before.
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeLessThan(fitted.width);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.round((await picture.boundingBox())!.width)).toBe(Math.round(fitted.width));
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    // Between the last and the first control some browsers focus the document, but no element of the page behind the dialog.
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the viewer has no accessibility faults and fits 360 px', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signedIn(page);
  const viewer = await openAll(page);
  expect(await faultsOf(page)).toEqual([]);
  for (const button of await viewer.getByRole('button').all()) {
    const box = await placeOf(button);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
});
