/** @jest-environment node */
import { cells, inline, rawSheets, rowsOf, textsOf, utf8, xlsx } from '../workbook.test-data';

const one = (data: string, more = {}) => xlsx({ sheets: [{ name: 'S', data }], ...more });
const wholeSheet = (worksheet: string, more = {}) => xlsx({ sheets: [{ name: 'S', data: '' }], worksheets: [worksheet], ...more });

describe('the cells of an XLSX', () => {
  it('TASK-16 contain inline or shared text, plain or in runs, without phonetic runs', async () => {
    const strings =
      '<si><t>plain</t></si><si><r><rPr><b/></rPr><t>two </t></r><r><t xml:space="preserve"> runs</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si><si/><si><t/></si>';
    const byNumber = [0, 1, 2, 3, 4].map((i) => `<c t="s"><v>${i}</v></c>`);
    expect(
      await textsOf(
        { strings },
        ...byNumber,
        inline('inline'),
        '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>',
        '<c t="str"><f>A1&amp;"x"</f><v>cached</v></c>',
      ),
    ).toEqual(['plain', 'two  runs', '東京', 'inline', 'inline', 'cached']);
  });

  it('TASK-16 (D-142) contain escaped characters', async () => {
    expect(
      await textsOf(
        {},
        inline('a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;'),
        inline('&#233;&#xE9;&#x1F600;'),
        inline('&amp;lt; &unknown; &'),
        inline('one_x000D_\ntwo_x0041_'),
        inline('<![CDATA[<raw> & so on]]>'),
        inline('half &#xD83D; and _xDE00_, whole _xD83D__xDE00_'),
        inline('be<!-- not this -->fore'),
      ),
    ).toEqual([
      'a & b <c> "d" \'e\'',
      'éé😀',
      '&lt; &unknown; &',
      'one\ntwoA',
      '<raw> & so on',
      'half \ufffd and \ufffd, whole 😀',
      'before',
    ]);
  });

  it('TASK-33 contain numbers as formatted if that is exactly the number, else with all their digits', async () => {
    expect(
      await textsOf(
        { formats: ['00000000', '@', '#,##0.00', '0%'] },
        '<c><v>789123456789</v></c>',
        '<c><v>0.10000000000000001</v></c>',
        '<c><v>1E-3</v></c>',
        '<c><v>-0</v></c>',
        '<c><v>12345678901234567890</v></c>',
        '<c s="1"><v>1020304</v></c>',
        '<c s="2"><v>789123456789</v></c>',
        '<c s="3"><v>1234.5</v></c>',
        '<c s="4" t="n"><v>0.5</v></c>',
        '<c s="99"><v>7</v></c>',
      ),
    ).toEqual(['789123456789', '0.1', '0.001', '0', '12345678901234600000', '01020304', '789123456789', '1234.5', '0.5', '7']);
  });

  it('TASK-37 contain dates, also ISO ones and those counted from 1904', async () => {
    const dates = ['<c s="1"><v>45352.5</v></c>', '<c t="d"><v>2024-03-01T12:00:00</v></c>'];
    expect(await textsOf({ formats: ['d/m/yyyy'] }, ...dates)).toEqual(['2024/03/01 12:00:00', '2024/03/01 12:00:00']);
    expect(await textsOf({ formats: ['d/m/yyyy'], date1904: true }, '<c s="1"><v>43890.5</v></c>')).toEqual(['2024/03/01 12:00:00']);
  });

  it('TASK-33 contain booleans and errors as spreadsheet programs show them', async () => {
    expect(await textsOf({}, '<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', '<c t="e"><v>#N/A</v></c>')).toEqual([
      'TRUE',
      'FALSE',
      '#N/A',
    ]);
  });

  it('TASK-16 are never computed: a formula has its stored result', async () => {
    expect(await textsOf({}, '<c><f>1+1</f><v>3</v></c>', '<c><f t="shared" si="0"/><v>4</v></c>', inline('end'))).toEqual([
      '3',
      '4',
      'end',
    ]);
  });

  it('TASK-16 may have no references and be far apart', async () => {
    const data =
      '<row><c t="str"><v>Address</v></c><c t="str"><v>B</v></c></row><row r="9" spans="1:3"><c r="C9"><v>3</v></c><c><v>4</v></c></row>';
    const [sheet] = await rawSheets(one(data));
    expect(sheet).toEqual({
      name: 'S',
      rows: [
        ['Address', 'B'],
        ['', '', '3', '4'],
      ],
      rowNumbers: [1, 9],
    });
  });

  it('TASK-16 may be styled, merged and blank', async () => {
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const sheet =
      `<worksheet ${main}><dimension ref="A1:XFD1048576"/><sheetViews><sheetView tabSelected="1"/></sheetViews>` +
      '<cols><col min="1" max="2" width="9"/></cols><sheetData><row r="1" s="1" customFormat="1"><c r="A1" t="str" s="1">' +
      '<v>Address</v></c><c r="B1" s="1"/></row><row r="2"/><row r="3"><c r="A3" s="1"></c><c r="B3"><v></v></c>' +
      '<c r="XFD3" s="1"/></row><row r="4"><c r="A4" t="str"><v>x</v><extLst><ext uri="u"><v>no</v></ext></extLst></c><extLst><c r="B4"><v>no</v></c></extLst></row>' +
      '</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><extLst><ext><c><v>no</v></c></ext></extLst></worksheet>';
    expect(await rowsOf(wholeSheet(sheet))).toEqual([['Address'], ['x']]);
  });

  it('TASK-16 may be written with a prefix, in other quotes and in UTF-16', async () => {
    const sheet =
      "<x:worksheet xmlns:x='m' note='a > b'><x:sheetData><x:row r='1'><x:c r = 'A1' t='str' ><x:v>Endereço</x:v></x:c></x:row></x:sheetData></x:worksheet>";
    expect(await rowsOf(wholeSheet(sheet))).toEqual([['Endereço']]);
    const utf16 = new Uint8Array(Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${sheet}`, 'utf16le'));
    expect(await rowsOf(wholeSheet('', { more: {}, worksheetBytes: utf16 }))).toEqual([['Endereço']]);
  });

  it('TASK-16 are read from a sheet with an encoding declaration', async () => {
    const sheet = Uint8Array.from(
      '<?xml version="1.0" encoding="iso-8859-1"?><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>\u00e9</v></c></row></sheetData></worksheet>',
      (char) => char.charCodeAt(0),
    );
    expect(await rowsOf(wholeSheet('', { worksheetBytes: sheet }))).toEqual([['é']]);
  });
});

describe('the parts of an XLSX', () => {
  it('TASK-30 are found by their relationships, whatever their names', async () => {
    const bytes = xlsx({
      sheets: [{ name: 'S', data: '' }],
      more: {
        '_rels/.rels': utf8(
          '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/Book/Main.xml"/></Relationships>',
        ),
        'book/main.xml': utf8(
          '<workbook xmlns:q="u"><sheets><sheet name="A &amp; B" sheetId="7" q:id="x1"/><sheet name="Chart" q:id="x2"/><sheet name="Lost" q:id="x9"/></sheets></workbook>',
        ),
        'Book/_rels/Main.xml.rels': utf8(
          '<Relationships><Relationship Id="x1" Type="u/worksheet" Target="../elsewhere/./one.xml"/><Relationship Id="x2" Type="u/chartsheet" Target="c.xml"/><Relationship Id="x3" Type="u/worksheet" TargetMode="External" Target="http://example.test/"/></Relationships>',
        ),
        'elsewhere/one.xml': utf8(`<worksheet><sheetData>${cells(inline('x'))}</sheetData></worksheet>`),
      },
    });
    expect(await rawSheets(bytes)).toMatchObject([
      { name: 'A & B', rows: [['Address'], ['x']] },
      { name: 'Lost', refusal: { problem: { code: 945 } } },
    ]);
  });

  it('TASK-33 may be without styles and shared strings', async () => {
    const bytes = xlsx({ sheets: [{ name: 'S', data: cells('<c s="3"><v>5</v></c>') }], more: { 'xl/styles.xml': utf8('<a/>') } });
    expect(await rowsOf(bytes)).toEqual([['Address'], ['5']]);
  });
});

describe('a cell of an XLSX that cannot be read as text', () => {
  const unread = async (...below: string[]) => {
    const [first] = await rawSheets(one(cells(...below)));
    if (!first || 'refusal' in first) throw new Error('not read');
    return { rows: first.rows.slice(1), cells: first.unreadCells?.map(({ row, column, reason }) => `${reason} ${column} ${row}`) };
  };

  it.each([
    '<c><f>NOW()</f></c>',
    '<c><f>A1</f><v/></c>',
    '<c><f>A1</f><v></v></c>',
    '<c t="n"><f>A1</f><v></v></c>',
    '<c t="str"><f>A1</f></c>',
    '<c t="b"><f>TRUE()</f></c>',
    '<c><f t="shared" si="0"/></c>',
  ])('TASK-16 differs from a blank one when a formula has no stored result: %s', async (cell) => {
    expect(await unread(cell)).toEqual({ rows: [[]], cells: ['formula 0 2'] });
  });

  it.each([
    '<c t="s"><v>5</v></c>',
    '<c t="s"><v>length</v></c>',
    '<c><v>12a</v></c>',
    '<c><v>NaN</v></c>',
    '<c t="b"><v>maybe</v></c>',
    '<c t="d"><v>soon</v></c>',
    '<c t="d"><v>12:30:00</v></c>',
    '<c t="d"><v>2024-03-01T12:00:00+03:00</v></c>',
    '<c t="new"><v>1</v></c>',
  ])('TASK-29 is reported with its position, and the others are read: %s', async (cell) => {
    expect(await unread(inline('x'), cell)).toEqual({ rows: [['x'], []], cells: ['value 0 3'] });
  });

  it.each([
    '<c t="s"/>',
    '<c t="s"><v></v></c>',
    '<c t="b"><v/></c>',
    '<c t="d"><v> </v></c>',
    '<c><v/></c>',
    '<c t="str"><f>""</f><v></v></c>',
  ])('TASK-16 is no blank cell: %s is one', async (cell) => {
    expect(await unread(cell, inline('x'))).toEqual({ rows: [['x']], cells: undefined });
  });
});

describe('an invalid sheet', () => {
  it.each([
    ['rows out of order', '<row r="2"/><row r="1"/>'],
    ['a row twice', '<row r="2"/><row r="2"/>'],
    ['cells out of order', '<row r="1"><c r="B1"/><c r="A1"/></row>'],
    ['a cell of another row', '<row r="1"><c r="A2"/></row>'],
    ['a reference that is none', '<row r="1"><c r="1"/></row>'],
    ['a row number that is none', '<row r="-1"></row>'],
    ['a cell in a cell', '<row r="1"><c r="A1"><c r="B1"/></c></row>'],
    ['a cell outside a row', '<c r="A1"/>'],
    ['a value in something unknown', '<row r="1"><choice><c r="A1"><v>1</v></c></choice></row>'],
    ['a row too many', '<row r="1048577"/>'],
  ])('TASK-29 with %s is rejected instead of guessed', async (_, data) => {
    expect(await rawSheets(one(data))).toMatchObject([{ refusal: { problem: { code: 945 } } }]);
  });

  it.each([
    ['is no worksheet', '<chartsheet/>'],
    ['ends early', '<worksheet><sheetData><row r="1">'],
    ['ends inside a tag', '<worksheet><sheetData></sheetData'],
    ['is empty', ''],
    ['is not UTF-8', '\ud800'],
  ])('TASK-29 %s', async (_, worksheet) => {
    const bytes = worksheet === '\ud800' ? Uint8Array.of(0x3c, 0xff, 0xfe) : utf8(worksheet);
    expect(await rawSheets(wholeSheet('', { worksheetBytes: bytes }))).toMatchObject([{ refusal: { problem: { code: 945 } } }]);
  });
});

it('TASK-20 the rows of an XLSX are hidden by default where the sheet says so, and by a height of zero', async () => {
  const sheet = (format: string) =>
    rawSheets(
      wholeSheet(
        `<worksheet>${format}<sheetData><row r="1" ht="15"><c><v>1</v></c></row><row r="2" hidden="0"><c><v>2</v></c></row><row r="3"><c><v>3</v></c></row><row r="4" ht="0" customHeight="1"><c><v>4</v></c></row></sheetData></worksheet>`,
      ),
    );
  expect(await sheet('<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>')).toMatchObject([{ hiddenRows: [3, 4] }]);
  expect(await sheet('<sheetFormatPr defaultRowHeight="15"/>')).toMatchObject([{ hiddenRows: [4] }]);
});

it('TASK-14 (D-6B) an XLSX with a number format that is too long for spreadsheet programs is read, whether cells use it or not', async () => {
  expect(await textsOf({ formats: ['0.'.repeat(200), '0.00'] }, '<c s="2"><v>7.5</v></c>', '<c s="1"><v>1234.5</v></c>')).toEqual([
    '7.50',
    '1234.5',
  ]);
});
