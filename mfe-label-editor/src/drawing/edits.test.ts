import fc from 'fast-check';
import { inside, MAX_BARCODES } from 'shared-kit/model';
import { EMPTY_DRAWING, NO_PATTERN, type LabelDrawing } from './drawing';
import { extentOf, isBlank, numberOf, withBarcode, withoutBarcode, withPattern, withPicture, withRegion } from './edits';

const rectangle = (x: number, y: number, width: number, height: number) => ({
  firstVertex: { x, y },
  secondVertex: { x: x + width, y: y + height },
});
const barcode = (id: string, ...place: Parameters<typeof rectangle>) => ({ id, ...rectangle(...place), pattern: NO_PATTERN });
const DRAWING: LabelDrawing = {
  ...EMPTY_DRAWING,
  region: rectangle(0, 0, 400, 300),
  barcodes: [barcode('a', 10, 10, 50, 20), barcode('b', 200, 100, 80, 40)],
};

it('LABEL-10 another region keeps the barcodes fully inside, borders included, and names the others', () => {
  const { drawing, dropped } = withRegion(DRAWING, rectangle(280, 140, -80, -40));
  expect(drawing.region).toEqual(rectangle(200, 100, 80, 40));
  expect(drawing.barcodes.map(({ id }) => id)).toEqual(['b']);
  expect(dropped).toEqual([1]);
});

it('LABEL-10 never leaves a barcode outside the region', () => {
  const number = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(number, number, number, number, (x, y, x2, y2) => {
      const { drawing, dropped } = withRegion(DRAWING, { firstVertex: { x, y }, secondVertex: { x: x2, y: y2 } });
      expect(drawing.barcodes.every((one) => inside(one, drawing.region!))).toBe(true);
      expect(drawing.barcodes.length + dropped.length).toBe(2);
    }),
  );
});

it.each([
  ['noRegion', { ...DRAWING, region: null }, rectangle(1, 1, 9, 9)],
  ['noRegion', { ...DRAWING, region: rectangle(5, 5, 0, 10) }, rectangle(5, 5, 0, 10)],
  ['outside', DRAWING, rectangle(390, 10, 20, 20)],
  [
    'tooMany',
    { ...DRAWING, barcodes: Array.from({ length: MAX_BARCODES }, (_, index) => barcode(String(index), 1, 1, 9, 9)) },
    rectangle(1, 1, 9, 9),
  ],
] as const)('LABEL-09 LABEL-06 a barcode is refused for %s', (reason, drawing, place) => {
  expect(withBarcode(drawing, place, 'x')).toBe(reason);
});

it('LABEL-06 barcodes are numbered by their place in the list, again when one is removed with its pattern', () => {
  const added = withBarcode(DRAWING, rectangle(300, 200, 100, 100), 'c') as LabelDrawing;
  expect(numberOf(added, 'c')).toBe(3);
  const removed = withoutBarcode(added, 'a');
  expect([numberOf(removed, 'c'), numberOf(removed, 'a')]).toEqual([2, 0]);
});

it('LABEL-11 another picture clears the drawing and keeps the name', () => {
  const next = withPicture({ ...DRAWING, name: 'Pallet' }, { source: 'loaded', dataUrl: 'data:,', width: 1, height: 1 });
  expect(isBlank(next)).toBe(true);
  expect(next.name).toBe('Pallet');
});

it('PATTERN-01 a pattern belongs to its barcode alone', () => {
  const next = withPattern(DRAWING, 'b', { ...NO_PATTERN, isRequired: true });
  expect(next.barcodes.map(({ pattern }) => pattern.isRequired)).toEqual([false, true]);
});

it('LABEL-21 a drawing has an extent even without its picture', () => {
  expect(extentOf(DRAWING)).toEqual({ left: 0, top: 0, right: 400, bottom: 300 });
  expect(extentOf(EMPTY_DRAWING)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
});
