import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';
import type { CellValue, Column, Order } from '../column';
import { leadingNumbers } from './leading-numbers';
import { mergeSort } from './merge-sort';
import { sortKey } from './sort-key';

const isNothing = (value: CellValue): value is null | undefined | '' => value === null || value === undefined || value === '' || Number.isNaN(value);

/** The sort keys of a column: the positions of its numbers, texts and empty values, and the values to compare. */
interface Keys {
  numbers: Uint32Array;
  texts: Uint32Array;
  nothing: Uint32Array;
  numberAt: Float64Array;
  textAt: string[];
  /** Order the texts as far as they can, as leading-numbers.ts says. */
  leadAt: Float64Array;
}

/**
 * The order of the rows by a column, computed when needed and then kept (TABLE-01). Rows without a value come last in both directions
 * (decision D-101), equal ones keep their order. Without a column the rows keep the order they were given in.
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

  /** Positions of all rows, in order: always the same array for the same direction. */
  *positions(order: Order): Steps<Uint32Array> {
    const kept = this.sorted[order];
    if (kept) return kept;
    const positions = this.column ? yield* this.sort(this.column, order) : inOrder(this.rows.length);
    // Without a column both directions are the same.
    if (!this.column) this.sorted.asc = this.sorted.desc = positions;
    else this.sorted[order] = positions;
    return positions;
  }

  private *sort(column: Column<T>, order: Order): Steps<Uint32Array> {
    const { numbers, texts, nothing, numberAt, textAt, leadAt } = (this.keys ??= yield* readKeys(this.rows, column));
    const sign = order === 'asc' ? 1 : -1;
    const sortedNumbers = yield* mergeSort(numbers.slice(), (a, b) => sign * (numberAt[a]! - numberAt[b]!));
    const sortedTexts = yield* mergeSort(texts.slice(), (a, b) => {
      const lead = leadAt[a]! - leadAt[b]!;
      if (lead !== 0) return sign * lead;
      const left = textAt[a]!;
      const right = textAt[b]!;
      return left === right ? 0 : left < right ? -sign : sign;
    });
    const result = new Uint32Array(this.rows.length);
    let next = 0;
    for (const part of [...(order === 'asc' ? [sortedNumbers, sortedTexts] : [sortedTexts, sortedNumbers]), nothing]) {
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
  const numberAt = new Float64Array(rows.length);
  const textAt: string[] = [];
  for (let position = 0; position < rows.length; position++) {
    const value = column.value(rows[position]!);
    let text = '';
    if (isNothing(value)) nothing.push(position);
    else if (typeof value === 'number') {
      numbers.push(position);
      numberAt[position] = value;
    } else {
      texts.push(position);
      text = sortKey(value);
    }
    textAt.push(text);
    if ((position + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  const textPositions = Uint32Array.from(texts);
  const leadAt = yield* leadingNumbers(textAt, textPositions);
  return { numbers: Uint32Array.from(numbers), texts: textPositions, nothing: Uint32Array.from(nothing), numberAt, textAt, leadAt };
}

function inOrder(length: number): Uint32Array {
  const positions = new Uint32Array(length);
  for (let position = 0; position < length; position++) positions[position] = position;
  return positions;
}
