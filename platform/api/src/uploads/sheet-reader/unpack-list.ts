import { gunzipSync } from 'node:zlib';
import { CODE, problem, type Outcome } from 'shared-kit/model';
import { parseCommaMeaning, type CommaMeaning, MAX_LIST_TEXT_BYTES } from 'shared-kit/model/inventory-sheet';
import { FILE_LIMITS } from 'shared-kit/model/workbook';
import { isIllFormed } from '../../http/ill-formed-text';
import { isSmallJson } from '../../http/json-size';

/** An unpacked list that is not checked yet, as a table like one from a sheet. */
export interface UnpackedTable {
  columns: string[];
  rows: string[][];
  /** What the comma of its numbers means, as the sheet was read. */
  comma: CommaMeaning;
}

const MAX_ROWS = 500_000;
const MAX_COLUMNS = 1000;
/** Each row is an object of three objects. A list can hold each cell twice: as what is expected, and as what the sheet says. */
const LIST_SIZE = { depth: 4, values: 10 * MAX_ROWS + 2 * FILE_LIMITS.cells };
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const refused: Outcome<UnpackedTable> = { ok: false, problem: problem(CODE.invalidFormat) };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && !isIllFormed(value);

function inflate(bytes: Uint8Array): unknown {
  const base64 = Buffer.from(bytes).toString('latin1').trim();
  if (!BASE64.test(base64)) return undefined;
  try {
    const text = gunzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_LIST_TEXT_BYTES });
    if (!isSmallJson(text, LIST_SIZE)) return undefined;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return undefined;
  }
}

/**
 * Unpacks a list (D-65) into the sheet it was made from. Of its rows only `inputData` is used. Addresses and expected values are
 * derived from that again, because a list is trusted no more than a file.
 */
export function unpackList(bytes: Uint8Array): Outcome<UnpackedTable> {
  const list = inflate(bytes);
  if (!isObject(list) || list['v'] !== 1) return refused;
  const { orderedColumns: columns, rows } = list;
  if (!Array.isArray(columns) || columns.length > MAX_COLUMNS || !columns.every(isText)) return refused;
  if (!Array.isArray(rows) || rows.length > MAX_ROWS) return refused;

  const cells: string[][] = [];
  for (const row of rows as unknown[]) {
    const input = isObject(row) ? row['inputData'] : undefined;
    if (!isObject(input)) return refused;
    const values = columns.map((column) => (Object.hasOwn(input, column) ? input[column] : ''));
    if (!values.every(isText)) return refused;
    cells.push(values);
  }
  return { ok: true, value: { columns, rows: cells, comma: parseCommaMeaning(list['comma']) } };
}
