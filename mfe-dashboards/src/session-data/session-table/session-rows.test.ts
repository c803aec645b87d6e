import fc from 'fast-check';
import type { AddressRecord, TableToggles } from 'shared-kit/model';
import { SessionView } from 'shared-kit/model/session-table';
import { aRecord, aSession, aSettings, connectDoubles, createMemoryStore, recordDocuments } from 'shared-kit/testing';
import { startWorker, WorkerSource } from 'shared-kit/workers';
import { COLUMN_WORDS } from '../../testing/column-words';
import { NORTH } from '../../testing/render-page';
import { write } from '../../testing/write';
import { sessionRows, type SessionAnswer, type SessionRequest, type SessionTable } from './session-rows';
import type { ViewRow } from 'shared-kit/model/session-table';

const TOGGLES: TableToggles = { showInputData: false, showBaseFields: true, invalidOnly: false, mergeLabels: true };
const VIEW = { settings: aSettings(), session: { name: 'Aisle 1', startTime: 0, wasTask: false, orderedColumns: [] }, words: COLUMN_WORDS };

const record = (address: string, status: 'read' | 'invalid' = 'read') => aRecord({ address, status });

/** A session whose records a test writes, and the rows that its worker makes of them. */
function aTable() {
  const store = createMemoryStore();
  connectDoubles({ store });
  const source = new WorkerSource<ViewRow, SessionRequest, SessionAnswer, SessionTable>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(sessionRows),
  );
  const states: { isPartial: boolean; found: number }[] = [];
  source.subscribe(() => states.push(source.read()));
  const run = (request: SessionRequest) => source.run(request, { signal: new AbortController().signal });
  const look = (records: AddressRecord[], endTime: number | null = null) => {
    write(store, recordDocuments({ ...NORTH, session: 's1' }, records));
    const session = aSession({ id: 's1', endTime, total: records.length, empty: 0, invalid: 0 });
    return run({ kind: 'read', ref: NORTH, session, access: null });
  };
  const view = (toggles: Partial<TableToggles> = {}) => run({ kind: 'view', view: { ...VIEW, toggles: { ...TOGGLES, ...toggles } } });
  const rows = (): ViewRow[] => Array.from({ length: source.read().found }, (_, index) => source.read().rowAt(index)!.row);
  const addresses = () => rows().map(({ address }) => address);
  return { source, states, run, look, view, rows, addresses };
}

describe('the rows of a session in its worker', () => {
  it('DASH-20 are shown while they arrive, whichever comes first, and said to be whole at the end', async () => {
    const { source, look, view, addresses, states } = aTable();
    await Promise.all([look([record('G2'), record('G1')]), view()]);
    expect(addresses()).toEqual(['G1', 'G2']);
    expect(states[0]).toMatchObject({ isPartial: true });
    expect(source.read()).toMatchObject({ isPartial: false, found: 2 });
    expect(source.readAbout()).toMatchObject({ figures: { all: 2, invalid: 0 } });
    const late = aTable();
    await late.view();
    await late.look([record('G2'), record('G1')]);
    expect(late.addresses()).toEqual(['G1', 'G2']);
  });

  it('DASH-20 are made again only for addresses with new readings', async () => {
    const { look, view, rows } = aTable();
    await look(['G1', 'G2', 'G3'].map((address) => record(address)));
    await view();
    const before = rows();
    const made = jest.spyOn(SessionView.prototype, 'rowsOf');
    await look([...['G1', 'G2', 'G3'].map((address) => record(address)), record('G2', 'invalid'), record('G0')]);
    expect(made.mock.calls.map(([[{ address }]]) => address)).toEqual(['G2', 'G0']);
    expect(rows().map(({ address, readings }) => [address, readings])).toEqual([
      ['G0', 1],
      ['G1', 1],
      ['G2', 2],
      ['G3', 1],
    ]);
    expect(rows()[1]).toBe(before[0]);
  });

  it('DASH-20 are replaced from the first reading that has changed, also in another view', async () => {
    const { source, look, view, addresses } = aTable();
    await look([record('G1'), record('G2'), record('G3')]);
    await view();
    await look([record('G1'), record('G2', 'invalid')]);
    expect(addresses()).toEqual(['G1', 'G2']);
    expect(source.readAbout()?.figures).toMatchObject({ all: 2, invalid: 1 });
    await view({ invalidOnly: true });
    expect(addresses()).toEqual(['G2']);
  });

  it('DASH-22 say how many pictures they have, and list them by time', async () => {
    const { source, run, look, view } = aTable();
    const taken = (address: string, checkedAt: number, ...pictures: string[]) => aRecord({ address, checkedAt, pictures });
    await view();
    await look([taken('G1', 5, 'b'), taken('G2', 2, 'a'), record('G3')]);
    expect(source.readAbout()?.pictures).toBe(2);
    expect(await run({ kind: 'pictures' })).toEqual([
      { path: 'a', at: 2, address: 'G2' },
      { path: 'b', at: 5, address: 'G1' },
    ]);
  });

  it('DASH-20 are the same however they arrive', async () => {
    const reading = fc.record({
      address: fc.constantFrom('G1', 'G2', 'G3', 'G4'),
      checkedAt: fc.integer({ min: 0, max: 5 }),
      status: fc.constantFrom('read' as const, 'invalid' as const),
      mif: fc.dictionary(fc.constantFrom('Boxes', 'Weight'), fc.integer({ min: 0, max: 9 })),
    });
    const looks = fc.array(
      fc.record({ kept: fc.double({ min: 0, max: 1, noNaN: true }), readings: fc.array(reading, { minLength: 1, maxLength: 5 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(looks, fc.boolean(), async (all, mergeLabels) => {
        const { source, look, view, rows } = aTable();
        let records: AddressRecord[] = [];
        await view({ mergeLabels });
        for (const [nth, { kept, readings }] of all.entries()) {
          // Mostly everything known is kept.
          const from = kept < 0.7 ? records.length : Math.floor((kept - 0.7) * records.length);
          records = [...records.slice(0, from), ...readings.map((one) => aRecord(one))];
          await look(records, nth);
        }
        const fresh = aTable();
        await fresh.look(records);
        await fresh.view({ mergeLabels });
        expect(rows()).toEqual(fresh.rows());
        expect(source.readAbout()).toEqual(fresh.source.readAbout());
      }),
      { numRuns: 60 },
    );
  });
});
