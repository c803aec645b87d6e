/** The formulas of a sheet that, as the file says, still have to be computed. */
export interface UncalculatedFormulas {
  /** The file says so of all formulas of the sheet, and not only of these cells. */
  isSheet: boolean;
  /** {@link cellKey} of each. */
  cells: ReadonlySet<number>;
}

/** A number for a cell; both are counted from 0. */
export const cellKey = (row: number, column: number): number => row * 0x10000 + column;

const STARTS: ReadonlySet<number> = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const END = 0x000a;
const FORMULAS: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406]);
/** In a sheet: its formulas were not computed before the file was saved. */
const UNCALCULATED = 0x005e;
/** The version of the program that computed the formulas. Writers that do not compute, and want programs to do so, write zero. */
const COMPUTED_BY = 0x01c1;
const GLOBALS = 0x0005;
/** Of a formula: to be computed when the file is opened. */
const ON_LOAD = 2;

/**
 * Finds the formulas without a result of their own in the records of a binary workbook, for each sheet in the order of the file. SheetJS does
 * not tell.
 */
export function uncalculatedFormulas(stream: Uint8Array): UncalculatedFormulas[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const sheets: { isSheet: boolean; cells: Set<number> }[] = [];
  let ofBook = false;
  let depth = 0;
  let sheet: (typeof sheets)[number] | undefined;
  for (let at = 0; at + 4 <= stream.length;) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const data = at + 4;
    at = data + length;
    if (at > stream.length) break;
    if (STARTS.has(type)) {
      // A chart within a sheet has a start and an end of its own.
      if (depth++ > 0) continue;
      sheet = length >= 4 && view.getUint16(data + 2, true) === GLOBALS ? undefined : { isSheet: ofBook, cells: new Set() };
      if (sheet) sheets.push(sheet);
    } else if (type === END) {
      depth = Math.max(0, depth - 1);
    } else if (type === COMPUTED_BY && length >= 8) {
      ofBook = view.getUint32(data + 4, true) === 0;
    } else if (type === UNCALCULATED && sheet) {
      sheet.isSheet = true;
    } else if (FORMULAS.has(type) && sheet && length >= 17) {
      // In version 2 three bytes describe the cell, in others two.
      const isVersion2 = type === 0x0006 && stream[0] === 0x09 && stream[1] === 0x00;
      const flags = view.getUint8(data + (isVersion2 ? 15 : 14));
      if (sheet.isSheet || (flags & ON_LOAD) !== 0) sheet.cells.add(cellKey(view.getUint16(data, true), view.getUint16(data + 2, true)));
    }
  }
  return sheets;
}
