/** @jest-environment node */
import { sheetsOfXls } from './xls.test-data';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const WORKBOOK =
  'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40"';
const STYLES = `<Styles><Style ss:ID="Default"><NumberFormat/></Style><Style ss:ID="zeros"><NumberFormat ss:Format="00000000"/></Style>
<Style ss:ID="child" ss:Parent="zeros"><Font/></Style><Style ss:ID="date"><NumberFormat ss:Format="Short Date"/></Style>
<Style ss:ID="time"><NumberFormat ss:Format="Short Time"/></Style><Style ss:ID="fixed"><NumberFormat ss:Format="Standard"/></Style>
<Style ss:ID="a" ss:Parent="b"/><Style ss:ID="b" ss:Parent="a"/></Styles>`;

const sheet = (rows: string, { name = 'S', more = '' } = {}) => `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${more}</Worksheet>`;
const workbook = (...sheets: string[]) =>
  utf8(`<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook ${WORKBOOK}>${STYLES}${sheets.join('')}</Workbook>`);
const data = (type: string, value: string, cell = '') => `<Cell${cell}><Data ss:Type="${type}">${value}</Data></Cell>`;

const rowsOf = async (rows: string) => {
  const [table] = await sheetsOfXls(workbook(sheet(rows)));
  if (!table || 'refusal' in table) throw new Error('not read');
  return table.rows;
};

