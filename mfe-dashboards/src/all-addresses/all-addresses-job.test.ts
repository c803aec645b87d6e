import fc from 'fast-check';
import type { Session } from 'shared-kit/model';
import { SessionView, type ViewRow } from 'shared-kit/model/session-export';
import { aRecord, aSession, aSettings, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { startWorker, WorkerSource } from 'shared-kit/workers';
import { changes, whileSessionsChange } from '../testing/changing-sessions';
import { COLUMN_WORDS } from '../testing/column-words';
import { NORTH } from '../testing/render-page';
import { write } from '../testing/write';
import { allAddressesJob, type AllAddressesAnswer, type AllAddressesRequest } from './all-addresses-job';
import type { AllTable } from './all-views';

/** Each writes, reads and makes rows up to seven times. */
const RUNS = 30;

const VIEW = {
  settings: aSettings(),
  toggles: { showInputData: false, showBaseFields: true, invalidOnly: false, mergeLabels: true },
  words: { ...COLUMN_WORDS, session: 'Session' },
};

/** A worker of all addresses; without workers, as here, its job runs in the page. */
function aWorker() {
  const source = new WorkerSource<ViewRow, AllAddressesRequest, AllAddressesAnswer, AllTable>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(allAddressesJob),
  );
  const run = (request: AllAddressesRequest) => source.run(request, { signal: new AbortController().signal });
  const look = async (sessions: readonly Session[]) => {
    const toRead = { ref: NORTH, sessions, access: null };
    await run({ kind: 'read', toRead });
    await run({ kind: 'build', toRead, ...VIEW });
  };
  const rows = () => Array.from({ length: source.read().found }, (_, index) => source.read().rowAt(index)!.row);
  /** All that is shown. The position of a session depends on when it came. */
  const shown = () => {
    const { sessions = [], ...about } = source.readAbout() ?? {};
    const named = rows().map(({ cells: [place, ...cells], ...row }) => ({ ...row, cells, session: sessions[Number(place)] }));
    return { about, rows: named };
  };
  return { look, run, rows, shown };
}

describe('the rows of all addresses while sessions change', () => {
  it('ADD-64 DASH-18 are those that a fresh page has (D-130)', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const worker = aWorker();
        const sessions = await whileSessionsChange(all, 2, worker.look);
        const fresh = aWorker();
        await fresh.look(sessions);
        expect(worker.shown()).toEqual(fresh.shown());
      }),
      { numRuns: RUNS },
    );
  });

  it('ADD-64 DASH-20 are made again only for addresses with other readings, also when a session comes or goes', async () => {
    const store = createMemoryStore();
    connectDoubles({ store });
    const aSessionOf = (id: string, addresses: readonly string[], startTime: number) => {
      const records = addresses.map((address, at) => aRecord({ address, checkedAt: startTime + at }));
      write(store, recordDocuments({ ...NORTH, session: id }, records));
      return aSession({ id, startTime, total: addresses.length, empty: 0, invalid: 0 });
    };
    const worker = aWorker();
    const first = aSessionOf('s1', ['G1', 'G2', 'G3'], 10);
    await worker.look([first]);
    const [one, , three] = worker.rows();
    const made = jest.spyOn(SessionView.prototype, 'rowsOf');
    const second = aSessionOf('s2', ['G2', 'G4'], 20);
    await worker.look([second, first]);
    expect(made).toHaveBeenCalledTimes(2);
    expect(worker.rows().map(({ address }) => address)).toEqual(['G1', 'G2', 'G3', 'G4']);
    expect(worker.rows()[0]).toBe(one);
    await worker.look([aSessionOf('s2', ['G2', 'G4', 'G5'], 20), first]);
    expect(made).toHaveBeenCalledTimes(3);
    await worker.look([first]);
    expect(made).toHaveBeenCalledTimes(4);
    expect(worker.rows()).toHaveLength(3);
    expect(worker.rows()[2]).toBe(three);
    made.mockRestore();
  });
});
