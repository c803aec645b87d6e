import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFiles } from './requirement-citations';
import { readJson, ROOT } from '../ground/workspace';

/** The rows of all tables of a document in docs, by the names of their columns. */
function rowsOf(file: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let head: string[] | null = null;
  for (const line of readFileSync(join(ROOT, 'docs', file), 'utf8').split('\n')) {
    const cells: string[] | null = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : null;
    if (!cells) head = null;
    else if (!head) head = cells;
    else if (!/^:?-+:?$/.test(cells[0] ?? '')) rows.push(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
  }
  return rows;
}

const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const SIZES = rowsOf('product/sizes.md');
const ROWS = SIZES.filter(({ usual }) => usual !== undefined);
const NAMES = ROWS.map(({ name = '' }) => inCode(name)[0] ?? '');

/** Texts of "at most" and the like that are about no size. */
const OTHER_TEXTS =
  /^(?:err\.(?:severalStreets|tooManyAttempts|dailyLimit|tooLargeOnTheWay)|passwordMust\.atMost|createInventoryTask\.roundedNumbers)$/;

const textsIn = (part: object, path = ''): [key: string, text: string][] =>
  Object.entries<string | object>(part as Record<string, string | object>).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : textsIn(text, `${path}${key}.`),
  );

/** The numbers of constants of this name, in any file. A limit of several numbers is an object. */
function numbersOf(constant: string | undefined) {
  const assigned = new RegExp(`const ${constant}(?:: [^=]+)? = (\\{[^}]*\\}|[\\d_. *]+)`);
  return productFiles(ROOT, /\.tsx?$/).flatMap((file) => {
    const [, value = ''] = assigned.exec(readFileSync(file, 'utf8')) ?? [];
    return value.split(/[,:{}]|as const/).flatMap((part) => {
      const factors = part.split('*').map((factor) => Number(factor.trim().replaceAll('_', '') || NaN));
      return factors.some(Number.isNaN) ? [] : [factors.reduce((product, factor) => product * factor, 1)];
    });
  });
}

/** The numbers in a cell of the table. */
const UNITS: Record<string, number> = { '': 1, KB: 1000, MiB: 1024 * 1024, Mi: 1024 * 1024, megapixels: 1_000_000, s: 1000 };
const numbersIn = (cell: string) =>
  [...cell.matchAll(/(\d[\d,]*\d|\d) ?(MiB|Mi|KB|megapixels|s)?\b/g)].map(
    ([, number = '', unit = '']) => Number(number.replaceAll(',', '')) * UNITS[unit]!,
  );

describe('docs/product/sizes.md (D-128)', () => {
  it('gives each row a name of its own', () => {
    expect(NAMES.length).toBeGreaterThan(35);
    expect(NAMES.filter((name, at) => !/^[a-z]+(?:-[a-z]+)*$/.test(name) || NAMES.indexOf(name) !== at)).toEqual([]);
  });

  it('is cited by each ceiling of docs/performance.md, by names of its rows', () => {
    const ceilings = rowsOf('performance.md').filter(({ ceiling }) => ceiling !== undefined);
    expect(ceilings.length).toBeGreaterThan(45);
    const unknown = ({ size = '' }) => inCode(size).length === 0 || inCode(size).some((name) => !NAMES.includes(name));
    expect(ceilings.filter(unknown).map(({ figure }) => figure)).toEqual([]);
  });

  it('is cited by the rules of docs/product by names of its rows', () => {
    const cited = productFiles(join(ROOT, 'docs', 'product'), /\.md$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\[`([\w-]+)`\]\(sizes\.md/g)].map(([, name = '']) => name),
    );
    expect(cited.length).toBeGreaterThan(6);
    expect(cited.filter((name) => !NAMES.includes(name))).toEqual([]);
  });

  it('has a row for each text of a code that refuses by size', () => {
    const listed = SIZES.filter(({ text }) => text !== undefined).map(({ text = '', row = '' }) => ({
      key: inCode(text)[0] ?? '',
      rows: inCode(row),
    }));
    const namespaces = ['codes', 'spreadsheets'].map((name) => readJson(join(ROOT, 'locales', 'en-US', `${name}.json`)));
    const texts = new Map(namespaces.flatMap((one) => [...textsIn(one)]));
    const limiting = [...texts].filter(
      ([key, text]) => /at most|more than|larger than|limit|too (?:large|long|many|much)/i.test(text) && !OTHER_TEXTS.test(key),
    );
    expect(limiting.length).toBeGreaterThan(15);
    expect(limiting.map(([key]) => key).filter((key) => !listed.some((row) => row.key === key))).toEqual([]);
    const isDead = ({ key, rows }: { key: string; rows: string[] }) =>
      !texts.has(key) || rows.length === 0 || rows.some((name) => !NAMES.includes(name));
    expect(listed.filter(isDead)).toEqual([]);
  });

  const limits = ROWS.flatMap(({ name = '', limit = '', 'refused above': refused = '' }) =>
    inCode(limit)
      .filter((code) => /^[A-Z_]{3,}$/.test(code))
      .map((constant) => ({ name: inCode(name)[0], constant, refused })),
  );

  it.each(limits)('refuses $name above the number of $constant in the code', ({ constant, refused }) => {
    const numbers = numbersOf(constant);
    expect(numbers.filter((number) => numbersIn(refused).includes(number))).not.toEqual([]);
  });
});

describe('the limits of queries in docs/product/sizes.md (D-150)', () => {
  const LISTED = SIZES.filter((row) => row['reads at most'] !== undefined);
  const constantsIn = (text: string) => text.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [];
  const listed = new Set(LISTED.flatMap(({ limit = '' }) => constantsIn(limit)));

  it('has each constant that limits a query of the console', () => {
    const sources = ['shared-kit/src/firebase/data', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
    const queries = sources
      .flatMap((folder) => productFiles(join(ROOT, folder), /\.tsx?$/))
      .filter((file) => !/\.(?:test|contract)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => /\b(?:QuerySpec|liveCollection|readLately)\b/.test(source));
    const used = queries.flatMap((source) =>
      [...source.matchAll(/\blimit(?:: number =|:) ([^\n]+)/g)].flatMap(([, value = '']) => constantsIn(value)),
    );
    expect(new Set(used).size).toBeGreaterThan(7);
    // Sizes that are refused are in the tables above.
    const refused = new Set(ROWS.flatMap(({ limit = '' }) => constantsIn(limit)));
    expect([...new Set(used)].filter((constant) => !listed.has(constant) && !refused.has(constant))).toEqual([]);
  });

  it.each(LISTED.flatMap(({ limit = '', 'reads at most': cell = '' }) => constantsIn(limit).map((constant) => ({ constant, cell }))))(
    'names a number of $constant in the code',
    ({ constant, cell }) => {
      const numbers = numbersOf(constant);
      expect(numbers.length).toBeGreaterThan(0);
      const named = [...cell.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')));
      expect(named.filter((number) => numbers.includes(number))).not.toEqual([]);
    },
  );
});
