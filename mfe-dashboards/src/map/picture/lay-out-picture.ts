import type { RackLayout, Racks } from '../layout/lay-out';
import type { CellState } from './cell-states';
import type { RackPicture } from './rack-picture';
import { textList } from './text-list';

/** What a cell shows of its address. */
export interface CellFacts {
  /** An index into the states of the picture. */
  state: number;
  value?: string;
  checkedAt?: number;
  by?: string;
  readings?: number;
  session?: number;
}

/** Builds the picture of racks. `factsAt` returns what an address shows, by its index in the addresses of the racks. */
export function layOutPicture(racks: Racks, states: readonly CellState[], factsAt: (place: number) => CellFacts): RackPicture {
  const { addresses } = racks;
  const layout = racks.layOut();
  const size = addresses.length;
  const people = new Map<string, number>([['', 0]]);
  const inOrder = new Array<string>(size);
  const values = new Array<string>(size);
  const lists = {
    results: new Uint8Array(size),
    checkedAt: new Float64Array(size),
    readBy: new Uint32Array(size),
    readings: new Uint32Array(size),
    session: new Uint32Array(size),
  };
  for (let cell = 0; cell < size; cell++) {
    const place = layout.order[cell]!;
    const { state, value = '', checkedAt = 0, by = '', readings = 0, session = 0 } = factsAt(place);
    inOrder[cell] = addresses[place]!;
    values[cell] = value;
    lists.results[cell] = state;
    lists.checkedAt[cell] = checkedAt;
    lists.readBy[cell] = placeOf(people, by);
    lists.readings[cell] = readings;
    lists.session[cell] = session;
  }
  const { streets, placed, levels, positions } = layout;
  return {
    ...lists,
    states,
    addresses: textList(inOrder),
    values: textList(values),
    people: [...people.keys()],
    streets,
    placed,
    levels,
    positions,
    counts: countsOf(layout, lists.results, states.length),
    hasExpected: false,
    partial: false,
  };
}

function placeOf(people: Map<string, number>, name: string): number {
  const known = people.get(name);
  if (known !== undefined) return known;
  people.set(name, people.size);
  return people.size - 1;
}

function countsOf({ streets, placed }: RackLayout, results: Uint8Array, states: number): number[][] {
  const count = (from: number, to: number) => {
    const counts = new Array<number>(states).fill(0);
    for (let cell = from; cell < to; cell++) counts[results[cell]!]!++;
    return counts;
  };
  const ofStreets = streets.map(({ columnStart }) => count(columnStart[0]!, columnStart.at(-1)!));
  return [...ofStreets, count(placed, results.length), count(0, results.length)];
}
