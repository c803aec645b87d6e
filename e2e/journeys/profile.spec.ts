import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { message } from '../support/messages';
import { addTestUser, profileDocumentOf } from '../support/users';

/** A JPEG made in the page: left half red, right half blue, with metadata for a photo that has to be turned. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'red';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = 'blue';
    context.fillRect(200, 0, 200, 200);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  // Exif orientation 6 (to be turned clockwise by a quarter), and a text that must not leave the browser.
  const tiff = Buffer.concat([Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'), Buffer.from('SECRET PLACE')]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), head, exif, Buffer.from(plain.slice(2))]);
}

async function openProfile(page: Page, uid: string): Promise<void> {
  await page.goto(`/profile/${uid}`);
  await expect(page.getByLabel('First name')).toBeVisible();
}

test('PROFILE-11 a profile picture is cropped to a small upright square without metadata', async ({ page, signedIn }) => {
  const { uid } = await addTestUser('Foto');
  await signedIn(page);
  await openProfile(page, uid);
  await page.getByRole('button', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change picture' });
  await dialog
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: await sidewaysPhoto(page) });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  // Upright the picture is 200 by 400, so the square moves only up and down. The keyboard moves it to the top.
  await dialog.getByRole('slider', { name: 'Up or down' }).focus();
  await page.keyboard.press('Home');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/api/users'));
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const { userData } = (await sent).postDataJSON() as { userData: { picture: string } };
  await expect(message(page, 'Image sent!')).toBeVisible();
  const bytes = Buffer.from(userData.picture.split(',')[1]!, 'base64');
  expect(bytes.includes('SECRET PLACE')).toBe(false);
  expect(bytes.includes('Exif')).toBe(false);
  const colour = await page.evaluate(async (url) => {
    // Decoded by hand instead of with `fetch`, which the page's content security policy blocks for data URLs.
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(url.split(',')[1]!), (char) => char.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [red, green, blue] = context.getImageData(100, 100, 1, 1).data;
    return { width: bitmap.width, height: bitmap.height, isRed: red! > 200 && green! < 60 && blue! < 60 };
  }, userData.picture);
  expect(colour).toEqual({ width: 200, height: 200, isRed: true });
  await expect.poll(async () => (await profileDocumentOf(uid))?.['thumbnail'] as string | null).toContain(uid);
  // The picture is decoration beside the name, so no role finds it. Its ring is above the picture, so that a white picture has an edge too.
  const avatar = page.getByRole('main').locator('.ic-avatar');
  await expect(avatar.locator('img')).toBeVisible();
  const ring = () =>
    avatar.evaluate((element) => {
      const { position, borderTopWidth, borderTopStyle, width } = getComputedStyle(element, '::after');
      return { position, border: `${borderTopWidth} ${borderTopStyle}`, isAround: width === getComputedStyle(element).width };
    });
  expect(await ring()).toEqual({ position: 'absolute', border: '1px solid', isAround: true });
});
