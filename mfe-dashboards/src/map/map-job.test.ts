import fc from 'fast-check';
import type { Session } from 'shared-kit/model';
import { aRecord, aSession, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { startWorker, WorkerSource } from 'shared-kit/workers';
import { changes, whileSessionsChange } from '../testing/changing-sessions';
import { NORTH } from '../testing/render-page';
import { write } from '../testing/write';
import { filterText } from './filter/map-query';
import { mapJob, type MapAnswer, type MapRequest } from './map-job';
import type { RackPicture } from './picture/rack-picture';
import type { CellRow } from './tables/cell-columns';

/** A worker of a map; without workers, as here, its job runs in the page. */
const aWorker = () =>
  new WorkerSource<CellRow, MapRequest, MapAnswer, RackPicture>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(mapJob),
  );

const run = (worker: ReturnType<typeof aWorker>, request: MapRequest) => worker.run(request, { signal: new AbortController().signal });

async function draw(worker: ReturnType<typeof aWorker>, sessions: readonly Session[]): Promise<RackPicture | undefined> {
  await run(worker, { kind: 'draw', pattern: 'RRCC', toRead: { ref: NORTH, sessions, access: null }, task: null });
  return worker.readAbout();
}

describe('the map of sessions that change', () => {
  it.each([1, 2])('ADD-MAP-07 has the picture that a fresh page has, of %i sessions (D-130)', async (count) => {
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const worker = aWorker();
        const sessions = await whileSessionsChange(all, count, (now) => draw(worker, now));
        expect(await draw(worker, sessions)).toEqual(await draw(aWorker(), sessions));
      }),
    );
  });
});

describe('the list below the map', () => {
  const question = { orderBy: null, order: 'asc' as const, search: '', searched: ['address'], filter: '' };
  const words = {
    address: 'Address',
    result: 'Result',
    value: '',
    checkedAt: '',
    readBy: '',
    readings: '',
    session: '',
    results: {} as never,
  };
  const options = { words, shelf: { addrPattern: 'RRCC', addrPatternUser: 'RR-CC' }, sessions: [] };
  const addressesOf = (worker: ReturnType<typeof aWorker>) =>
    Array.from({ length: worker.read().found }, (_, index) => worker.read().rowAt(index)?.row.address);

  async function listed(filter: string, search = '') {
    const store = createMemoryStore();
    connectDoubles({ store });
    const records = ['0201', '0102', '0101', 'Gate 7'].map((address, at) => aRecord({ address, status: at === 1 ? 'empty' : 'read' }));
    write(store, recordDocuments({ ...NORTH, session: 's0' }, records));
    const worker = aWorker();
    worker.show({ question: { ...question, filter, search }, isHeld: false, from: 0, to: 10 });
    await draw(worker, [aSession({ id: 's0', total: records.length })]);
    await run(worker, { kind: 'list', options });
    return worker;
  }

  it('ADD-63 ADD-MAP-03 is made, filtered and searched in the worker of the map, in the order of its cells', async () => {
    const none = { results: [], street: undefined, withoutPlace: false, areas: [] };
    expect(addressesOf(await listed(''))).toEqual(['0101', '0102', '0201', 'Gate 7']);
    expect(addressesOf(await listed(filterText({ ...none, street: '01' })))).toEqual(['0101', '0102']);
    expect(addressesOf(await listed(filterText({ ...none, street: '01', results: ['empty'] })))).toEqual(['0102']);
    expect(addressesOf(await listed(filterText({ ...none, withoutPlace: true })))).toEqual(['Gate 7']);
    // As written on the shelf.
    expect(addressesOf(await listed('', '02-01'))).toEqual(['0201']);
  });
});
