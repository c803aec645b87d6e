import type { RackStreet } from '../layout/lay-out';
import type { CellState } from './cell-states';
import { textAt, type TextList } from './text-list';

/** The number of cells with each state, in the order of the picture's states. */
export type ResultCounts = readonly number[];

/**
 * All that the map shows. A cell is an index into these lists, whose entries at that index are about the same address. The lists are typed
 * arrays and long texts, so that the worker sends a hundred thousand addresses in a few milliseconds.
 */
export interface RackPicture {
  /** The states that cells can have, in the order of the legend. */
  states: readonly CellState[];
  addresses: TextList;
  /** The first value that was read at each address; empty when there is none. */
  values: TextList;
  /** The state of each cell, as an index into `states`. */
  results: Uint8Array<ArrayBuffer>;
  /** When each address was last read, in epoch milliseconds; 0 when that is not known. */
  checkedAt: Float64Array<ArrayBuffer>;
  /** Who last read each address, as an index into `people`. */
  readBy: Uint32Array<ArrayBuffer>;
  people: string[];
  /** The number of readings of each address. */
  readings: Uint32Array<ArrayBuffer>;
  /** The session that read each address, as an index into the requested sessions. */
  session: Uint32Array<ArrayBuffer>;
  streets: readonly RackStreet[];
  /** The number of cells in the racks. The cells from this index on have no place in them. */
  placed: number;
  levels: Uint32Array<ArrayBuffer>;
  positions: Uint32Array<ArrayBuffer>;
  /** One entry for each street, one for the addresses without a place, and one for all addresses. */
  counts: readonly ResultCounts[];
  /** True when the addresses of the task are known. Only then is it known which ones are missing. */
  hasExpected: boolean;
  /** True while more records are being read. */
  partial: boolean;
}

export const sizeOf = ({ results }: RackPicture): number => results.length;

export const addressAt = ({ addresses }: RackPicture, cell: number): string => textAt(addresses, cell);

export const stateAt = ({ states, results }: RackPicture, cell: number): CellState => states[results[cell]!]!;

/** The first index below `count` that is far enough, found by halving: all after it are far enough too, the last one in any case. */
function firstIndex(count: number, isFarEnough: (index: number) => boolean): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFarEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index of a cell's street in `streets`, or -1 for an address without a place. */
export const streetAt = ({ streets, placed }: RackPicture, cell: number): number =>
  cell >= placed ? -1 : firstIndex(streets.length, (street) => cell < streets[street]!.columnStart.at(-1)!);

/** The index of a cell's column in the columns of its street. */
export const columnAt = ({ columnStart }: RackStreet, cell: number): number =>
  firstIndex(columnStart.length - 1, (column) => cell < columnStart[column + 1]!);

/** The cell of an address, or -1. A linear search is fast enough, because only one address is searched at a time. */
export function cellOf(picture: RackPicture, address: string): number {
  for (let cell = 0; cell < sizeOf(picture); cell++) if (addressAt(picture, cell) === address) return cell;
  return -1;
}
