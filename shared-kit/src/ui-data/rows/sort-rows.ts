import type { CellValue, Column, Order } from '../column';

/**
 * A text as it sorts: case and accents aside, runs of digits by value ("Aisle 9" before "Aisle 10"). Comparing such keys
 * with `<` is many times faster than a collator, which a table of 100,000 rows notices.
 */
export function sortKey(text: string): string {
  let key = text.toLowerCase();
  if (!isAscii(key)) key = key.normalize('NFD').replace(/\p{M}/gu, '');
  return hasDigit(key) ? key.replace(/\d+/g, padDigits) : key;
}

function padDigits(digits: string): string {
  return digits.length >= 12 ? digits : digits.padStart(12, '0');
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}

function hasDigit(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

const isNothing = (value: CellValue): value is null | undefined | '' => value === null || value === undefined || value === '' || Number.isNaN(value);

/**
 * The positions of the rows in the order of a column. Rows without a value come last in both directions (decision D-101),
 * equal ones keep the order they came in.
 */
export function sortedPositions<T>(rows: readonly T[], column: Column<T>, order: Order): Uint32Array {
  const values = rows.map((row) => column.value(row));
  const nothing: number[] = [];
  const texts: number[] = [];
  const numbers: number[] = [];
  values.forEach((value, position) => {
    if (isNothing(value)) nothing.push(position);
    else (typeof value === 'number' ? numbers : texts).push(position);
  });
  const result = new Uint32Array(rows.length);
  const sorted = order === 'asc' ? [byNumber(numbers, values, 1), byText(texts, values, 1)] : [byText(texts, values, -1), byNumber(numbers, values, -1)];
  let next = 0;
  for (const part of [...sorted, nothing]) {
    result.set(part, next);
    next += part.length;
  }
  return result;
}

function byNumber(positions: number[], values: CellValue[], sign: 1 | -1): ArrayLike<number> {
  const keys = new Float64Array(values.length);
  for (const position of positions) keys[position] = values[position] as number;
  return positions.sort((a, b) => sign * (keys[a]! - keys[b]!));
}

function byText(positions: number[], values: CellValue[], sign: 1 | -1): ArrayLike<number> {
  const keys: string[] = [];
  for (const position of positions) keys[position] = sortKey(String(values[position]));
  return positions.sort((a, b) => {
    const left = keys[a]!;
    const right = keys[b]!;
    return left === right ? 0 : left < right ? -sign : sign;
  });
}
