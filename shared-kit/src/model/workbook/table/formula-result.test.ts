/** @jest-environment node */
import type { RawSheet } from './raw-table';
import { rawSheets, utf8, xlsx } from '../workbook.test-data';
import { ascii, BIFF, double, numberCell, readSheets, record, sheetsOfXls, u16, u32, xls } from '../xls/xls.test-data';

/** The names of cells that are read as formulas without a result, and of those whose result may be old. */
async function verdicts(sheets: RawSheet[] | Promise<RawSheet[]>) {
  const [sheet] = await sheets;
  if (!sheet || 'refusal' in sheet) throw new Error('not read');
  const names = (cells: readonly { row: number; column: number }[] = []) =>
    cells.map(({ row, column }) => `${'ABCDEFGH'[column]}${row}`).join(' ');
  return { unread: names(sheet.unreadCells), old: names(sheet.doubtfulCells) };
}

const row = (...cells: string[]): string =>
  `<row r="1">${cells.map((cell, c) => cell.replace('<c', `<c r="${'ABCDEFGH'[c]}1"`)).join('')}</row>`;

const ofXlsx = (calculation: string | undefined, data: string) =>
  verdicts(rawSheets(xlsx({ sheets: [{ name: 'S', data }], ...(calculation !== undefined && { calculation }) })));

const ZERO = '<c><f>X1</f><v>0</v></c>';
const RESULTS = row(
  ZERO,
  '<c><f>X1</f><v>0.0</v></c>',
  '<c t="str"><f>X1</f><v></v></c>',
  '<c t="str"><f>X1</f><v>0</v></c>',
  '<c t="str"><f>X1</f><v>A1</v></c>',
  '<c><f>X1</f><v>7</v></c>',
  '<c><v>0</v></c>',
  '<c t="inlineStr"><is><t>x</t></is></c>',
);

describe('the stored result of a formula in a workbook that says that it still has to be computed', () => {
  it.each(['calcId="124519" fullCalcOnLoad="1"', 'fullCalcOnLoad="true"', 'calcMode="manual" calcCompleted="0" calcOnSave="0"'])(
    'TASK-29 (D-61) is none if it is zero or an empty text, else it may be old: %s',
    async (calculation) => {
      expect(await ofXlsx(calculation, RESULTS)).toEqual({ unread: 'A1 B1 C1 D1', old: 'E1 F1' });
    },
  );

  it.each([
    undefined,
    'calcId="191029"',
    'calcId="0" fullCalcOnLoad="0" calcCompleted="1"',
    'iterateCount="100" refMode="A1" iterate="false"',
    'calcId="191029" forceFullCalc="1"',
  ])('TASK-16 (D-61) is its result as programs write it that have computed it: %s', async (calculation) => {
    expect(await ofXlsx(calculation, RESULTS)).toEqual({ unread: '', old: '' });
  });

  it('TASK-29 (D-61) is none in every cell of an array formula, of which only the first has the formula', async () => {
    const data =
      '<row r="1"><c r="A1"><f t="array" ref="A1:B2">X1:Y2</f><v>0</v></c><c r="B1"><v>0</v></c><c r="C1"><v>0</v></c></row>' +
      '<row r="2"><c r="A2"><v>0</v></c><c r="B2"><v>5</v></c><c r="C2" t="inlineStr"><is><t>x</t></is></c></row>' +
      '<row r="3"><c r="A3"><v>0</v></c><c r="B3"><v>0</v></c></row>';
    expect(await ofXlsx('fullCalcOnLoad="1"', data)).toEqual({ unread: 'A1 B1 A2', old: 'B2' });
    expect(await ofXlsx(undefined, data)).toEqual({ unread: '', old: '' });
  });

  it('TASK-29 (D-61) is none if it is zero or an empty text: SpreadsheetML', async () => {
    const book = (uncalculated: string) =>
      verdicts(
        sheetsOfXls(
          utf8(
            '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
              `<ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel">${uncalculated}</ExcelWorkbook><Worksheet ss:Name="S"><Table><Row>` +
              '<Cell ss:Formula="=X1"><Data ss:Type="Number">0</Data></Cell><Cell ss:Formula="=X1"><Data ss:Type="String"></Data></Cell>' +
              '<Cell ss:Formula="=X1"><Data ss:Type="Number">7</Data></Cell><Cell><Data ss:Type="Number">0</Data></Cell>' +
              '</Row></Table></Worksheet></Workbook>',
          ),
        ),
      );
    expect(await book('<Uncalced/>')).toEqual({ unread: 'A1 B1', old: 'C1' });
    expect(await book('')).toEqual({ unread: '', old: '' });
  });
});

describe('the stored result of a formula in a binary XLS', () => {
  const EMPTY = [3, 0, 0, 0, 0, 0, 255, 255];
  const TEXT = [0, 0, 0, 0, 0, 0, 255, 255];
  const formula = (column: number, result: number[], flags: number): number[] =>
    record(BIFF.formula, ...u16(0, column, 0), ...result, ...u16(flags), ...u32(0), ...u16(3), 0x1e, 1, 0);
  const results = (flags: number): number[] => [
    ...formula(0, double(0), flags),
    ...formula(1, EMPTY, flags),
    ...formula(2, double(7), flags),
    ...formula(3, TEXT, flags),
    ...record(BIFF.string, ...u16(2), 0, ...ascii('ab')),
    ...numberCell(0, 4, 0),
  ];
  const uncalculated = record(0x5e, ...u16(0));
  const computedBy = (program: number): number[] => record(0x1c1, ...u16(0x1c1, 0), ...u32(program));
  const ofXls = (records: number[], globals: number[] = []) => verdicts(readSheets(xls({ globals, sheets: [{ name: 'S', records }] })));

  it.each([
    ['the formula', results(2), [], ''],
    ['the formula, which is volatile too', results(3), [], ''],
    ['its sheet', [...uncalculated, ...results(0)], [], 'C1 D1'],
    ['the workbook', results(0), computedBy(0), 'C1 D1'],
  ])(
    'TASK-29 (D-61) is none if it is zero or an empty text and is to be computed on opening, as %s says',
    async (_, records, globals, old) => {
      expect(await ofXls(records, globals)).toEqual({ unread: 'A1 B1', old });
    },
  );

  it.each([
    ['plain', 0],
    ['volatile', 1],
    ['shared', 8],
  ])('TASK-16 (D-61) is its result as programs write it that have computed it: %s', async (_, flags) => {
    expect(await ofXls(results(flags), computedBy(0x1eb33))).toEqual({ unread: '', old: '' });
  });

  it('TASK-29 (D-61) is that of its own sheet, behind a chart in another one', async () => {
    const chart = [...record(BIFF.startOfPart, ...u16(0x600, 0x20), ...u32(0), ...u32(0), ...u32(0)), ...record(BIFF.endOfPart)];
    const sheets = readSheets(
      xls({
        sheets: [
          { name: 'Chart', records: chart, kind: 2 },
          { name: 'First', records: [...results(0), ...chart] },
          { name: 'Second', records: results(2) },
        ],
      }),
    );
    expect(await verdicts(sheets)).toEqual({ unread: '', old: '' });
    expect(await verdicts(sheets.slice(1))).toEqual({ unread: 'A1 B1', old: '' });
  });
});
