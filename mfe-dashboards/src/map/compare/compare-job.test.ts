import fc from 'fast-check';
import type { Session } from 'shared-kit/model';
import type { ComparedRow } from 'shared-kit/model/session-export';
import { aRecord, aSession, aSettings, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { startWorker, WorkerSource } from 'shared-kit/workers';
import { changes, whileSessionsChange } from '../../testing/changing-sessions';
import { NORTH } from '../../testing/render-page';
import { write } from '../../testing/write';
import { compareJob, type CompareAnswer, type CompareRequest } from './compare-job';
import type { ComparedTable } from './compared-rows';
import { filterByMap } from './row-filter';

/** Each writes, reads and compares up to seven times. */
const RUNS = 30;

const WORDS = { address: '', difference: '', result: '', kinds: {} as never, results: {} as never, became: '', nothing: '' };
const MAP = { kind: 'map', pattern: 'RRCC', words: WORDS } as const;
const QUESTION = { orderBy: null, order: 'asc' as const, search: '', searched: [], filter: '' };

/** A worker of a comparison; without workers, as here, its job runs in the page. */
function aWorker() {
  const source = new WorkerSource<ComparedRow, CompareRequest, CompareAnswer, ComparedTable>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(compareJob),
  );
  const run = (request: CompareRequest) => source.run(request, { signal: new AbortController().signal });
  /** Compares the first session with all of them, or with the other one. */
  const look = (sessions: readonly Session[], withAll: boolean) =>
    run({
      kind: 'compare',
      settings: aSettings(),
      words: WORDS,
      toRead: { ref: NORTH, sessions, access: null },
      sides: [sessions.slice(0, 1), withAll ? sessions : sessions.slice(1)],
    });
  const rows = () => Array.from({ length: source.read().found }, (_, index) => source.read().rowAt(index)!.row);
  return { source, run, look, rows };
}

describe('a comparison of sessions that change', () => {
  it.each([true, false])(
    'ADD-COMPARE-05 has the rows, figures and map that a fresh page has; with all sessions: %s (D-130)',
    async (withAll) => {
      await fc.assert(
        fc.asyncProperty(changes, async (all) => {
          const worker = aWorker();
          const sessions = await whileSessionsChange(all, 2, (now) => worker.look(now, withAll));
          const fresh = aWorker();
          await fresh.look(sessions, withAll);
          expect(worker.rows()).toEqual(fresh.rows());
          expect(worker.source.readAbout()).toEqual(fresh.source.readAbout());
          expect(await worker.run(MAP)).toEqual(await fresh.run(MAP));
        }),
        { numRuns: RUNS },
      );
    },
  );

  const aSessionOf = (store: ReturnType<typeof createMemoryStore>, id: string, addresses: readonly string[]) => {
    write(
      store,
      recordDocuments(
        { ...NORTH, session: id },
        addresses.map((address) => aRecord({ address })),
      ),
    );
    return aSession({ id, endTime: addresses.length, total: addresses.length, empty: 0, invalid: 0 });
  };

  it('ADD-64 ADD-COMPARE-05 compares only addresses with other readings again', async () => {
    const store = createMemoryStore();
    connectDoubles({ store });
    const first = aSessionOf(store, 's1', ['0101', '0102']);
    const worker = aWorker();
    await worker.look([first, aSessionOf(store, 's2', ['0101'])], false);
    const [same] = worker.rows();
    await worker.look([first, aSessionOf(store, 's2', ['0101', '0102', '0201'])], false);
    expect(worker.rows()[0]).toBe(same);
    expect(worker.rows().map(({ difference }) => difference)).toEqual(['equal', 'equal', 'second']);
    expect(worker.source.readAbout()?.counts).toMatchObject({ equal: 2, second: 1, first: 0 });
  });

  it('ADD-COMPARE-02 lists the addresses that the filters of the map leave, also when the map is drawn again', async () => {
    const store = createMemoryStore();
    connectDoubles({ store });
    const first = aSessionOf(store, 's1', ['0101', '0201']);
    const worker = aWorker();
    const filter = filterByMap({ results: [], street: '02', withoutPlace: false, areas: [] });
    worker.source.show({ question: { ...QUESTION, filter }, isHeld: false, from: 0, to: 10 });
    await worker.look([first, aSessionOf(store, 's2', ['0101'])], false);
    await worker.run(MAP);
    expect(worker.rows().map(({ address }) => address)).toEqual(['0201']);
    await worker.look([first, aSessionOf(store, 's2', ['0101', '0202'])], false);
    await worker.run(MAP);
    expect(worker.rows().map(({ address }) => address)).toEqual(['0201', '0202']);
  });
});
