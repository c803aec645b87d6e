/** @jest-environment node */
import { isShortenedNumber } from '../workbook/table/shortened-number';
import { csv, inline, workbook, xlsx } from '../workbook/workbook.test-data';
import { HEADER, sheet } from './inventory-sheet.test-data';

const SSCC = 356789012345678901;

describe('numbers of which a program has lost digits', () => {
  it.each([
    '7,89123E+12',
    '7.89123E+12',
    '1E+12',
    '1e+21',
    '-1,5E+15',
    ' 7.89E+12 ',
    '789.1E+9',
    '7.89123E12',
    '1,23457E-05',
    '###',
    '########',
  ])('TASK-20 (D-61) %j is one that is shortened', (text) => expect(isShortenedNumber(text)).toBe(true));

  it.each([
    '12E5',
    '1E5',
    'E+12',
    '7E',
    'A7,8E+12',
    '7,8E+12B',
    '1.5E3',
    '5E-10',
    '7891234567890',
    '1,5',
    '1.234.5E+12',
    'E12',
    '##',
    '###1',
    '#12',
    '',
  ])('TASK-20 (D-61) %j is a code or a number as it is', (text) => expect(isShortenedNumber(text)).toBe(false));

  const row = (sku: string) => `G01020304;${sku};1;7,89123E+12`;
  const html = `<table><tr>${['Address', 'SKU', 'Expected qty', 'Note'].map((text) => `<td>${text}</td>`).join('')}</tr><tr>${row(
    '7,89123E+12',
  )
    .split(';')
    .map((text) => `<td>${text}</td>`)
    .join('')}</tr></table>`;
  it.each([
    ['stock.csv', csv(`${HEADER.join(';')};Note\n${row('7,89123E+12')}`)],
    ['stock.xls', csv(`${HEADER.join(';')};Note\n${row('7,89123E+12')}`.replaceAll(';', '\t'))],
    ['stock.xls', csv(html)],
  ])('TASK-20 (D-61) are told before the task is created where a needed column of %s has them, and are taken', async (name, bytes) => {
    expect(await sheet(bytes, name)).toMatchObject({
      problem: null,
      rows: [{ expectedBarcodeData: { SKU: '7,89123E+12' } }],
      notices: [{ key: 'createInventoryTask.shortenedNumbers', args: [1, 'B2'] }],
    });
  });

  it('TASK-20 (D-61) are not told of codes such as 12E5', async () => {
    expect((await sheet(csv(`${HEADER.join(';')};Note\n${row('12E5')}`), 'stock.csv')).notices).toEqual([]);
  });

  const cells = (kind: 'biff8' | 'biff5' | 'xlml', quantity: number) =>
    workbook(
      {
        S: [
          [...HEADER, 'Note'],
          ['G01020304', SSCC, quantity, SSCC],
          ['G01020305', '356789012345678901', 999_999_999_999_999, 1],
        ],
      },
      kind,
    );
  const xml = (sku: string) =>
    xlsx({
      sheets: [
        {
          name: 'S',
          data: [
            HEADER.map(inline),
            [inline('G01020304'), sku, '<c><v>0.30000000000000004</v></c>'],
            [inline('G01020305'), inline('356789012345678901'), '<c><v>999999999999999</v></c>'],
          ]
            .map((row, r) => `<row r="${r + 1}">${row.map((text, c) => text.replace('<c', `<c r="${'ABC'[c]}${r + 1}"`)).join('')}</row>`)
            .join(''),
        },
      ],
    });
  it.each([
    ['stock.xlsx', xml(`<c><v>${SSCC}</v></c>`)],
    ['stock.xlsx', xml('<c><v>3.567890123456789E17</v></c>')],
    ['stock.xls', cells('biff8', 0.1 + 0.2)],
    ['stock.xls', cells('biff5', 0.1 + 0.2)],
    ['stock.xls', cells('xlml', 0.1 + 0.2)],
  ])('TASK-20 (D-61) are told where a needed column of %s has numbers of more than 15 digits, but not texts', async (name, bytes) => {
    expect((await sheet(bytes, name)).notices).toMatchObject([{ key: 'createInventoryTask.roundedNumbers', args: [1, 'B2'] }]);
  });
});
