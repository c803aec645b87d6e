import { gzipSync } from 'node:zlib';

export const HEADER = ['Address', 'Owner', 'SKU', 'Expected boxes'];

/** A row of a test sheet; the address is what matters. */
export const row = (address: string, sku = 'A1', boxes = '2'): string[] => [address, 'Northwind', sku, boxes];

/** Rows as a comma-separated file. */
export const csv = (...rows: string[][]): Buffer => Buffer.from(rows.map((cells) => `${cells.join(',')}\r\n`).join(''));

/** Base64 of gzip of anything, as a packed list is (D-65). */
export const pack = (content: unknown): string =>
  gzipSync(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))).toString('base64');

/** A packed list as the console makes it, with expectations that can be told apart from recomputed ones. */
export function packedList(rows: string[][], header = HEADER, expected: Record<string, string> = {}): string {
  return pack({
    v: 1,
    orderedColumns: header,
    rows: rows.map((cells) => ({
      address: cells[0],
      expectedBarcodeData: expected,
      expectedMifData: expected,
      inputData: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])),
    })),
  });
}
