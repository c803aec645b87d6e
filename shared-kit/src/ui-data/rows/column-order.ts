import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';
import type { CellValue, Column, Order } from '../layout/column';
import { leadingNumbers } from './leading-numbers';
import { mergeSort } from './merge-sort';
import { TextKeys } from './text-keys';

const isNothing = (value: CellValue): value is null | undefined | '' => value === null || value === undefined || value === '' || Number.isNaN(value);

/** The sort keys of a column: the positions of its numbers, texts and empty values, and the values to compare. */
interface Keys {
  numbers: Uint32Array;
  texts: Uint32Array;
  nothing: Uint32Array;
  numberAt: Float64Array;
  textKeys: TextKeys;
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
    const { numbers, texts, nothing, numberAt, textKeys, leadAt } = (this.keys ??= yield* readKeys(this.rows, column));
    const sign = order === 'asc' ? 1 : -1;
    const sortedNumbers = yield* mergeSort(numbers.slice(), { values: signed(numberAt, sign), tie: () => 0 });
    const compareKeys = (a: number, b: number) => (Number.isInteger(leadAt[a]) ? 0 : sign * textKeys.compare(a, b));
    const sortedTexts = yield* mergeSort(texts.slice(), { values: signed(leadAt, sign), tie: compareKeys });
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
  const textKeys = new TextKeys(rows.length);
  for (let position = 0; position < rows.length; position++) {
    const value = column.value(rows[position]!);
    let text = '';
    if (isNothing(value)) nothing.push(position);
    else if (typeof value === 'number') {
      numbers.push(position);
      numberAt[position] = value;
    } else {
      texts.push(position);
      text = value;
    }
    textKeys.add(text);
    if ((position + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  const textPositions = Uint32Array.from(texts);
  const leadAt = yield* leadingNumbers(textKeys, textPositions, rows.length);
  return { numbers: Uint32Array.from(numbers), texts: textPositions, nothing: Uint32Array.from(nothing), numberAt, textKeys, leadAt };
}

/** Values that sort the other way round when the sign is -1, with equal rows in the same order still. */
function signed(values: Float64Array, sign: 1 | -1): Float64Array {
  return sign === 1 ? values : values.map((value) => -value);
}

function inOrder(length: number): Uint32Array {
  const positions = new Uint32Array(length);
  for (let position = 0; position < length; position++) positions[position] = position;
  return positions;
}
