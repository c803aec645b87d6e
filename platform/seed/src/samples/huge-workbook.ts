import { SAMPLE_HEADER, sampleRow } from './sample-rows';
import { workbook } from './workbook';

const two = (number: number): string => String(number).padStart(2, '0');

/** Addresses of one street with 99 columns, 99 levels and as many positions as `count` needs. */
function oneStreet(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const position = Math.floor(i / (99 * 99)) + 1;
    const level = (Math.floor(i / 99) % 99) + 1;
    return `G50${two((i % 99) + 1)}${two(level)}${two(position)}`;
  });
}

/** A valid workbook with very many rows, all in one street. Made on demand, since it is too large to commit. */
export function hugeWorkbook(rows = 100_000): Uint8Array {
  if (rows > 99 ** 3) throw new Error('A street has no more addresses.');
  return workbook([{ name: 'Street 50', header: SAMPLE_HEADER, rows: oneStreet(rows).map(sampleRow) }]);
}
