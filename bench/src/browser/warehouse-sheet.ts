import { utils, write } from 'xlsx';

export const WAREHOUSE_ROWS = 100_000;
const HEADER = ['Address', 'Owner', 'SKU', 'Expected boxes', 'Last counted', 'Blocked'];
const two = (number: number) => String(number).padStart(2, '0');

/** A workbook of 100,000 rows in one street that fits the demo's Central Warehouse. */
export function warehouseSheet(): Buffer {
  const rows = Array.from({ length: WAREHOUSE_ROWS }, (_, i) => [
    `G51${two((i % 99) + 1)}${two((Math.floor(i / 99) % 99) + 1)}${two(Math.floor(i / 9801) + 1)}`,
    `Owner ${i % 40}`,
    `SKU${100_000 + i}`,
    (i % 50) + 1,
    '2026/01/31 08:00:00',
    i % 7 === 0,
  ]);
  const book = utils.book_new(utils.aoa_to_sheet([HEADER, ...rows], { dense: true }), 'Street 51');
  return write(book, { type: 'buffer', compression: true }) as Buffer;
}
