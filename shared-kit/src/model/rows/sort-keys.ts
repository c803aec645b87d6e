import type { CellValue, DataColumn, Order } from './data-column';

/** A number with fewer digits is filled up with zeros in front. */
const DIGITS = 12;

/** The key by which a table sorts a text: without case and accents, digits by value ("Aisle 9" before "Aisle 10"). Keys compare with `<`. */
export function sortKey(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** What a row is sorted by in a column; null for no value. */
type SortKey = number | string | null;

function keyOf(value: CellValue): SortKey {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return null;
  return typeof value === 'number' ? value : sortKey(value);
}

/** The keys of the rows in the column that a table is sorted by (TABLE-01), by slot. */
export class SortKeys<T> {
  readonly #keys: SortKey[] = [];

  constructor(private readonly column: DataColumn<T>) {}

  /** Reads the key of a row that is new or has changed. */
  read(slot: number, row: T): void {
    this.#keys[slot] = keyOf(this.column.value(row));
  }

  /** Numbers before texts; rows without a value come last in both directions (D-101). 0 for rows that are equal in this column. */
  compare(one: number, other: number, order: Order): number {
    const [a, b] = [this.#keys[one] ?? null, this.#keys[other] ?? null];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    const isBefore = typeof a === typeof b ? a < b : typeof a === 'number';
    return isBefore === (order === 'asc') ? -1 : 1;
  }
}
