import type { Locator, Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { placeOf } from '../support/at-rest';
import { writeDomain, type TestDomain } from '../support/domains';
import { picture } from '../support/label-picture';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

type Point = { x: number; y: number };

// The canvas is 800 px wide then, to which the numbers of these journeys belong.
test.use({ viewport: { width: 1448, height: 900 } });

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Label Yard');
});

test.afterEach(({ page }) => own.remove(page));

const canvas = (page: Page) => page.getByRole('region', { name: 'Label canvas' });
const barcodes = (page: Page) => page.getByRole('list', { name: 'Barcodes' }).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a new label from the settings of the test's own domain (DSET-06). */
async function addLabel(page: Page): Promise<void> {
  await page.goto(own.settings);
  await button(page, 'Add label design').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Label design' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Crate');
  await page.getByLabel('Picture').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: await picture(page, 900, 600) });
  // The canvas has the same size without a picture.
  await expect(canvas(page)).toHaveCSS('height', '533px');
  await expect(page.getByText('No barcodes found in the picture')).toBeVisible();
}

/** Drags over the canvas; `from` and `to` are screen pixels from its corner. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = await placeOf(canvas(page));
  await page.mouse.move(box.x + from[0], box.y + from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + (from[0] + to[0]) / 2, box.y + (from[1] + to[1]) / 2);
  await page.mouse.move(box.x + to[0], box.y + to[1]);
  await page.mouse.up();
}

/** Position and size of a barcode, or of the region, as the list shows them. */
async function numbersOf(page: Page, name: string): Promise<number[]> {
  const group = page.getByRole('group', { name: `Position and size of ${name}` });
  return Promise.all(
    ['X', 'Y', 'Width', 'Height'].map(async (label) => Number(await group.getByLabel(label, { exact: true }).inputValue())),
  );
}

async function addPattern(page: Page, field: string): Promise<void> {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Field name').fill(field);
  await box('Range').fill('8');
  await button(page, 'Add field').click();
  await button(page, 'Save pattern').click();
}

/** All layers of the stage as one picture. */
const drawn = (stage: Locator): Promise<string> =>
  stage.evaluate((element) => {
    const layers = [...element.querySelectorAll('canvas')];
    const whole = document.createElement('canvas');
    Object.assign(whole, { width: layers[0]!.width, height: layers[0]!.height });
    for (const layer of layers) whole.getContext('2d')!.drawImage(layer, 0, 0);
    return whole.toDataURL();
  });

const settled = async (stage: Locator): Promise<string> => {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await drawn(stage);
      return last === before;
    })
    .toBe(true);
  return last;
};

