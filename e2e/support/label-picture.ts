import type { Page } from '@playwright/test';

/** A picture of a label as a PNG: paper, a frame and bars, which no decoder takes for a barcode. Drawn by the browser. */
export async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, wide!, high!);
      context.fillStyle = '#222';
      for (let x = 120; x < 320; x += 25) context.fillRect(x, 120, 9, 70);
      context.strokeRect(50, 50, wide! - 100, high! - 100);
      return canvas.toDataURL('image/png').split(',')[1]!;
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}
