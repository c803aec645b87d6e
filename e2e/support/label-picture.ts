import type { Page } from '@playwright/test';

/** A PNG of a label that the browser draws: paper, a frame, and bars that form no readable barcode. */
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

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const PARITY = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

/** The modules of an EAN-13 as digits, 1 for black. */
function ean13(digits: string): string {
  const inverse = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
  const left = [...digits.slice(1, 7)].map((digit, i) => {
    const odd = LEFT[Number(digit)]!;
    return PARITY[Number(digits[0])]![i] === '0' ? odd : [...inverse(odd)].reverse().join('');
  });
  const right = [...digits.slice(7)].map((digit) => inverse(LEFT[Number(digit)]!));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Exif metadata with orientation 6: the picture is to be turned clockwise by a quarter. */
const QUARTER_TURN = Buffer.from('ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000', 'hex');

/** A photo of 12 megapixels of a label with these EAN-13 codes, stored sideways with the metadata that turn it. */
export async function photo(page: Page, articles: readonly string[]): Promise<Buffer> {
  const base64 = await page.evaluate((all) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 4032, height: 3024 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#8a7a66';
    context.fillRect(0, 0, 4032, 3024);
    // The upper side of the label is the left side of the stored picture.
    context.setTransform(0, -1, 1, 0, 0, 3024);
    context.fillStyle = '#fff';
    context.fillRect(600, 900, 1800, 700 * all.length);
    context.fillStyle = '#111';
    all.forEach((modules, i) => [...modules].forEach((bit, x) => bit === '1' && context.fillRect(1000 + 8 * x, 1050 + 650 * i, 8, 400)));
    return canvas.toDataURL('image/jpeg', 0.85).split(',')[1]!;
  }, articles.map(ean13));
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), QUARTER_TURN, jpeg.subarray(2)]);
}
