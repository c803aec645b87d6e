/** @jest-environment node */
import fc from 'fast-check';
import type { DataField } from '../entities/entities';
import { checkLabelDesign, type LabelDesignDraft } from './label-design-rules';
import { inside, isEmptyRectangle, tidyRectangle } from './rectangle';

const vertex = (x: number, y: number) => ({ x, y });
const sku: DataField = {
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '6',
  useCheckField: false,
  checkField: '',
};
const pattern = { firstVertex: vertex(10, 10), secondVertex: vertex(50, 20), ignoreRemaining: false, isRequired: true, dataFields: [sku] };
const draft = (changes: Partial<LabelDesignDraft> = {}): LabelDesignDraft => ({
  name: 'Pallet',
  firstVertex: vertex(0, 0),
  secondVertex: vertex(100, 80),
  barcodePatterns: [pattern],
  ...changes,
});

it('LABEL-17 is stored with the expression of its fields and corners in order, on whole pixels', () => {
  const turned = { ...pattern, firstVertex: vertex(50.4, 20), secondVertex: vertex(10, 9.6), regex: '.*' };
  const checked = checkLabelDesign(draft({ name: ' Pallet ', barcodePatterns: [turned] }), []);
  expect(checked).toEqual({
    ok: true,
    value: { ...draft(), barcodePatterns: [{ ...pattern, regex: '^(.{6})$', testTexts: [] }] },
  });
});

it.each<[string, Partial<LabelDesignDraft>, number, string]>([
  ['LABEL-02 without a name', { name: ' ' }, 205, 'name'],
  ['DSET-18 with a forbidden character', { name: 'a/b' }, 213, 'name'],
  ['LABEL-09 without a region', { secondVertex: vertex(0, 80) }, 215, 'secondVertex'],
  ['LABEL-14 without barcodes', { barcodePatterns: [] }, 202, 'barcodePatterns'],
  ['LABEL-15 with a barcode without a pattern', { barcodePatterns: [{ ...pattern, dataFields: [] }] }, 202, 'barcodePatterns.0.dataFields'],
  ['LABEL-10 with a barcode that leaves it', { secondVertex: vertex(49, 80) }, 215, 'barcodePatterns.0'],
  [
    'DSET-18 with a forbidden character in a field',
    { barcodePatterns: [{ ...pattern, dataFields: [{ ...sku, name: 'a.b' }] }] },
    213,
    'barcodePatterns.0.dataFields.0.name',
  ],
  [
    'D-55 with a character of expressions in a field',
    { barcodePatterns: [{ ...pattern, dataFields: [{ ...sku, name: 'a+b' }] }] },
    215,
    'barcodePatterns.0.dataFields.0.name',
  ],
  [
    'DSET-18 with a field twice',
    { barcodePatterns: [pattern, { ...pattern, dataFields: [sku, sku] }] },
    216,
    'barcodePatterns.1.dataFields.1.name',
  ],
])('is rejected %s', (_title, changes, code, field) => {
  expect(checkLabelDesign(draft(changes), [])).toMatchObject({ ok: false, problem: { code, field } });
});

describe('the test texts of a pattern', () => {
  const withTexts = (testTexts: string[]) => checkLabelDesign(draft({ barcodePatterns: [{ ...pattern, testTexts }] }), []);

  it('ADD-10 are stored without repeated and empty ones, with control characters', () => {
    expect(withTexts(['AB1234', '', 'AB1234', '01\u001d10'])).toMatchObject({
      ok: true,
      value: { barcodePatterns: [{ testTexts: ['AB1234', '01\u001d10'] }] },
    });
  });

  it.each<[string, string[]]>([
    ['one too many', Array.from({ length: 11 }, (_, i) => `T${i}`)],
    ['one too long', ['x'.repeat(201)]],
    ['half a character', ['\ud83d']],
  ])('ADD-10 are rejected with %s', (_title, testTexts) => {
    expect(withTexts(testTexts)).toMatchObject({ ok: false, problem: { code: 200, field: 'barcodePatterns.0.testTexts' } });
  });

  it('ADD-10 are limited in number and length as in the editor', () => {
    expect(withTexts(Array.from({ length: 10 }, (_, i) => String(i).repeat(200)))).toMatchObject({ ok: true });
  });
});

it('D-52 the name of a label is unique in the domain', () => {
  for (const taken of ['Pallet', 'PALLET', 'Ｐallet'])
    expect(checkLabelDesign(draft(), ['Box', taken])).toMatchObject({ ok: false, problem: { code: 216, args: ['Pallet'] } });
  expect(checkLabelDesign(draft(), ['Box'])).toMatchObject({ ok: true });
});

it('LABEL-10 a barcode on the border is inside', () => {
  const region = tidyRectangle({ firstVertex: vertex(100, 100), secondVertex: vertex(0, 0) });
  expect(inside(region, region)).toBe(true);
  expect(inside({ ...region, secondVertex: vertex(101, 100) }, region)).toBe(false);
});

describe('any label', () => {
  // Integers divided by ten, because most random doubles are almost zero, which would make every rectangle empty.
  const pixels = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
  const corner = fc.record({ x: pixels(-50, 900), y: pixels(-50, 700) });
  const rectangle = fc.record({ firstVertex: corner, secondVertex: corner });

  it('LABEL-09 a rectangle is the same for any order of its corners, in whole pixels, and a second time is unchanged', () => {
    fc.assert(
      fc.property(rectangle, (drawn) => {
        const { firstVertex: a, secondVertex: b } = drawn;
        const tidy = tidyRectangle(drawn);
        expect(tidyRectangle({ firstVertex: { x: b.x, y: a.y }, secondVertex: { x: a.x, y: b.y } })).toEqual(tidy);
        expect(tidyRectangle(tidy)).toEqual(tidy);
        expect(Object.values({ ...tidy.firstVertex }).every(Number.isInteger)).toBe(true);
        expect(tidy.firstVertex.x <= tidy.secondVertex.x && tidy.firstVertex.y <= tidy.secondVertex.y).toBe(true);
      }),
    );
  });

  it('LABEL-10 being inside is transitive, and two rectangles inside each other are equal', () => {
    fc.assert(
      fc.property(rectangle, rectangle, rectangle, (one, two, three) => {
        const [a, b, c] = [tidyRectangle(one), tidyRectangle(two), tidyRectangle(three)];
        expect(inside(a, a)).toBe(true);
        if (inside(a, b) && inside(b, c)) expect(inside(a, c)).toBe(true);
        if (inside(a, b) && inside(b, a)) expect(a).toEqual(b);
      }),
    );
  });

  it('LABEL-10, LABEL-17 that is valid contains all its barcodes, and is unchanged when validated again', () => {
    const within = fc.record({ x: pixels(0, 100), y: pixels(0, 80) });
    const barcode = fc.record({ firstVertex: fc.oneof(within, corner), secondVertex: within });
    let taken = 0;
    fc.assert(
      fc.property(fc.array(barcode, { minLength: 1, maxLength: 3 }), (drawn) => {
        const checked = checkLabelDesign(draft({ barcodePatterns: drawn.map((shape) => ({ ...pattern, ...shape })) }), []);
        if (!checked.ok) return;
        taken++;
        for (const barcodePattern of checked.value.barcodePatterns) {
          expect(inside(barcodePattern, checked.value)).toBe(true);
          expect(isEmptyRectangle(barcodePattern)).toBe(false);
        }
        expect(checkLabelDesign(checked.value, [])).toEqual(checked);
      }),
    );
    expect(taken).toBeGreaterThan(0);
  });
});
