/** @jest-environment node */
import fc from 'fast-check';
import { aManualField } from '../session-export/session-export.test-data';
import { tableToCsv } from '../workbook/files/table-files';
import { CSV_SEPARATORS } from '../sessions/export-options';
import { csv } from '../workbook/workbook.test-data';
import { settings, sheet } from './inventory-sheet.test-data';

const weighed = (inputType: string) => ({
  ...settings,
  manualInputFields: [aManualField('Qty', { inputType, useCheckField: true, checkField: 'Expected qty' })],
});

/** The expectations of the one row of a file. */
async function expectedOf(text: string, inputType = 'decimal') {
  const [row] = (await sheet(csv(text), 'stock.csv', weighed(inputType))).rows;
  return { ...row?.expectedMifData, ...row?.expectedBarcodeData };
}

const file = (separator: string, quantity: string) =>
  ['Address', 'SKU', 'Expected qty'].join(separator) +
  '\n' +
  ['G01020304', '1,5', quantity].map((cell) => (separator === ',' ? `"${cell}"` : cell)).join(separator);

describe('numbers of a CSV', () => {
  it.each([
    [';', '1,234', '1.234'],
    [';', '-0,5', '-0.5'],
    [';', '1234,567', '1234.567'],
    [';', '1,5e-7', '1.5e-7'],
    [';', '1.234', '1.234'],
    [';', '1.234,5', '1.234,5'],
    [';', '1,2,3', '1,2,3'],
    [';', 'A1,5', 'A1,5'],
    ['\t', '1,5', '1.5'],
    ['\t', '0,125', '0.125'],
    ['\t', '1234,567', '1234.567'],
    ['\t', '1,234', '1,234'],
    [',', '1,5', '1,5'],
    [',', '1.5', '1.5'],
  ])(
    'TASK-33 (D-61) separated by %j: %s in the column of a decimal field is expected as %s, barcodes stay',
    async (separator, text, number) => {
      expect(await expectedOf(file(separator, text))).toEqual({ 'Expected qty': number, SKU: '1,5' });
    },
  );

  it.each(['text', 'binary'])('TASK-33 (D-61) stay as they are written in the column of a field of the type %s', async (type) => {
    expect(await expectedOf(file(';', '1,5'), type)).toMatchObject({ 'Expected qty': '1,5' });
  });

  it('TASK-33 EXPORT-03 (D-61, D-75) that we have written are read as the same numbers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer(),
          fc.integer().map((n) => n / 1000),
        ),
        fc.constantFrom(...CSV_SEPARATORS),
        fc.constantFrom('en-US' as const, 'pt-BR' as const),
        async (number, separator, locale) => {
          const table = {
            head: ['Address', 'SKU', 'Expected qty'],
            rows: [['G01020304', 'A', number]],
            dateColumns: [],
            numberColumns: [2],
          };
          const { bytes } = await tableToCsv(table, { name: 'x', now: 0, separator, locale });
          const [row] = (await sheet(bytes, 'stock.csv', weighed('decimal'))).rows;
          const text = row?.expectedMifData['Expected qty'] ?? '';
          // Behind a TAB, 1,234 may also be a thousand where no other number tells: it stays as it is written.
          if (separator === '\t' && /^-?[1-9]\d{0,2},\d{3}$/.test(text)) expect(Number(text.replace(',', '.'))).toBe(number);
          else expect(Number(text)).toBe(number);
        },
      ),
    );
  });

  it('TASK-33 EXPORT-03 (D-61, D-75) that we have written behind a TAB are the same numbers if one of them tells that the comma is decimal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer(), { minLength: 1, maxLength: 5 }), async (thousandths) => {
        const numbers = [...thousandths.map((n) => n / 1000), 0.5];
        const table = {
          head: ['Address', 'SKU', 'Expected qty'],
          rows: numbers.map((number, i) => [`G0102030${i}`, 'A', number]),
          dateColumns: [],
          numberColumns: [2],
        };
        const { bytes } = await tableToCsv(table, { name: 'x', now: 0, separator: '\t', locale: 'pt-BR' });
        const { rows, notices } = await sheet(bytes, 'stock.csv', weighed('decimal'));
        expect(rows.map(({ expectedMifData }) => Number(expectedMifData['Expected qty']))).toEqual(numbers);
        expect(notices).toEqual([]);
      }),
    );
  });

  it.each([
    ['1,234', '0,5', '1.234', 0],
    ['1,234', '1234,567', '1.234', 0],
    ['1,234', '7', '1,234', 1],
    ['1,234', '1.5', '1,234', 1],
    ['1,234', '1,234,567', '1,234', 1],
    ['1,234', '12,345.67', '1,234', 1],
    ['1234', '0,5', '1234', 0],
  ])('TASK-33 (D-61) behind a TAB %s beside %s is expected as %s, with notices: %s', async (first, second, expected, count) => {
    const text = `Address\tSKU\tExpected qty\nG01020304\tA\t${first}\nG01020305\tB\t${second}\n`;
    const { rows, notices } = await sheet(csv(text), 'stock.csv', weighed('decimal'));
    expect(rows[0]?.expectedMifData['Expected qty']).toBe(expected);
    expect(notices).toEqual(count === 0 ? [] : [expect.objectContaining({ key: 'createInventoryTask.unclearNumbers', args: [1, 'C2'] })]);
  });
});
