/** @jest-environment node */
import fc from 'fast-check';
import { read, utils } from 'xlsx';
import { aTable } from './session-export.test-data';
import { tableToCsv } from '../workbook/files/table-files';
import { CSV_SEPARATORS, type CsvSeparator } from '../sessions/export-options';
import { LOCALES, type Locale } from '../text/locale';
import type { Table } from '../workbook/table/table';

async function csv(table: Table, separator?: CsvSeparator, locale?: Locale): Promise<string> {
  const { bytes } = await tableToCsv(table, { name: 'users', now: 0, separator, locale });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The one row below the header. */
const row = async (...cells: Table['rows'][number]) => (await csv(aTable([cells]))).split('\r\n').slice(1, -1).join('\r\n');

/** The fields as a program reads them that takes a quote at the start of a field as the start of a quotation. */
const fieldsInQuotes = (text: string, separator: string): string[] =>
  [...text.matchAll(new RegExp(`(?<=^|[${separator}\\r\\n])(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)`, 'g'))].map(
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  );

describe('CSV files', () => {
  it('EXPORT-03 TABLE-06 start with a byte order mark, separate with commas and end lines with CRLF', async () => {
    expect(
      await csv({
        head: ['Name', 'Total'],
        rows: [
          ['Armazém', 7],
          [null, -1.5],
        ],
        dateColumns: [],
      }),
    ).toBe('\ufeffName,Total\r\nArmazém,7\r\n,-1.5\r\n');
  });

  it('EXPORT-03 quote fields that would otherwise not be read back unchanged', async () => {
    expect(await row('a,b', 'say "x"', 'two\nlines', ' edge', 'in side')).toBe('"a,b","say ""x""","two\nlines"," edge",in side');
  });

  it('EXPORT-03 TABLE-06 separate with semicolons when chosen, and quote text that contains one', async () => {
    expect(await csv(aTable([['a;b', 'a,b', null, 7]], { head: ['x', 'y', 'z', 'n'] }), ';')).toBe('\ufeffx;y;z;n\r\n"a;b";a,b;;7\r\n');
  });

  it('EXPORT-03 escape text that a spreadsheet program would run as a formula', async () => {
    expect(await row('=1+1', '+cmd', '-x', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("a","b")')).toBe(
      `'=1+1,'+cmd,'-x,'@SUM(A1),'\tx,"'\rx","'=HYPERLINK(""a"",""b"")"`,
    );
  });

  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x,@SUM(A1)', `"x,'@SUM(A1)"`],
    ['x\t+cmd', "x\t'+cmd"],
    ['\t=1', "'\t'=1"],
    ['x\n-y', `"x\n'-y"`],
    ['x\r\n=1\r=2', `"x\r\n'=1\r'=2"`],
    ['x;-5,+cmd', `"x;'-5,'+cmd"`],
    ['x;"=1;"', `"x;'""=1;"""`],
    ['a=b;c+d', 'a=b;c+d'],
    ['x;-5;+2.5', 'x;-5;+2.5'],
  ])('EXPORT-03 escape text that would be a formula with another separator: %j', async (text, written) => {
    expect(await row(text)).toBe(written);
  });

  it.each([
    ['\u0000=1+1', '<NUL>=1+1'],
    ['x;\u0000=1+1', 'x;<NUL>=1+1'],
    ['\u001d+cmd', '<GS>+cmd'],
    ['=\u0001', "'=<SOH>"],
    ['01\u001d21\u007f', '01<GS>21<DEL>'],
  ])('EXPORT-03 (D-75) show control characters by name, so that no program drops them in front of a formula: %j', async (text, written) => {
    expect(await row(text)).toBe(written);
  });

  it('EXPORT-03 (D-75) contain no control character but tabs and line ends, and no formula where programs drop them', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '=', '+', ';', ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)), '\u007f'),
    });
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...CSV_SEPARATORS), async (cell, separator) => {
        const written = (await csv({ head: [cell], rows: [[cell]], dateColumns: [] }, separator)).slice(1);
        expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
        for (const splitter of [',', ';', '\t']) {
          expect(written.split(new RegExp(`[${splitter}\\r\\n]`)).filter((field) => /^"*[=+]/.test(field))).toEqual([]);
        }
      }),
    );
  });

  it('EXPORT-03 contain no formula with any usual separator, whether quotes are respected or not', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '-', '=', "'") });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text, text), { minLength: 1 }),
        fc.constantFrom(...CSV_SEPARATORS),
        async (rows, separator) => {
          const written = (await csv(aTable(rows), separator)).slice(1);
          for (const splitter of [',', ';', '\t']) {
            const fields = [...written.split(new RegExp(`[${splitter}\\r\\n]`)), ...fieldsInQuotes(written, splitter)];
            expect(fields.filter((field) => /^[\t\r\n]*[=-]/.test(field))).toEqual([]);
          }
        },
      ),
    );
  });

  it('EXPORT-03 write numbers unchanged', async () => {
    expect(await row('-5', '+5.25', '-1e3', -7, '007')).toBe('-5,+5.25,-1e3,-7,007');
  });

  it.each([
    [';', LOCALES, ','],
    [',', LOCALES, '.'],
    ['\t', ['en-GB', 'en-US'], '.'],
    ['\t', ['pt-BR', 'es-ES'], ','],
  ] as const)('EXPORT-03 (D-75) with %j in %j write numbers with %j, texts as they are', async (separator, locales, sign) => {
    const cells = [1.234, -0.5, 1234.567, 1.5e-7, 7, '12.50', '1.234', '01.5', '-2.5 | 3.5'];
    const table = aTable([cells], { head: cells.map((_, i) => `${i}`), numberColumns: [0, 5, 7, 8] });
    for (const locale of locales) {
      const [, written = ''] = (await csv(table, separator, locale)).split('\r\n');
      const numbers = ['1.234', '-0.5', '1234.567', '1.5e-7', '7', '12.50'].map((text) => text.replace('.', sign));
      expect(written.split(separator)).toEqual([...numbers, '1.234', '01.5', expect.stringMatching(/2\.5 \| 3\.5$/)]);
    }
  });

  it('EXPORT-03 escape headers too', async () => {
    expect(await csv({ head: ['=A1'], rows: [], dateColumns: [] })).toBe("\ufeff'=A1\r\n");
  });

  it('EXPORT-15 write dates as text', async () => {
    const table = aTable([['x', new Date(2024, 2, 1, 9, 5, 7).getTime(), null]], { dateColumns: [1, 2] });
    expect(await csv(table)).toContain('x,2024/03/01 09:05:07,\r\n');
  });

  it('EXPORT-03 are read back unchanged', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', ' ', 'é', '😀', '-', '=', "'", ';') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, fc.constant('.')), { minLength: 1 }), async (rows) => {
        const sheet = read((await csv(aTable(rows))).slice(1), { type: 'string', raw: true }).Sheets['Sheet1']!;
        const [, ...found] = utils.sheet_to_json<string[]>(sheet, {
          header: 1,
          defval: '',
          raw: true,
          blankrows: true,
        });
        const unguarded = (all: string[][]) => all.map((cells) => cells.map((cell) => cell.replace(/(^|[,;\n])'(?="*[=-])/g, '$1')));
        expect(unguarded(found)).toEqual(unguarded(rows));
      }),
    );
  });
});
