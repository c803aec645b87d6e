import fc from 'fast-check';
import { inReadingOrder, removeOverlapping, scaleCodes, turnCodes, missingCodes } from './code-geometry';
import type { FoundCode } from './found-codes';

const code = (text: string, x: number, y: number, width = 100, height = 40, format = 'EAN13'): FoundCode => ({
  text,
  format,
  isGs1: false,
  rect: { firstVertex: { x, y }, secondVertex: { x: x + width, y: y + height } },
});

it('ADD-08 keeps one barcode per place, even if its bars were also read as another type', () => {
  const article = code('7891234567895', 10, 10);
  const phantom = code('42', 40, 15, 30, 20, 'ITF');
  const other = code('7891234567895', 10, 200);
  expect(removeOverlapping([article, phantom, code('7891234567895', 12, 11), other])).toEqual([article, other]);
});

it('ADD-08 orders barcodes as people read them', () => {
  const [a, b, c] = [code('a', 10, 10), code('b', 200, 10), code('c', 10, 90)];
  expect(inReadingOrder([c, b, a])).toEqual([a, b, c]);
});

it('LABEL-12 counts one barcode as unreadable when a text that was found twice is found only once', () => {
  const [one, two] = [code('a', 0, 0), code('a', 0, 100)];
  expect(missingCodes([one, two], [two])).toHaveLength(1);
  expect(missingCodes([one, two], [one, two])).toHaveLength(0);
  expect(missingCodes([one], [{ ...one, format: 'QRCode' }])).toEqual([one]);
});

it('ADD-08 four quarter turns return a barcode to its place, and each keeps it in the picture', () => {
  const size = { width: 640, height: 480 };
  const place = fc.record({ x: fc.nat(540), y: fc.nat(440) });
  fc.assert(
    fc.property(place, ({ x, y }) => {
      const start = [code('a', x, y)];
      const flipped = { width: 480, height: 640 };
      const once = turnCodes(start, size, 1);
      expect(turnCodes(once, flipped, 1)).toEqual(turnCodes(start, size, 2));
      expect(turnCodes(once, flipped, 3)).toEqual(start);
      expect(once[0]!.rect.secondVertex.x).toBeLessThanOrEqual(480);
      expect(scaleCodes(scaleCodes(start, size, { width: 1280, height: 960 }), { width: 1280, height: 960 }, size)).toEqual(start);
    }),
  );
});
