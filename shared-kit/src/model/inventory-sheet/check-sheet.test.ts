/** @jest-environment node */
import fc from 'fast-check';
import { expectedDataColumns } from '../sessions/expected-columns';
import { checkSheetInSteps } from './check-sheet';
import { FILE_LIMITS } from '../workbook/accepted/file-limits';
import { HEADER, settings, sheet } from './inventory-sheet.test-data';
import type { CheckedSheet } from './sheet-reading';

function check(rows: string[][]): CheckedSheet {
  const steps = checkSheetInSteps({ name: 'S', rows, rowNumbers: rows.map((_, i) => i + 1) }, settings, FILE_LIMITS);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const address = fc.oneof(
  fc.constantFrom('G01010101', 'G01010102', 'G02010101', ' G01010103 ', '', ' ', 'G0101'),
  fc.integer({ min: 0, max: 99_999_999 }).map((n) => `G${String(n).padStart(8, '0')}`),
);
const header = fc.shuffledSubarray(['Address', 'SKU', 'Expected qty', 'Owner', 'owner', '', '__proto__']);

describe('a checked sheet', () => {
  it('TASK-21 TASK-22 TASK-23 has exactly the first of its problems', () => {
    fc.assert(
      fc.property(header, fc.array(address), (columns, addresses) => {
        const at = columns.indexOf('Address');
        const body = addresses.map((text) => columns.map((_, i) => (i === at ? text : 'x')));
        const checked = check([columns, ...body]);
        const fitting = addresses.map((text) => text.trim()).filter((text) => text.length === 9);
        const code =
          body.length === 0
            ? 945
            : at < 0
              ? 948
              : !columns.includes('SKU') || !columns.includes('Expected qty')
                ? 943
                : columns.includes('Owner') && columns.includes('owner')
                  ? 216
                  : fitting.length === 0
                    ? 941
                    : new Set(fitting).size < fitting.length
                      ? 946
                      : new Set(fitting.map((text) => text.slice(1, 3))).size > 1
                        ? 947
                        : undefined;
        expect(checked.problem?.code).toBe(code);
      }),
    );
  });

  it('TASK-20 TASK-33 TASK-36 keeps the valid rows in order, each with every column', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        const columns = ['SKU', 'Address', '', 'Expected qty', 'Note'];
        const checked = check([columns, ...addresses.map((text, i) => [`s${i}`, text, 'lost', '', ` n${i} `])]);
        const valid = addresses.flatMap((text, i) => (text.trim().length === 9 ? [{ text, i }] : []));
        expect(checked.rowsInSheet).toBe(addresses.length);
        expect(checked.orderedColumns).toEqual(addresses.length ? ['SKU', 'Address', 'Expected qty', 'Note'] : []);
        expect(checked.rows).toEqual(
          valid.map(({ text, i }) => ({
            address: text.trim(),
            expectedBarcodeData: { SKU: `s${i}` },
            expectedMifData: { 'Expected qty': '' },
            inputData: { SKU: `s${i}`, Address: text, 'Expected qty': '', Note: ` n${i} ` },
          })),
        );
      }),
    );
  });

  it('TASK-22 TASK-23 lists the rows of every repeated address and street', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        const { offences, offenceCount } = check([['Address', 'SKU', 'Expected qty'], ...addresses.map((text) => [text])]);
        expect(offenceCount).toBeGreaterThanOrEqual(offences.length);
        for (const { value, rows, count } of offences) {
          expect(rows.length).toBe(Math.min(count, 5));
          for (const row of rows) expect(addresses[row - 2]).toContain(value);
        }
      }),
    );
  });

  it('TASK-19 requires the columns of the settings', () => {
    const { barcode, mif } = expectedDataColumns(settings);
    expect(check([['Address'], ['x']]).problem?.args).toEqual([[...barcode, ...mif].join(', ')]);
  });

  it('TASK-19 finds headers ignoring case, spaces and the encoding of accents', () => {
    const portuguese = { ...settings, baseFields: { ...settings.baseFields, address: 'Endereço' } };
    const rows = [
      [' ENDEREC\u0327O ', 'sku', 'EXPECTED QTY '],
      ['G01010101', 'A', '1'],
    ];
    const steps = checkSheetInSteps({ name: 'S', rows, rowNumbers: [1, 2] }, portuguese, FILE_LIMITS);
    expect(steps.next().value).toMatchObject({ problem: null, rows: [{ expectedBarcodeData: { SKU: 'A' } }] });
  });

  it.each(['AB12  ', '\u00a0AB12', '\u200bAB\u200b12\ufeff', '\tAB12\u2007', 'AB12\u200e\n'])(
    'TASK-33 compares with what people see of an address and a check value: %j',
    (written) => {
      const hidden = (text: string): string => written.replace('AB\u200b12', text).replace('AB12', text);
      const [row] = check([
        ['Address', 'SKU', 'Expected qty', 'Note'],
        [hidden('G01010101'), written, hidden('7'), written],
      ]).rows;
      expect(row).toMatchObject({ address: 'G01010101', expectedBarcodeData: { SKU: 'AB12' }, expectedMifData: { 'Expected qty': '7' } });
      expect(row?.inputData['Note']).toBe(written);
    },
  );

  it('TASK-33 expects a plain space where a check value has a no-break space, and nothing where it has no visible character', () => {
    const [first, second] = check([HEADER, ['G01010101', 'A\u00a0B', '1'], ['G01010102', '\u00a0\u200b', '1']]).rows;
    expect(first?.expectedBarcodeData).toEqual({ SKU: 'A B' });
    expect(second?.expectedBarcodeData).toEqual({ SKU: '' });
  });

  it.each(['Expected\u00a0qty', 'Expected\nqty', 'Expected  qty', '\ufeffExpected \r\n qty\u200b'])(
    'TASK-19 finds a header by its visible text: %j',
    (written) => {
      const checked = check([
        ['Address', 'SKU', written],
        ['G01010101', 'A', '3'],
      ]);
      expect(checked).toMatchObject({
        problem: null,
        orderedColumns: ['Address', 'SKU', 'Expected qty'],
        rows: [{ expectedMifData: { 'Expected qty': '3' } }],
      });
    },
  );
});

describe('a CSV in which a column is missing', () => {
  it.each([
    ['Address#SKU#Expected qty\nG01020304#A#1', 948, 'noSeparator', ['Address#SKU#Expected qty']],
    ['Address:SKU,Expected qty\nG01020304:A,1', 948, 'readWithSeparator', [',', 2, 'Address:SKU · Expected qty']],
    ['Address\tSKU\nG01020304\tA', 943, 'readWithSeparator', ['TAB', 2, 'Address · SKU']],
  ])('TASK-18 TASK-19 (D-61) is shown with the separator and the header as they were read: %j', async (text, code, key, args) => {
    const { problem, notices } = await sheet(new TextEncoder().encode(text), 'stock.csv');
    expect({ problem, notices }).toMatchObject({ problem: { code }, notices: [{ key: `createInventoryTask.${key}`, args }] });
  });
});
