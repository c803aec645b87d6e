import { read } from 'xlsx';

/** SheetJS only reading a workbook: what readers of spreadsheets are compared with. */
export function readBySheetJs(bytes: Uint8Array, rows: number): void {
  globalThis.gc?.();
  const [sheet] = Object.values(read(bytes, { type: 'array', dense: true }).Sheets);
  if (sheet?.['!data']?.length !== rows) throw new Error('SheetJS did not read the sheet.');
}
