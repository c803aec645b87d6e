import { flagsOf, resultOf, type AddressRecord } from 'shared-kit/model';
import { layOut, type RackLayout } from '../layout/lay-out';
import { CELL_RESULTS, type RackPicture } from './rack-picture';
import { textList } from './text-list';

/** The records of a session, and which one of the sessions it is. */
export interface PictureRecords {
  session: number;
  records: readonly AddressRecord[];
}

/** What all readings of an address come to. */
interface Seen {
  flags: number;
  readings: number;
  session: number;
  latest: AddressRecord;
}

const RESULT_PLACE = Object.fromEntries(CELL_RESULTS.map((result, place) => [result, place])) as Record<(typeof CELL_RESULTS)[number], number>;

/**
 * The picture of what was read: a cell for each address, of the worst of its readings, as the session's table counts them (ADD-16).
 * `expected` are the addresses of the session's task, or null where that is not known.
 */
export function buildPicture(sessions: readonly PictureRecords[], expected: readonly string[] | null, pattern: string, partial: boolean): RackPicture {
  const seen = new Map<string, Seen>();
  for (const { session, records } of sessions) for (const record of records) add(seen, session, record);
  const addresses = [...seen.keys()];
  for (const address of new Set(expected)) if (!seen.has(address)) addresses.push(address);

  const layout = layOut(addresses, pattern);
  const size = addresses.length;
  const people = new Map<string, number>([['', 0]]);
  const inOrder = new Array<string>(size);
  const values = new Array<string>(size).fill('');
  const picture = {
    results: new Uint8Array(size).fill(RESULT_PLACE.missing),
    checkedAt: new Float64Array(size),
    readBy: new Uint32Array(size),
    readings: new Uint32Array(size),
    session: new Uint32Array(size),
  };
  for (let cell = 0; cell < size; cell++) {
    const address = (inOrder[cell] = addresses[layout.order[cell]!]!);
    const found = seen.get(address);
    if (!found) continue;
    const { latest } = found;
    picture.results[cell] = RESULT_PLACE[resultOf(found.flags)];
    picture.checkedAt[cell] = latest.checkedAt;
    picture.readBy[cell] = placeOf(people, latest.employeeName || latest.employeeId);
    picture.readings[cell] = found.readings;
    picture.session[cell] = found.session;
    values[cell] = firstValue(latest);
  }
  const { streets, placed, levels, positions } = layout;
  return {
    ...picture,
    addresses: textList(inOrder),
    values: textList(values),
    people: [...people.keys()],
    streets,
    placed,
    levels,
    positions,
    counts: countsOf(layout, picture.results),
    hasExpected: expected !== null,
    partial,
  };
}

function add(seen: Map<string, Seen>, session: number, record: AddressRecord): void {
  const before = seen.get(record.address);
  if (!before) {
    seen.set(record.address, { flags: flagsOf(record), readings: 1, session, latest: record });
    return;
  }
  before.flags |= flagsOf(record);
  before.readings++;
  if (record.checkedAt >= before.latest.checkedAt) before.latest = record;
}

function placeOf(people: Map<string, number>, name: string): number {
  const known = people.get(name);
  if (known !== undefined) return known;
  people.set(name, people.size);
  return people.size - 1;
}

/** What the map writes into a cell that is large enough. */
function firstValue({ labels }: AddressRecord): string {
  for (const { valid, data } of labels) {
    if (!valid) continue;
    for (const name in data) if (data[name]) return data[name];
  }
  return '';
}

function countsOf({ streets, placed }: RackLayout, results: Uint8Array): number[][] {
  const count = (from: number, to: number) => {
    const counts = CELL_RESULTS.map(() => 0);
    for (let cell = from; cell < to; cell++) counts[results[cell]!]!++;
    return counts;
  };
  const ofStreets = streets.map(({ columnStart }) => count(columnStart[0]!, columnStart.at(-1)!));
  return [...ofStreets, count(placed, results.length), count(0, results.length)];
}
