import type { RackStreet } from '../layout/lay-out';
import type { CellState } from './cell-states';
import { textAt, type TextList } from './text-list';

/** How many cells of each state, in the order of the picture's states. */
export type ResultCounts = readonly number[];

/**
 * All that the map shows, in the order of its layout: everything at one place of these lists is about one address. Lists of numbers and
 * two long texts, so that a hundred thousand addresses cross from the worker in a few milliseconds.
 */
export interface RackPicture {
  /** What its cells can say, in the order of the legend. */
  states: readonly CellState[];
  addresses: TextList;
  /** The first value that was read at each; empty for none. */
  values: TextList;
  /** Places in `states`. */
  results: Uint8Array<ArrayBuffer>;
  /** Of the latest reading; 0 for none that is known. */
  checkedAt: Float64Array<ArrayBuffer>;
  /** Places in `people`. */
  readBy: Uint32Array<ArrayBuffer>;
  people: string[];
  /** How many readings there are. */
  readings: Uint32Array<ArrayBuffer>;
  /** Which of the sessions read it, by its place among them. */
  session: Uint32Array<ArrayBuffer>;
  streets: readonly RackStreet[];
  /** The addresses from here on have no place in the racks. */
  placed: number;
  levels: Uint32Array;
  positions: Uint32Array;
  /** Street by street, then those without a place, then all. */
  counts: readonly ResultCounts[];
  /** Where the task's list could be read, it is known what is missing. */
  hasExpected: boolean;
  /** More of the records is on its way. */
  partial: boolean;
}

export const sizeOf = ({ results }: RackPicture): number => results.length;

export const addressAt = ({ addresses }: RackPicture, cell: number): string => textAt(addresses, cell);

export const stateAt = ({ states, results }: RackPicture, cell: number): CellState => states[results[cell]!]!;

/** The street of a cell by its place among them, or -1 for an address without a place. */
export function streetAt({ streets, placed }: RackPicture, cell: number): number {
  if (cell >= placed) return -1;
  let low = 0;
  let high = streets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (streets[middle]!.columnStart.at(-1)! > cell) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The column of a cell of that street. */
export function columnAt({ columnStart }: RackStreet, cell: number): number {
  let low = 0;
  let high = columnStart.length - 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (columnStart[middle + 1]! > cell) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The cell of an address, or -1. Looked for from end to end: asked by people, one at a time. */
export function cellOf(picture: RackPicture, address: string): number {
  for (let cell = 0; cell < sizeOf(picture); cell++) if (addressAt(picture, cell) === address) return cell;
  return -1;
}
