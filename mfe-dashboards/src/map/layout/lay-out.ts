import { axisOf } from './axis';
import { naturalOrder } from './natural-order';
import { placeReader, type Place } from './place';

/** One street as a rack elevation: columns along, levels up, positions within a column. */
export interface RackStreet {
  name: string;
  columns: readonly string[];
  levels: readonly string[];
  positions: readonly string[];
  /** Where the addresses of each column begin in the order of the layout; one more than there are columns. */
  columnStart: Uint32Array;
}

/** Where every address stands. */
export interface RackLayout {
  streets: readonly RackStreet[];
  /** Addresses by their number in what was laid out: street by street, column, level, position; then those without a place. */
  order: Uint32Array;
  /** How many of them have a place. */
  placed: number;
  /** By place in `order`: which level of the street, and which position of the column. */
  levels: Uint32Array;
  positions: Uint32Array;
}

interface Spot {
  index: number;
  place: Place;
}

/**
 * Lays addresses out by their pattern (decision D-41). Addresses that do not fit it, and those whose place another address has (they
 * differ in what the pattern does not compare), have no place.
 */
export function layOut(addresses: readonly string[], pattern: string): RackLayout {
  const read = placeReader(pattern);
  const shelf: number[] = [];
  const spots: Spot[] = [];
  for (const [index, address] of addresses.entries()) {
    const place = read(address);
    if (place) spots.push({ index, place });
    else shelf.push(index);
  }
  const layout = { order: new Uint32Array(addresses.length), levels: new Uint32Array(addresses.length), positions: new Uint32Array(addresses.length) };
  const streets: RackStreet[] = [];
  let placed = 0;
  for (const [name, members] of [...byStreet(spots)].sort(([a], [b]) => naturalOrder(a, b))) {
    const { street, end } = standStreet(name, members, placed, layout, shelf);
    streets.push(street);
    placed = end;
  }
  shelf.sort((a, b) => naturalOrder(addresses[a]!, addresses[b]!));
  layout.order.set(shelf, placed);
  return { streets, placed, ...layout };
}

/** Streets of one name are told apart by the constant characters, where these are not the same everywhere. */
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

type Standing = Pick<RackLayout, 'order' | 'levels' | 'positions'>;

function standStreet(name: string, members: readonly Spot[], from: number, to: Standing, shelf: number[]): { street: RackStreet; end: number } {
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
        shelf.push(spot);
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
