/** @jest-environment node */
import { sheetsOfXls } from './xls.test-data';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const rowsOf = async (html: string) => {
  const [sheet] = await sheetsOfXls(utf8(html));
  if (!sheet || 'refusal' in sheet) throw new Error('not read');
  return sheet.rows;
};
const table = (...rows: string[]) => `<html><body><table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table></body></html>`;

/** As Salesforce and many ERP programs export a report. */
const REPORT = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">
<!--[if gte mso 9]><xml><x:ExcelWorkbook><table><tr><td>no</td></tr></table></x:ExcelWorkbook></xml><![endif]-->
<style>td { mso-number-format:"\\@"; content: "<td>"; }</style></head><body>
<TABLE border=1><THEAD><TR><TH>Endere&ccedil;o<TH>Observa\u00e7\u00e3o</TR></THEAD>
<tr><td class=x>00123</td><td x:num="7.5"> 7,50 &nbsp;</td></tr>
<tr><td><b>A</b> <i>B</i>&#38;C</td><td>1/2<br>3/4</td></tr></TABLE></body></html>`;

describe('an HTML table that is called XLS', () => {
  it('TASK-14 is read in its encoding, with its entities, its blanks and its leading zeros', async () => {
    expect(await sheetsOfXls(latin1(REPORT))).toEqual([
      {
        name: 'stock',
        rowNumbers: [1, 2, 3],
        rows: [
          ['Endereço', 'Observação'],
          ['00123', '7,50'],
          ['A B&C', '1/2\n3/4'],
        ],
      },
    ]);
  });

  it.each([
    ['1E5', '1E5'],
    ['4006381333931', '4006381333931'],
    ['12/2024', '12/2024'],
    ['TRUE', 'TRUE'],
    ['=1+1', '=1+1'],
    ['="00999999"', '00999999'],
    [' =&quot;00999999&quot; ', '00999999'],
    ['&lt;b&gt; &amp;ccedil; &euro;', '<b> &ccedil; €'],
    ['a\n   b', 'a b'],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['<script>no()</script><a href="x">yes</a>', 'yes'],
    ['<textarea>a <b> c</textarea>', 'a <b> c'],
    ['1 < 2', '1 < 2'],
  ])('TASK-33 contains the text of %j as a page shows it', async (html, text) => {
    expect(await rowsOf(table(`<td>${html}</td>`))).toEqual([[text]]);
  });

  it('TASK-33 keeps its columns when cells span others, and when tags are omitted', async () => {
    expect(
      await rowsOf(table('<td colspan=2>a</td><td>b</td>', '<td rowspan="2">c</td><td>d</td><td>e</td>', '<td>f</td><td>g</td>')),
    ).toEqual([
      ['a', '', 'b'],
      ['c', 'd', 'e'],
      ['', 'f', 'g'],
    ]);
    expect(await sheetsOfXls(utf8(table('<td>a</td><td>b</td>', '<td rowspan=2 colspan=2>c</td>', '')))).toMatchObject([
      { mergedCells: [{ firstRow: 2, lastRow: 3, firstColumn: 0, lastColumn: 1 }] },
    ]);
    expect(await rowsOf('<table><td>a<td>b<tr><td>c<td>d</table>')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('TASK-30 is one sheet of several, without tables that are only for layout', async () => {
    const html = `<table><tr><td>Logo<table><tr><td>a</td></tr></table></td></tr></table><table></table><table><tr><td>b</td></tr></table>`;
    expect(await sheetsOfXls(utf8(html))).toMatchObject([
      { name: 'Sheet1', rows: [['a']] },
      { name: 'Sheet2', rows: [['b']] },
    ]);
  });

  it('TASK-29 that is cut off is rejected, so that no rows are lost silently', async () => {
    await expect(sheetsOfXls(utf8('<table><tr><td>a</td></tr><tr><td>b'))).rejects.toMatchObject({ problem: { code: 945 } });
  });

  it.each([
    '<table><tr><td>a</td></tr><tr><td>b</td></tr>',
    '<html><body><table><tr><td>a</td></tr><tr><td>b</td></tr></body></html>',
    '<html><body><table><tr><td>a<tr><td>b</body></html>',
  ])('TASK-14 (D-6B) is read without its end tag, if its rows are complete or the page has ended: %s', async (html) => {
    expect(await rowsOf(html)).toEqual([['a'], ['b']]);
  });

  it.each(['<table><tr><td>a</td></tr><tr><td>b</td>', '<table><tr><td>a</td></tr><tr>', '<table><tr><td>a</td></tr><tr><td>b</ta'])(
    'TASK-29 that ends within a row is rejected: %s',
    async (html) => {
      await expect(sheetsOfXls(utf8(html))).rejects.toMatchObject({ problem: { code: 945 } });
    },
  );

  it('TASK-20 is reported with the rows and columns that the page does not show', async () => {
    const html = `<table><colgroup><col><col span=2 style="width:0;display:none"><col></colgroup>
      <tr><td>a</td><td>b</td><td>c</td><td>d</td></tr><tr height=0 style='mso-height-source:userset;display: NONE'><td>1</td></tr>
      <tbody hidden><tr><td>2</td></tr><tr><td>3</td></tr></tbody><tr style="color:red"><td>4</td></tr><tr hidden><td>5</td></tr></table>
      <table style="display:none"><tr><td>x</td></tr></table>`;
    const [first, second] = await sheetsOfXls(utf8(html));
    expect(first).toMatchObject({ hiddenRows: [2, 3, 4, 6], hiddenColumns: [1, 2] });
    expect(first).not.toHaveProperty('isHidden');
    expect(second).toMatchObject({ isHidden: true });
  });

  it('TASK-14 that states millions of columns or rows is read or rejected quickly', async () => {
    const wide = '<td colspan=99999999>a</td>';
    await expect(sheetsOfXls(utf8(table(wide.repeat(3))))).rejects.toMatchObject({
      problem: { key: 'createInventoryTask.tooManyColumns', args: ['Sheet1', expect.any(String), 1024] },
    });
    expect(await rowsOf(table('<td rowspan=99999999 colspan=1000>a</td>', '<td></td>'.repeat(20)))).toEqual([['a']]);
    const nested = '<table><tr><td>'.repeat(20_000);
    await expect(sheetsOfXls(utf8(nested))).rejects.toMatchObject({ problem: { code: 945 } });
  });

  it('TASK-33 is read correctly with headers such as __proto__', async () => {
    expect(await rowsOf(table('<th>__proto__</th><th>constructor</th>', '<td __proto__=1>a</td><td constructor=2>b</td>'))).toEqual([
      ['__proto__', 'constructor'],
      ['a', 'b'],
    ]);
  });
});
