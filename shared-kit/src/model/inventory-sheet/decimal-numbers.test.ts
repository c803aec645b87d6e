/** @jest-environment node */
import fc from 'fast-check';
import { aManualField } from '../session-export/session-export.test-data';
import { tableToCsv } from '../session-export/table-files';
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
          // Behind a TAB, 1,234 may also be a thousand: it stays as it is written.
          if (separator === '\t' && /^-?[1-9]\d{0,2},\d{3}$/.test(text)) expect(Number(text.replace(',', '.'))).toBe(number);
          else expect(Number(text)).toBe(number);
        },
      ),
    );
  });
});
