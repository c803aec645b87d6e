import { CFB } from 'xlsx';
import { Pacer } from '../pacing/pacer';
import { BIFF } from './biff-records';
import { Intake, INTAKE_LIMITS } from './intake-limits';
import type { RawSheet } from './raw-table';
import { readXls } from './xls-reader';

export const u16 = (...numbers: number[]): number[] => numbers.flatMap((n) => [n & 255, (n >> 8) & 255]);
export const u32 = (n: number): number[] => [...u16(n), ...u16(n >>> 16)];
export const double = (n: number): number[] => [...new Uint8Array(new Float64Array([n]).buffer)];
export const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

export const record = (type: number, ...data: number[]): number[] => [...u16(type, data.length), ...data];

const START = (kind: number, version = 0x600): number[] => record(BIFF.startOfPart, ...u16(version, kind), ...u32(0), ...u32(0), ...u32(0));
const END = record(BIFF.endOfPart);

/** A number under the first cell style, which is General. */
export const numberCell = (row: number, column: number, value: number, style = 0): number[] =>
  record(BIFF.number, ...u16(row, column, style), ...double(value));
export const labelCell = (row: number, column: number, text: string): number[] =>
  record(BIFF.label, ...u16(row, column, 0, text.length), 0, ...ascii(text));

export interface XlsPart {
  name: string;
  records: number[];
  hidden?: boolean;
  /** 0 a worksheet, 2 a chart. */
  kind?: number;
}

export interface XlsParts {
  sheets: XlsPart[];
  /** Records of the first part beside its start, sheets and end. */
  globals?: number[];
  version?: number;
  /** The order in which the sheets lie in the file, if not that of the workbook. */
  order?: number[];
}

/** The records of a legacy workbook. */
export function biff({ sheets, globals = [], version = 0x600, order = sheets.map((_, i) => i) }: XlsParts): Uint8Array {
  const parts = sheets.map(({ records, kind = 0 }) => [...START(kind === 2 ? 0x20 : 0x10, version), ...records, ...END]);
  const nameOf = (name: string): number[] => [name.length, ...(version === 0x600 ? [0] : []), ...ascii(name)];
  const list = (places: number[]): number[] =>
    sheets.flatMap(({ name, hidden, kind = 0 }, i) =>
      record(BIFF.boundSheet, ...u32(places[i] ?? 0), hidden ? 1 : 0, kind, ...nameOf(name)),
    );
  const first = (places: number[]): number[] => [...START(5, version), ...globals, ...list(places), ...END];
  const places: number[] = [];
  let at = first([]).length;
  for (const i of order) {
    places[i] = at;
    at += parts[i]!.length;
  }
  return Uint8Array.from([...first(places), ...order.flatMap((i) => parts[i]!)]);
}

/** A stream in the container of a legacy file. */
export function compound(stream: Uint8Array, path = '/Workbook'): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, path, stream);
  return new Uint8Array(CFB.write(file, { type: 'array' }) as number[]);
}

export const xls = (parts: XlsParts): Uint8Array => compound(biff(parts));

export const readSheets = (bytes: Uint8Array): Promise<RawSheet[]> => readXls(bytes, new Intake(INTAKE_LIMITS), new Pacer());

/** The rows of a workbook of one sheet with these records. */
export async function rowsOfRecords(records: number[], more: Partial<XlsParts> = {}): Promise<string[][]> {
  const [sheet] = await readSheets(xls({ ...more, sheets: [{ name: 'S', records }] }));
  if (!sheet || 'refusal' in sheet) throw new Error('not read');
  return sheet.rows;
}
