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
  levels: Uint32Array;
  positions: Uint32Array;
}

interface Spot {
  index: number;
  place: Place;
}

/**
 * Arranges addresses in racks by their pattern (D-41). An address has no place if it does not fit the pattern, or if another address
 * has the same place, because the two differ only in characters that the pattern ignores.
 */
export function layOut(addresses: readonly string[], pattern: string): RackLayout {
  const read = placeReader(pattern);
  const unplaced: number[] = [];
  const spots: Spot[] = [];
  for (const [index, address] of addresses.entries()) {
    const place = read(address);
    if (place) spots.push({ index, place });
    else unplaced.push(index);
  }
  const layout = { order: new Uint32Array(addresses.length), levels: new Uint32Array(addresses.length), positions: new Uint32Array(addresses.length) };
  const streets: RackStreet[] = [];
  let placed = 0;
  for (const [name, members] of [...byStreet(spots)].sort(([a], [b]) => naturalOrder(a, b))) {
    const { street, end } = placeStreet(name, members, placed, layout, unplaced);
    streets.push(street);
    placed = end;
  }
  unplaced.sort((a, b) => naturalOrder(addresses[a]!, addresses[b]!));
  layout.order.set(unplaced, placed);
  return { streets, placed, ...layout };
}

/** Groups addresses by street. When their constant characters differ, these are part of the street's name. */
function byStreet(spots: readonly Spot[]): Map<string, Spot[]> {
  const constant = spots[0]?.place.constant;
  const isConstant = spots.every(({ place }) => place.constant === constant);
  const streets = new Map<string, Spot[]>();
  for (const spot of spots) {
    const name = isConstant ? spot.place.street : spot.place.constant + spot.place.street;
    const members = streets.get(name);
    if (members) members.push(spot);
    else streets.set(name, [spot]);
  }
  return streets;
}

type CellLists = Pick<RackLayout, 'order' | 'levels' | 'positions'>;

function placeStreet(name: string, members: readonly Spot[], from: number, to: CellLists, unplaced: number[]): { street: RackStreet; end: number } {
  const columns = axisOf(members.map(({ place }) => place.column));
  const levels = axisOf(members.map(({ place }) => place.level));
  const positions = axisOf(members.map(({ place }) => place.position));
  const [columnAt, levelAt, positionAt] = [columns, levels, positions].map((axis) => new Map(axis.map((one, at) => [one, at])));
  const byColumn = columns.map((): { spot: number; cell: number }[] => []);
  for (const { index, place } of members) {
    const cell = levelAt!.get(place.level)! * positions.length + positionAt!.get(place.position)!;
    byColumn[columnAt!.get(place.column)!]!.push({ spot: index, cell });
  }
  const columnStart = new Uint32Array(columns.length + 1);
  let end = from;
  for (const [column, cells] of byColumn.entries()) {
    columnStart[column] = end;
    let taken = -1;
    for (const { spot, cell } of cells.sort((a, b) => a.cell - b.cell || a.spot - b.spot)) {
      if (cell === taken) {
        unplaced.push(spot);
        continue;
      }
      taken = cell;
      to.order[end] = spot;
      to.levels[end] = Math.floor(cell / positions.length);
      to.positions[end] = cell % positions.length;
      end++;
    }
  }
  columnStart[columns.length] = end;
  return { street: { name, columns, levels, positions, columnStart }, end };
}
