import { flagsOf, resultOf, type AddressRecord } from 'shared-kit/model';
import { CELL_RESULTS } from './cell-states';
import { layOutPicture } from './lay-out-picture';
import type { RackPicture } from './rack-picture';

/** The records of a session, with its index in the requested sessions. */
export interface PictureRecords {
  session: number;
  records: readonly AddressRecord[];
}

/** The result of all readings of an address. */
interface AddressResult {
  flags: number;
  readings: number;
  session: number;
  latest: AddressRecord;
}

const RESULT_PLACE = Object.fromEntries(CELL_RESULTS.map((result, place) => [result, place])) as Record<(typeof CELL_RESULTS)[number], number>;
const MISSING = { state: RESULT_PLACE.missing };

/**
 * Builds the picture of what was read: a cell for each address with the worst result of its readings, as in the table of the session (ADD-16).
 * `expected` are the addresses of the session's task, or null when they are not known.
 */
export function buildPicture(sessions: readonly PictureRecords[], expected: readonly string[] | null, pattern: string, partial: boolean): RackPicture {
  const results = new Map<string, AddressResult>();
  for (const { session, records } of sessions) for (const record of records) add(results, session, record);
  const addresses = [...results.keys()];
  for (const address of new Set(expected)) if (!results.has(address)) addresses.push(address);
  const picture = layOutPicture(addresses, pattern, CELL_RESULTS, (place) => {
    const result = results.get(addresses[place]!);
    if (!result) return MISSING;
    const { latest, flags, readings, session } = result;
    return {
      state: RESULT_PLACE[resultOf(flags)],
      value: firstValue(latest),
      checkedAt: latest.checkedAt,
      by: latest.employeeName || latest.employeeId,
      readings,
      session,
    };
  });
  return { ...picture, hasExpected: expected !== null, partial };
}

function add(results: Map<string, AddressResult>, session: number, record: AddressRecord): void {
  const before = results.get(record.address);
  if (!before) {
    results.set(record.address, { flags: flagsOf(record), readings: 1, session, latest: record });
    return;
  }
  before.flags |= flagsOf(record);
  before.readings++;
  if (record.checkedAt >= before.latest.checkedAt) before.latest = record;
}

/** The first value of a valid label, which the map writes into large cells. */
function firstValue({ labels }: AddressRecord): string {
  for (const { valid, data } of labels) {
    if (!valid) continue;
    for (const name in data) if (data[name]) return data[name];
  }
  return '';
}
