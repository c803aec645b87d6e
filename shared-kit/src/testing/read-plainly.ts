import JSZip from 'jszip';

/** The value of a cell. Dates are in UTC, as written. */
type PlainCell = string | number | Date | null;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Reads a workbook by the standard, without code that may have written it: neither SheetJS nor the kit's zip. */
export async function readWorkbookPlainly(bytes: Uint8Array): Promise<Record<string, PlainCell[][]>> {
  const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const texts = new Map(await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await file.async('string')] as const)));
  const part = (name: string): Document => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`${name} is missing.`);
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error(`${name} is not well-formed.`);
    return parsed;
  };
  const targets = new Map(
    all(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [one.getAttribute('Id'), one.getAttribute('Target')!]),
  );
  const isDate = dateStyles(part('xl/styles.xml'));
  const shared = texts.has('xl/sharedStrings.xml') ? all(part('xl/sharedStrings.xml'), 'si').map(textOf) : [];
  const sheets = all(part('xl/workbook.xml'), 'sheet').map((sheet): [string, PlainCell[][]] => {
    const target = targets.get(sheet.getAttribute('r:id'))!;
    const rows = all(part(target.startsWith('/') ? target.slice(1) : `xl/${target}`), 'row');
    return [sheet.getAttribute('name')!, rows.map((row) => cellsOf(row, shared, isDate))];
  });
  return Object.fromEntries(sheets);
}

const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagName(name)];

const textOf = (element: Element): string =>
  all(element, 't')
    .map(({ textContent }) => textContent)
    .join('');

/** Returns for a cell style whether it shows numbers as dates. */
function dateStyles(styles: Document): (style: number) => boolean {
  const formats = new Map(all(styles, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode')!]));
  const used = all(styles.getElementsByTagName('cellXfs')[0]!, 'xf').map((one) => formats.get(one.getAttribute('numFmtId')) ?? '');
  return (style) => /[ymdhs]/i.test(used[style] ?? '');
}

function cellsOf(row: Element, shared: readonly string[], isDate: (style: number) => boolean): PlainCell[] {
  const cells: PlainCell[] = [];
  for (const cell of all(row, 'c')) {
    const column = columnOf(cell.getAttribute('r')) ?? cells.length;
    while (cells.length < column) cells.push(null);
    cells.push(valueOf(cell, shared, isDate));
  }
  return cells;
}

/** The index of a column from a cell reference: 1 for `B7`. */
function columnOf(reference: string | null): number | undefined {
  const letters = reference?.match(/^[A-Z]+/)?.[0];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, shared: readonly string[], isDate: (style: number) => boolean): PlainCell {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return textOf(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent;
  if (value === undefined || value === '') return null;
  if (type === 's') return shared[Number(value)]!;
  if (type === 'str') return value;
  return isDate(Number(cell.getAttribute('s') ?? 0)) ? new Date(Math.round(FIRST_DAY + Number(value) * DAY_MS)) : Number(value);
}