test('LABEL-19 ADD-06 a label drawn with the mouse and saved looks the same to the pixel when it is opened again', async ({
  page,
  signedIn,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/mfe-label-editor\/.*\.(js|wasm)$/.test(new URL(request.url()).pathname)) loaded.push(request.url());
  });
  await signedIn(page);
  await page.goto(own.settings);
  await expect(button(page, 'Add label design')).toBeVisible();
  // Other pages load none of the scripts that draw or read barcodes.
  expect(loaded.filter((url) => !url.endsWith('remoteEntry.js'))).toEqual([]);
  await addLabel(page);
  expect(loaded.length).toBeGreaterThan(1);
  await button(page, 'Define label region').click();
  await expect(button(page, 'Define label region')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, [40, 40], [760, 500]);
  await expect.poll(() => numbersOf(page, 'Label region')).toEqual([45, 45, 810, 518]);
  await button(page, 'Add barcodes').click();
  await expect(button(page, 'Add barcodes')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, [100, 100], [300, 180]);
  await expect(barcodes(page)).toHaveCount(1);
  await drag(page, [100, 300], [260, 380]);
  await expect(barcodes(page)).toHaveCount(2);
  // A barcode outside of the region is not drawn (D-58).
  await drag(page, [700, 450], [790, 520]);
  await expect(barcodes(page)).toHaveCount(2);
  await button(page, 'Add barcodes').click();
  await expect(button(page, 'Add barcodes')).toHaveAttribute('aria-pressed', 'false');

  // A barcode that is moved near the edge of the other one snaps to that edge. Dragging its handle moves its corner.
  const before = await numbersOf(page, 'Barcode 2');
  await drag(page, [180, 340], [183, 280]);
  await expect.poll(async () => (await numbersOf(page, 'Barcode 2'))[1]).toBeLessThan(before[1]!);
  expect((await numbersOf(page, 'Barcode 2'))[0]).toBe(before[0]);
  await drag(page, [260, 320], [340, 360]);
  await expect.poll(async () => (await numbersOf(page, 'Barcode 2'))[2]).toBeGreaterThan(before[2]!);

  for (const [number, field] of [
    ['1', 'SKU'],
    ['2', 'Lot'],
  ] as const) {
    await button(page, `Barcode ${number}`).click();
    await button(page, 'Edit barcode pattern').click();
    await expect(canvas(page)).toHaveCSS('width', '200px');
    await addPattern(page, field);
    await expect(canvas(page)).toHaveCSS('width', '800px');
  }
  await canvas(page).getByRole('application').press('Escape');
  await page.mouse.move(0, 0);
  const asDrawn = await settled(canvas(page));
  await button(page, 'Save label').click();
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${own.domain}` })).toBeVisible();

  await button(page, 'Edit Crate').click();
  await expect(barcodes(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect.poll(() => settled(canvas(page))).toBe(asDrawn);
});

/** A label of two barcodes without a picture, in the test's own domain. */
async function writeLabel(): Promise<void> {
  const rectangle = (x: number, y: number, width: number, height: number) => ({
    firstVertex: { x, y },
    secondVertex: { x: x + width, y: y + height },
  });
  const field = {
    name: 'SKU',
    type: 'data',
    prefix: '',
    postfix: '',
    limiterType: 'range',
    limiter: '8',
    useCheckField: false,
    checkField: '',
  };
  const pattern = { regex: '^(.{8})$', ignoreRemaining: false, isRequired: true, dataFields: [field], testTexts: [] };
  const barcodePatterns = [
    { ...rectangle(40, 40, 200, 80), ...pattern },
    { ...rectangle(40, 200, 150, 150), ...pattern },
  ];
  const label = { name: 'Box', picture: null, ...rectangle(20, 20, 560, 380), barcodePatterns };
  await adminFirestore()
    .doc(`companies/acme/domains/${own.domain}/settings/first`)
    .update({ labelDesigns: [label] });
}

async function openLabel(page: Page): Promise<void> {
  await page.goto(own.settings);
  await button(page, 'Edit Box').click();
  await expect(barcodes(page)).toHaveCount(2);
}

test('two tabs with the same label have a draft each: discarding one keeps the other, a new tab gets the draft of a closed one, and a sign-out discards it', async ({
  page,
  context,
  signIn,
  signedIn,
}) => {
  const acceptLeaving = (tab: Page) => tab.on('dialog', (dialog) => void dialog.accept());
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Name' });
  const restored = (tab: Page) => tab.getByText('Restored what was not saved');
  await writeLabel();
  await signedIn(page);
  acceptLeaving(page);
  await openLabel(page);
  await name(page).fill('Box of the first tab');
  const second = await context.newPage();
  acceptLeaving(second);
  await openLabel(second);
  await expect(name(second)).toHaveValue('Box');
  await expect(restored(second)).toBeHidden();
  await name(second).fill('Box of the second tab');
  await second.reload();
  await expect(restored(second)).toBeVisible();
  await expect(name(second)).toHaveValue('Box of the second tab');
  await second.getByRole('link', { name: 'Cancel' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(button(second, 'Edit Box')).toBeVisible();

  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Box of the first tab');
  await page.close();
  await openLabel(second);
  await expect(restored(second)).toBeVisible();
  await expect(name(second)).toHaveValue('Box of the first tab');

  await button(second, 'Log out').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await signIn(second);
  await openLabel(second);
  await expect(restored(second)).toBeHidden();
  await second.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D-58 the picture is in sight on opening, one finger scrolls the page or draws a region, two fingers enlarge the picture, and undo brings back the barcodes that a new region dropped', async ({
    page,
    signedIn,
  }) => {
    await writeLabel();
    await signedIn(page);
    await openLabel(page);
    await expectNoFaults(page, 'label editor on a phone');
    await expect(canvas(page)).toBeInViewport({ ratio: 1 });
    const devtools = await page.context().newCDPSession(page);
    const stage = canvas(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await stage.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await placeOf(stage);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const zoom = page.getByRole('button', { name: /^Actual scale, now/ });
    const whole = await zoom.innerText();
    // Beside the barcodes and far from the outline of the region.
    const start = { x: x + width * 0.75, y: y + height / 2 };
    await touch('touchStart', start);
    for (let up = 10; up <= 150; up += 10) await touch('touchMove', { x: start.x, y: start.y - up });
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    await expect(zoom).toHaveText(whole);

    await button(page, 'Define label region').tap();
    await expect(button(page, 'Define label region')).toHaveAttribute('aria-pressed', 'true');
    await stage.scrollIntoViewIfNeeded();
    const box = await placeOf(stage);
    const inside = (across: number, down: number) => ({ x: box.x + across * box.width, y: box.y + down * box.height });
    await touch('touchStart', inside(0.03, 0.03));
    await touch('touchMove', inside(0.5, 0.3));
    await touch('touchMove', inside(0.7, 0.4));
    await touch('touchEnd');
    await expect(page.getByRole('alert').filter({ hasText: 'Barcode 2 was not inside the new region' })).toBeVisible();
    await expect(barcodes(page)).toHaveCount(1);
    await button(page, 'Take back').tap();
    await expect(barcodes(page)).toHaveCount(2);

    await stage.scrollIntoViewIfNeeded();
    const now = await placeOf(stage);
    const [left, right] = [0.4, 0.6].map((part) => ({ x: now.x + now.width * part, y: now.y + now.height / 2 })) as [Point, Point];
    await touch('touchStart', left, right);
    for (let distance = 10; distance <= 60; distance += 10)
      await touch('touchMove', { ...left, x: left.x - distance }, { ...right, x: right.x + distance });
    await touch('touchEnd');
    await expect(zoom).not.toHaveText(whole);
  });
});
