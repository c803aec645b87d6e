import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';
import type { CellValue, Column, Order } from '../layout/column';
import { sortInSteps } from './sort-in-steps';

/** A number with fewer digits is filled up with zeros in front. */
const DIGITS = 12;

/** The key by which a table sorts a text: without case and accents, digits by value ("Aisle 9" before "Aisle 10"). Keys compare with `<`. */
export function sortKey(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** The sort keys of a column: the positions of its numbers, texts and empty values, and what each position compares by. */
interface Keys {
  numbers: readonly number[];
  texts: readonly number[];
  nothing: readonly number[];
  keyAt: readonly (number | string)[];
}

/**
 * The order of the rows by a column, computed on first use and then kept (TABLE-01). Rows without a value come last in both directions
 * (D-101), equal ones keep their order. Without a column the rows keep the order they were given in.
 */
export class ColumnOrder<T> {
  private keys: Keys | undefined;
  private readonly sorted: Partial<Record<Order, Uint32Array>> = {};

  constructor(
    private readonly rows: readonly T[],
    private readonly column: Column<T> | undefined,
  ) {}

  /** Whether the positions are known without sorting. */
  isReady(order: Order): boolean {
    return !this.column || this.sorted[order] !== undefined;
  }

  /** Positions of all rows, in order. Always the same array for the same direction. */
  *positions(order: Order): Steps<Uint32Array> {
    const cachedPositions = this.sorted[order];
    if (cachedPositions) return cachedPositions;
    const positions = this.column ? yield* this.sort(this.column, order) : inOrder(this.rows.length);
    // Without a column both directions are the same.
    if (!this.column) this.sorted.asc = this.sorted.desc = positions;
    else this.sorted[order] = positions;
    return positions;
  }

  private *sort(column: Column<T>, order: Order): Steps<Uint32Array> {
    const { numbers, texts, nothing, keyAt } = (this.keys ??= yield* readKeys(this.rows, column));
    const sign = order === 'asc' ? 1 : -1;
    const compare = (a: number, b: number) => {
      const one = keyAt[a]!;
      const other = keyAt[b]!;
      if (one === other) return 0;
      return one < other ? -sign : sign;
    };
    const filled = [yield* sortInSteps(numbers, compare), yield* sortInSteps(texts, compare)];
    const result = new Uint32Array(this.rows.length);
    let next = 0;
    for (const part of [...(order === 'asc' ? filled : filled.reverse()), nothing]) {
      result.set(part, next);
      next += part.length;
    }
    return result;
  }
}

function* readKeys<T>(rows: readonly T[], column: Column<T>): Steps<Keys> {
  const numbers: number[] = [];
  const texts: number[] = [];
  const nothing: number[] = [];
  const keyAt: (number | string)[] = [];
  for (let position = 0; position < rows.length; position++) {
    const value = column.value(rows[position]!);
    (isNothing(value) ? nothing : typeof value === 'number' ? numbers : texts).push(position);
    keyAt.push(isNothing(value) ? '' : typeof value === 'number' ? value : sortKey(value));
    if ((position + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  return { numbers, texts, nothing, keyAt };
}

function inOrder(length: number): Uint32Array {
  const positions = new Uint32Array(length);
  for (let position = 0; position < length; position++) positions[position] = position;
  return positions;
}