describe('a SpreadsheetML workbook that is called XLS', () => {
  it.each([
    ['text', data('String', '00123'), '00123'],
    ['text with entities and a line break', data('String', 'A&amp;B &#231;&#10;c'), 'A&B ç\nc'],
    ['text in CDATA', data('String', '<![CDATA[<A> &amp; B]]>'), '<A> &amp; B'],
    [
      'text of several fonts',
      '<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">AB<Font html:Color="#FF0000">CD</Font>EF</ss:Data></Cell>',
      'ABCDEF',
    ],
    ['text with a comment', `<Cell><Data ss:Type="String">A</Data><Comment><ss:Data>said<Font>!</Font></ss:Data></Comment></Cell>`, 'A'],
    ['a long number', data('Number', '4006381333931'), '4006381333931'],
    ['a number with binary noise', data('Number', '0.30000000000000004'), '0.3'],
    ['a number with leading zeros', data('Number', '1020304', ' ss:StyleID="zeros"'), '01020304'],
    ['a number in a style of another', data('Number', '1020304', ' ss:StyleID="child"'), '01020304'],
    ['a grouped number', data('Number', '1234', ' ss:StyleID="fixed"'), '1234'],
    ['a number in styles that name each other', data('Number', '5', ' ss:StyleID="a"'), '5'],
    ['a date', data('DateTime', '2024-03-01T12:30:00.000', ' ss:StyleID="date"'), '2024/03/01 12:30:00'],
    ['a date that is a number', data('Number', '45352.5', ' ss:StyleID="date"'), '2024/03/01 12:00:00'],
    ['a time of day', data('DateTime', '1899-12-31T12:30:00.000', ' ss:StyleID="time"'), '12:30'],
    ['a boolean', data('Boolean', '1'), 'TRUE'],
    ['an error', data('Error', '#N/A'), '#N/A'],
    ['the result of a formula', data('Number', '3', ' ss:Formula="=1+2"'), '3'],
    ['an empty result of a formula', `${data('String', '', ' ss:Formula="=&quot;&quot;"')}${data('String', 'x')}`, ''],
  ])('TASK-33 TASK-37 reads %s', async (_what, cells, text) => {
    expect((await rowsOf(`<Row>${cells}</Row>`))[0]?.[0]).toBe(text);
  });

  it('TASK-33 uses the format of the row for a cell, else that of the column', async () => {
    const number = data('Number', '7');
    const columns =
      '<Column ss:Width="9"/><Column ss:StyleID="zeros" ss:Span="1"/><Column ss:Index="16000" ss:StyleID="date" ss:Span="999999999"/>';
    expect(await rowsOf(`${columns}<Row>${number.repeat(4)}</Row><Row ss:StyleID="date">${data('Number', '45352')}</Row>`)).toEqual([
      ['7', '00000007', '00000007', '7'],
      ['2024/03/01 00:00:00'],
    ]);
  });

  it('TASK-16 reads cells at the stated positions, also below and beside merged ones', async () => {
    const rows = `<Row ss:Index="3" ss:Span="1">${data('String', 'a', ' ss:MergeAcross="1"')}${data('String', 'b')}${data('String', 'c', ' ss:Index="6"')}</Row><Row/><Row>${data('String', 'd')}</Row>`;
    expect(await sheetsOfXls(workbook(sheet(rows)))).toMatchObject([{ rowNumbers: [3, 6], rows: [['a', '', 'b', '', '', 'c'], ['d']] }]);
  });

  it('TASK-29 reports formulas without a result and values of another type', async () => {
    const cells = `${data('String', 'a')}<Cell ss:Formula="=A1"/>${data('Number', '', ' ss:Formula="=A1"')}${data('Number', 'seven')}${data('DateTime', 'today')}${data('Boolean', 'maybe')}${data('Colour', 'red')}`;
    const value = (column: number) => ({ row: 1, column, reason: 'value' });
    expect(await sheetsOfXls(workbook(sheet(`<Row>${cells}</Row>`)))).toMatchObject([
      {
        unreadCells: [
          { row: 1, column: 1, reason: 'formula' },
          { row: 1, column: 2, reason: 'formula' },
          value(3),
          value(4),
          value(5),
          value(6),
        ],
      },
    ]);
  });

  it('TASK-30 TASK-33 has all sheets, including hidden ones and those with names such as __proto__', async () => {
    const row = `<Row>${data('String', 'a', ' ss:StyleID="__proto__"')}</Row>`;
    const hidden = {
      name: 'Hidden',
      more: '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions>',
    };
    expect(await sheetsOfXls(workbook(sheet(row, { name: '__proto__' }), sheet(row, hidden), sheet(row, { name: 'A &amp; B' })))).toEqual([
      { name: '__proto__', rowNumbers: [1], rows: [['a']] },
      { name: 'Hidden', isHidden: true, rowNumbers: [1], rows: [['a']] },
      { name: 'A & B', rowNumbers: [1], rows: [['a']] },
    ]);
  });

  it('TASK-20 reports hidden rows and columns and merged cells', async () => {
    const rows = `<Column ss:Index="2" ss:Hidden="1" ss:Span="1"/><Row>${data('String', 'a')}</Row><Row ss:Hidden="1">${data('String', 'b', ' ss:MergeDown="1"')}</Row>`;
    expect(await sheetsOfXls(workbook(sheet(rows)))).toMatchObject([
      { hiddenColumns: [1, 2], hiddenRows: [2], mergedCells: [{ firstRow: 2, lastRow: 3, firstColumn: 0, lastColumn: 0 }] },
    ]);
  });

  it.each([
    ['ends too early', workbook(sheet('<Row/>')).slice(0, -30)],
    ['ends within a sheet', utf8(`<Workbook ${WORKBOOK}><Worksheet ss:Name="S"><Table><Row/></Workbook>`)],
    [
      'defines entities',
      utf8(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><Workbook ${WORKBOOK}>${sheet(`<Row>${data('String', '&b;')}</Row>`)}</Workbook>`,
      ),
    ],
    ['has rows out of order', workbook(sheet('<Row ss:Index="5"/><Row ss:Index="2"/>'))],
    [
      'has cells out of order',
      workbook(sheet(`<Row>${data('String', 'a', ' ss:Index="3"')}${data('String', 'b', ' ss:Index="2"')}</Row>`)),
    ],
    ['has a row of no number', workbook(sheet('<Row ss:Index="first"/>'))],
    ['claims a row beyond the last', workbook(sheet(`<Row ss:Index="99999999">${data('String', 'a')}</Row>`))],
    ['claims a column beyond the last', workbook(sheet(`<Row>${data('String', 'a', ' ss:Index="99999999"')}</Row>`))],
  ])('TASK-29 that %s is rejected', async (_what, bytes) => {
    await expect(sheetsOfXls(bytes)).rejects.toMatchObject({ problem: { code: 945 } });
  });

  it('TASK-14 with deep nesting is rejected or read without an exception', async () => {
    const deep = `<Row><Cell><Data ss:Type="String">${'<B>'.repeat(100_000)}x${'</B>'.repeat(100_000)}</Data></Cell></Row>`;
    expect(await rowsOf(deep)).toEqual([['x']]);
  });
});
