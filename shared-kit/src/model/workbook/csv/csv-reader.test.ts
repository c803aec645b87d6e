/** @jest-environment node */
import fc from 'fast-check';
import { readCsv } from './csv-reader';
import { guardFormulas, withoutGuard } from '../table/formula-guard';
import { ReadBudget } from '../accepted/read-budget';
import { FILE_LIMITS } from '../accepted/file-limits';

const rowsOf = (text: string): string[][] => readCsv(text, 'stock', new ReadBudget(FILE_LIMITS)).rows;

describe('the cells of a CSV', () => {
  it('TASK-16 are read unchanged', () => {
    expect(rowsOf('Address,Code,When,Flag,Sum,Note\n007,1E5,2024-03-01,TRUE,=1+1, x ')).toEqual([
      ['Address', 'Code', 'When', 'Flag', 'Sum', 'Note'],
      ['007', '1E5', '2024-03-01', 'TRUE', '=1+1', ' x '],
    ]);
  });

  it('TASK-16 may be quoted, with separators, quotes and line ends inside', () => {
    expect(rowsOf('a,b\n"x,1","say ""hi"""\r\n"two\nlines",z')).toEqual([
      ['a', 'b'],
      ['x,1', 'say "hi"'],
      ['two\nlines', 'z'],
    ]);
  });

  it.each([
    [
      'ID;Position\n1;2',
      [
        ['ID', 'Position'],
        ['1', '2'],
      ],
    ],
    [
      'TABLE,0\n1,2',
      [
        ['TABLE', '0'],
        ['1', '2'],
      ],
    ],
    [
      '<html>,x\n1,2',
      [
        ['<html>', 'x'],
        ['1', '2'],
      ],
    ],
    [
      '{\\rtf1,x\n1,2',
      [
        ['{\\rtf1', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'PK,x\n1,2',
      [
        ['PK', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'socialcalc:version:1,x\n1,2',
      [
        ['socialcalc:version:1', 'x'],
        ['1', '2'],
      ],
    ],
  ])('TASK-14 are not read as another format: %p', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['Address;Qty, total\nx;1', 'Address', 'Qty, total'],
    ['"a;b",c\nx,1', 'a;b', 'c'],
    ['\n\nAddress\tQty; total\nx\t1', 'Address', 'Qty; total'],
    ['sep=;\r\nAddress,1;Qty\nx;1', 'Address,1', 'Qty'],
    ['Address\nx', 'Address', undefined],
  ])('TASK-14 are split by the separator of the first line: %p', (text, first, second) => {
    expect(rowsOf(text)[0]).toEqual(second === undefined ? [first] : [first, second]);
  });

  it('TASK-22 come with the numbers of their lines', () => {
    expect(readCsv('sep=,\nA\n\nx\ny', 'stock', new ReadBudget(FILE_LIMITS)).rowNumbers).toEqual([2, 4, 5]);
  });

  it.each([
    [
      'SEP=|\nA|B\n1|2',
      [
        ['A', 'B'],
        ['1', '2'],
      ],
    ],
    [
      '"sep=;"\nA,1;B\nx;y',
      [
        ['A,1', 'B'],
        ['x', 'y'],
      ],
    ],
    [
      'Width (");Address\n5";G1',
      [
        ['Width (")', 'Address'],
        ['5"', 'G1'],
      ],
    ],
    [
      'Size 3" x 4";Address\n1;2',
      [
        ['Size 3" x 4"', 'Address'],
        ['1', '2'],
      ],
    ],
    ['Stock, as of today\nAddress;SKU\nG1;A\nG2;B', [['Stock, as of today'], ['Address', 'SKU'], ['G1', 'A'], ['G2', 'B']]],
    [
      'Address;"="\n="00123";="a""b"',
      [
        ['Address', '='],
        ['00123', 'a"b'],
      ],
    ],
    [
      'A;B\r1;2\r\n3;4',
      [
        ['A', 'B'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
  ])('TASK-14 are separated and quoted as spreadsheet programs do: %j', (given, rows) => {
    expect(rowsOf(given)).toEqual(rows);
  });

  it.each([
    ['A;B\n"two\nlines";x', 'two\nlines'],
    ['A;B\n"two\r\nlines ""and"" quotes";x', 'two\r\nlines "and" quotes'],
    ['A;B\n"two\nlines" ;x', 'two\nlines '],
    ['A;B\n"5" pipe;x', '"5" pipe'],
    ['A;B\n"5"";6" pipe;x', '"5"";6" pipe'],
    ['A;B\n="5" pipe;x', '="5" pipe'],
    ['A;B\n5" pipe;x', '5" pipe'],
  ])('TASK-33 (D-61) may be in quotes over two lines, and are taken as they stand where text follows the quotes: %j', (given, cell) => {
    expect(rowsOf(given)[1]).toEqual([cell, 'x']);
  });

  it.each([
    ['"=""00999999"""', '00999999'],
    ['"=""a""""b"""', 'a"b'],
    ['"=""a;b"""', 'a;b'],
    ['"="""""', ''],
    ['="00999999"', '00999999'],
    ['"=""a""&""b"""', '="a"&"b"'],
    ['"=1+1"', '=1+1'],
    ['"="', '='],
    ['"say =""x"""', 'say ="x"'],
  ])('TASK-33 (D-61) are a text where programs write it as a formula, so that its digits stay: %s', (field, cell) => {
    expect(rowsOf(`A;B\n${field};x`)[1]).toEqual([cell, 'x']);
    expect(rowsOf(`A\tB\n${field}\tx`)[1]).toEqual([cell, 'x']);
  });

  it.each([
    ['A;B\n"x;1\ny;2', 2],
    ['sep=;\nA;B\n"two\nlines";1\n"x;1\ny;2', 5],
    ['A;B\n="1;2', 2],
    ['A;B\nx;"1\ny;2\nz;"3', 2],
    ['A;B\nv;1\nx;"6 inch\ny;2\n"z" wide;3', 3],
    ['A\tB\r\n"x\t1\r\ny"z\t2', 2],
    ['A,B\r"x,1\ry" z,2', 2],
    ['sep=;\nA;B\n"two\nlines";1\n="x;1\ny"5;2', 5],
  ])('TASK-29 are rejected with the line of a quote that is never closed, or only by that of another row: %j', (given, line) => {
    expect(() => rowsOf(given)).toThrow(expect.objectContaining({ problem: expect.objectContaining({ code: 945, args: [line] }) }));
  });

  const ROWS = [
    ['Address', 'SKU'],
    ['G1', 'A;1'],
    ['G2', 'B'],
  ];
  it.each([
    ['two byte order marks', '\ufeff\ufeff"Address";SKU\nG1;"A;1"\nG2;B'],
    ['a byte order mark before the declared separator', '\ufeffsep=|\nAddress|SKU\nG1|A;1\nG2|B'],
    ['each row in quotes', '"Address;SKU"\n"G1;""A;1"""\n"G2;B"'],
    ['each row in quotes, with commas', '"Address,SKU"\r\n"G1,A;1"\r\n"G2,B"\r\n'],
    ['|', 'Address|SKU\nG1|A;1\nG2|B'],
    ['^', 'Address^SKU\nG1^A;1\nG2^B'],
    ['| and quotes', '"Address"|"SKU"\n"G1"|"A;1"\n"G2"|"B"'],
    ['apostrophes around fields', "'Address';'SKU'\n'G1';'A;1'\n'G2';'B'"],
    ['apostrophes around texts, with commas', "'Address','SKU'\nG1,'A;1'\nG2,B"],
  ])('TASK-14 (D-6B) are read as other programs write them: %s', (_, given) => {
    expect(rowsOf(given)).toEqual(ROWS);
  });

  it.each([
    ['"Notes, of today"\n"a, b"\n"c"', [['Notes, of today'], ['a, b'], ['c']]],
    ['"Address"\n"G1, left"\n"G2, right"', [['Address'], ['G1, left'], ['G2, right']]],
    [
      'Address,SKU\nG1,A|1|x\nG2,B|2|y',
      [
        ['Address', 'SKU'],
        ['G1', 'A|1|x'],
        ['G2', 'B|2|y'],
      ],
    ],
    [
      "Address;Note\nG1;'t is\nG2;'a'",
      [
        ['Address', 'Note'],
        ['G1', "'t is"],
        ['G2', "'a'"],
      ],
    ],
    [
      "'Address;SKU\nG1;A",
      [
        ["'Address", 'SKU'],
        ['G1', 'A'],
      ],
    ],
  ])('TASK-14 (D-6B) stay as they are where the same characters are part of them: %j', (given, rows) => {
    expect(rowsOf(given)).toEqual(rows);
  });

  it.each([
    ["'=1+1", '=1+1'],
    ["'-A1", '-A1'],
    ["x,'@SUM(A1)", 'x,@SUM(A1)'],
    ["'-5", "'-5"],
    ["'t is", "'t is"],
    ["O'Neill", "O'Neill"],
    ["''=1", "''=1"],
  ])('TASK-33 (D-75) are read without the apostrophe that our exports put in front of formulas: %s', (given, cell) => {
    expect(rowsOf(`A;B\n${given};x`)[1]).toEqual([cell, 'x']);
  });

  it('TASK-33 (D-75) are those that were guarded, of any text without apostrophes', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ab15=+-@,;\t\r\n"') });
    fc.assert(
      fc.property(texts, (given) => expect(withoutGuard(guardFormulas(given))).toBe(given)),
      { numRuns: 1000 },
    );
  });

  it('TASK-20 come with the numbers of the rows that have more or fewer of them than the header', () => {
    const uneven = (given: string) => readCsv(given, 'stock', new ReadBudget(FILE_LIMITS)).unevenRows;
    expect(uneven('\nA;B;C\n1;2;3\n1;2\n\n;;;\n1;2;3;4\n')).toEqual([4, 7]);
    expect(uneven('A;B\n1;2')).toBeUndefined();
  });

  it('TASK-16 are split by the separator that fits the quotes, even if lines inside quotes would be split equally by another', () => {
    expect(rowsOf('"a","\r;a\r;a","a","\r;a"')).toEqual([['a', '\r;a\r;a', 'a', '\r;a']]);
  });

  const text = fc.string({ unit: fc.constantFrom(...'ab1 ,;\t"=\n\r€é😀') });
  it('TASK-16 with any content are read back as they were written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            // A formula that is nothing but a text is read as that text.
            text.filter((cell) => cell.trim() !== '' && !cell.startsWith('="')),
            { minLength: 2, maxLength: 4 },
          ),
          { minLength: 1, maxLength: 5 },
        ),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, separator, end) => {
          const written = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
          expect(rowsOf(written)).toEqual(rows);
        },
      ),
    );
  });
});

describe('a malicious CSV', () => {
  it.each([
    ['columns', 1024, ','.repeat(2000) + 'x', 'tooManyColumns', ['stock', 'BXY1', 1024]],
    ['cells', 1000, 'a,b\n'.repeat(600), 'tooManyCells', ['stock', 'A501', 1000]],
    ['cellLength', 32_767, `a\n"${'x'.repeat(40_000)}"`, 'cellTooLong', ['A2', 'stock', 32_767]],
    ['textLength', 1000, 'xxxxxxxxx\n'.repeat(200), 'tooMuchText', ['stock', 'A112', 0]],
    ['rows', 100, 'a\n'.repeat(120), 'tooManyRows', ['stock', 100]],
  ])('TASK-14 (D-128) is rejected by its %s, with the place', (limit, most, given, key, args) => {
    expect(() => readCsv(given, 'stock', new ReadBudget({ ...FILE_LIMITS, [limit]: most }))).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ key: `createInventoryTask.${key}`, args }) }),
    );
  });

  it('TASK-14 is read without an exception for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        for (const row of rowsOf(given)) expect(row.every((cell) => typeof cell === 'string')).toBe(true);
      }),
    );
  });
});
