import { axisOf } from './axis';
import { naturalOrder } from './natural-order';
import { placeReader, type Place } from './place';

/** A street, seen from the front: columns from left to right, levels from bottom to top, positions within a column. */
export interface RackStreet {
  name: string;
  columns: readonly string[];
  levels: readonly string[];
  positions: readonly string[];
  /** The index in `RackLayout.order` at which each column begins, followed by the end of the last column. */
  columnStart: Uint32Array;
}

/** The place of every address in the racks. */
export interface RackLayout {
  streets: readonly RackStreet[];
  /** Indexes of the given addresses: first those with a place, by street, column, level and position, then those without. */
  order: Uint32Array;
  /** The number of addresses with a place. */
  placed: number;
  /** For each entry of `order`, the index of its level in the street; `positions` has the index of its position. */
  levels: Uint32Array<ArrayBuffer>;
  positions: Uint32Array<ArrayBuffer>;
}

/** An address in a column of its street. */
interface Spot {
  /** The index of the address in the order in which addresses were added. */
  index: number;
  level: string;
  position: string;
}

/** The addresses of a street. `place` is that of the first one. */
interface Street {
  place: Place;
  columns: Map<string, Spot[]>;
  levels: Set<string>;
  positions: Set<string>;
}

/**
 * Arranges addresses in racks by their pattern (D-41). They can be added while others are still read, so that little is left to do at the end.
 * An address has no place if it does not fit the pattern, or if an address that was added before has the same place, because the two differ
 * only in characters that the pattern ignores.
 */
export class Racks {
  readonly #addresses: string[] = [];
  readonly #unplaced: number[] = [];
  readonly #streets = new Map<string, Street>();
  readonly #read: (address: string) => Place | null;

  constructor(pattern: string) {
    this.#read = placeReader(pattern);
  }

  /** All addresses, in the order in which they were added. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Adds an address that was not added before. */
  add(address: string): void {
    const index = this.#addresses.push(address) - 1;
    const place = this.#read(address);
    if (!place) {
      this.#unplaced.push(index);
      return;
    }
    const { levels, positions, columns } = this.#streetOf(place);
    levels.add(place.level);
    positions.add(place.position);
    const spot = { index, level: place.level, position: place.position };
    const column = columns.get(place.column);
    if (column) column.push(spot);
    else columns.set(place.column, [spot]);
  }

  layOut(): RackLayout {
    const size = this.#addresses.length;
    const layout = { order: new Uint32Array(size), levels: new Uint32Array(size), positions: new Uint32Array(size) };
    const unplaced = [...this.#unplaced];
    const streets: RackStreet[] = [];
    let placed = 0;
    for (const [name, members] of this.#byName()) {
      const { street, end } = placeStreet(name, members, placed, layout, unplaced);
      streets.push(street);
      placed = end;
    }
    unplaced.sort((a, b) => naturalOrder(this.#addresses[a]!, this.#addresses[b]!));
    layout.order.set(unplaced, placed);
    return { streets, placed, ...layout };
  }

  #streetOf(place: Place): Street {
    const key = place.constant + place.street;
    const known = this.#streets.get(key);
    if (known) return known;
    const street = { place, columns: new Map<string, Spot[]>(), levels: new Set<string>(), positions: new Set<string>() };
    this.#streets.set(key, street);
    return street;
  }

  /** The streets by name. When their constant characters differ, these are part of the name. */
  #byName(): [string, Street][] {
    const streets = [...this.#streets];
    const isConstant = new Set(streets.map(([, { place }]) => place.constant)).size === 1;
    const named = streets.map(([key, street]): [string, Street] => [isConstant ? street.place.street : key, street]);
    return named.sort(([a], [b]) => naturalOrder(a, b));
  }
}

type CellLists = Pick<RackLayout, 'order' | 'levels' | 'positions'>;

function placeStreet(name: string, members: Street, from: number, to: CellLists, unplaced: number[]): { street: RackStreet; end: number } {
  const columns = axisOf(members.columns.keys());
  const levels = axisOf(members.levels);
  const positions = axisOf(members.positions);
  const [levelAt, positionAt] = [levels, positions].map((axis) => new Map(axis.map((one, at) => [one, at])));
  const columnStart = new Uint32Array(columns.length + 1);
  let end = from;
  for (const [at, column] of columns.entries()) {
    columnStart[at] = end;
    const spots = (members.columns.get(column) ?? []).map(({ index, level, position }) => ({
      index,
      cell: levelAt!.get(level)! * positions.length + positionAt!.get(position)!,
    }));
    let taken = -1;
    for (const { index, cell } of spots.sort((a, b) => a.cell - b.cell || a.index - b.index)) {
      if (cell === taken) {
        unplaced.push(index);
        continue;
      }
      taken = cell;
      to.order[end] = index;
      to.levels[end] = Math.floor(cell / positions.length);
      to.positions[end] = cell % positions.length;
      end++;
    }
  }
  columnStart[columns.length] = end;
  return { street: { name, columns, levels, positions, columnStart }, end };
}
