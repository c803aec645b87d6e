import { EMPTY_DRAWING, NO_PATTERN, type LabelDrawing } from './drawing';
import { mergeDrawings, isSameDrawing } from './merge';

const rectangle = (x: number, y: number, width: number, height: number) => ({
  firstVertex: { x, y },
  secondVertex: { x: x + width, y: y + height },
});
const barcode = (id: string, x: number) => ({ id, ...rectangle(x, 10, 20, 20), pattern: NO_PATTERN });
const BASE: LabelDrawing = {
  ...EMPTY_DRAWING,
  name: 'Pallet',
  region: rectangle(0, 0, 400, 300),
  barcodes: [barcode('a', 10), barcode('b', 100)],
};
const at = (drawing: LabelDrawing) => drawing.barcodes.map(({ firstVertex }) => firstVertex.x);

it('ADD-03 takes what others changed and keeps what was changed here', () => {
  const mine = { ...BASE, name: 'Mine', barcodes: [barcode('a', 15), barcode('b', 100)] };
  const theirs = { ...BASE, region: rectangle(0, 0, 500, 300), barcodes: [barcode('x', 10), barcode('y', 200)] };
  const merged = mergeDrawings(BASE, mine, theirs);
  expect(merged.name).toBe('Mine');
  expect(merged.region).toEqual(theirs.region);
  expect(at(merged)).toEqual([15, 200]);
});

it('ADD-03 merges place and pattern of one barcode that both changed', () => {
  const mine = { ...BASE, barcodes: [{ ...BASE.barcodes[0]!, pattern: { ...NO_PATTERN, isRequired: true } }, BASE.barcodes[1]!] };
  const theirs = { ...BASE, barcodes: [barcode('a', 50), BASE.barcodes[1]!] };
  const [first] = mergeDrawings(BASE, mine, theirs).barcodes;
  expect(first).toMatchObject({ firstVertex: { x: 50 }, pattern: { isRequired: true } });
});

it('ADD-03 keeps the local list of barcodes when both sides added or removed some, and drops those outside the new region', () => {
  const mine = { ...BASE, barcodes: [barcode('a', 10)] };
  const theirs = { ...BASE, region: rectangle(0, 0, 20, 20), barcodes: [...BASE.barcodes, barcode('c', 300)] };
  expect(at(mergeDrawings(BASE, mine, { ...theirs, region: BASE.region }))).toEqual([10]);
  expect(mergeDrawings(BASE, mine, theirs).barcodes).toEqual([]);
  expect(at(mergeDrawings(BASE, BASE, { ...theirs, region: BASE.region }))).toEqual([10, 100, 300]);
});

it('ADD-06 treats drawings as equal whatever local ids their barcodes have', () => {
  expect(isSameDrawing(BASE, { ...BASE, barcodes: [barcode('x', 10), barcode('y', 100)] })).toBe(true);
  expect(isSameDrawing(BASE, { ...BASE, picture: { source: 'stored', path: 'p' } })).toBe(false);
});
