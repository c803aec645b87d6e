import fc from 'fast-check';
import type { AddressRecord, Session } from 'shared-kit/model';
import { aRecord, aSession, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { KeptWorker, startWorker } from 'shared-kit/workers';
import { NORTH } from '../testing/render-page';
import { write } from '../testing/write';
import { mapJob, type MapRequest } from './map-job';
import type { RackPicture } from './picture/rack-picture';

/** A worker of a map; without workers, as here, its job runs in the page. */
const aWorker = () =>
  new KeptWorker<MapRequest, RackPicture, RackPicture>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(mapJob),
  );

const draw = (worker: ReturnType<typeof aWorker>, sessions: readonly Session[]) =>
  worker.run({ pattern: 'RRCC', reading: { ref: NORTH, sessions, access: null }, task: null }, { signal: new AbortController().signal });

const reading = fc.record({
  address: fc.constantFrom('0101', '0102', '0201', 'DOCK'),
  checkedAt: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom('read' as const, 'empty' as const, 'invalid' as const),
  employeeName: fc.constantFrom('Ana', 'Rui'),
});

/** A change of one of two sessions: readings are added, behind those that stay. */
const change = fc.record({
  session: fc.constantFrom(0, 1),
  stay: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) }),
  readings: fc.array(reading, { maxLength: 4 }),
});

describe('the map of sessions that change', () => {
  it.each([1, 2])('ADD-MAP-07 has the picture that a fresh page has, of %i sessions (D-130)', async (count) => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const store = createMemoryStore();
        connectDoubles({ store });
        const worker = aWorker();
        const all: AddressRecord[][] = [[], []];
        const ends = [-1, -1];
        let sessions: Session[] = [];
        for (const [time, { session, stay, readings }] of changes.entries()) {
          const before = all[session]!;
          all[session] = [...before.slice(0, Math.floor(stay * before.length)), ...readings.map((one) => aRecord(one))];
          write(store, recordDocuments({ ...NORTH, session: `s${session}` }, all[session]));
          // The end changes too, since the counts may be the same after a change of a reading.
          ends[session] = time;
          sessions = all
            .slice(0, count)
            .map((records, at) =>
              aSession({ id: `s${at}`, startTime: at, endTime: ends[at]!, total: records.length, empty: 0, invalid: 0 }),
            );
          await draw(worker, sessions);
        }
        expect(await draw(worker, sessions)).toEqual(await draw(aWorker(), sessions));
      }),
    );
  });
});
