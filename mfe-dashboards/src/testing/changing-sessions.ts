import fc from 'fast-check';
import type { AddressRecord, Session } from 'shared-kit/model';
import { aRecord, aSession, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { NORTH } from './render-page';
import { write } from './write';

const reading = fc.record({
  address: fc.constantFrom('0101', '0102', '0201', 'DOCK'),
  checkedAt: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom('read' as const, 'empty' as const, 'invalid' as const),
  employeeName: fc.constantFrom('Ana', 'Rui'),
  // A field that no settings have makes a column.
  mif: fc.dictionary(fc.constantFrom('Note', 'Box'), fc.constantFrom('x', 'y'), { maxKeys: 1, noNullPrototype: true }),
});

/** A change of one of two sessions: readings are added, behind those that stay. */
const change = fc.record({
  session: fc.constantFrom(0, 1),
  stay: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) }),
  readings: fc.array(reading, { maxLength: 4 }),
});

export type Changes = readonly {
  session: number;
  stay: number;
  readings: readonly Partial<AddressRecord>[];
}[];

export const changes: fc.Arbitrary<Changes> = fc.array(change, { minLength: 1, maxLength: 6 });

/** Writes changes of `count` sessions one after the other, and calls `look` with the sessions after each. Returns the last ones. */
export async function whileSessionsChange(all: Changes, count: number, look: (sessions: readonly Session[]) => Promise<unknown>) {
  const store = createMemoryStore();
  connectDoubles({ store });
  const records: AddressRecord[][] = [[], []];
  const ends = [-1, -1];
  let sessions: Session[] = [];
  for (const [time, { session, stay, readings }] of all.entries()) {
    const before = records[session]!;
    records[session] = [...before.slice(0, Math.floor(stay * before.length)), ...readings.map((one) => aRecord(one))];
    write(store, recordDocuments({ ...NORTH, session: `s${session}` }, records[session]));
    // The end changes too, since the counts may be the same after a change of a reading.
    ends[session] = time;
    sessions = records
      .slice(0, count)
      .map((own, at) => aSession({ id: `s${at}`, startTime: at, endTime: ends[at]!, total: own.length, empty: 0, invalid: 0 }));
    await look(sessions);
  }
  return sessions;
}
