/** @jest-environment node */
import fc from 'fast-check';
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import { buildTable } from '../session-table/build-table';
import { mergeSessions } from '../session-table/merge-sessions';
import { mergeTables } from '../session-table/merge-tables';
import { aLoadedSession, aRecord, sampleRecords, sampleSession, sampleSettings } from './session-export.test-data';

const keptReadings = (sessions: Parameters<typeof mergeSessions>[0]) =>
  mergeSessions(sessions).map(({ records }) => records.map(({ address, checkedAt }) => `${address}@${checkedAt}`));

describe('merging sessions', () => {
  it('EXPORT-11 takes each address with all its records from the session that read it last', () => {
    const first = aLoadedSession([aRecord('A', { checkedAt: 1 }), aRecord('A', { checkedAt: 9 }), aRecord('B', { checkedAt: 1 })]);
    const second = aLoadedSession([aRecord('A', { checkedAt: 5 }), aRecord('B', { checkedAt: 5 })]);
    expect(keptReadings([first, second])).toEqual([['A@1', 'A@9'], ['B@5']]);
  });

  it('EXPORT-11 uses the later start for equal times, then the later position in the list', () => {
    const session = (startTime: number | null) => aLoadedSession([aRecord('A', { checkedAt: 1 })], { startTime });
    expect(keptReadings([session(2), session(1)])).toEqual([['A@1'], []]);
    expect(keptReadings([session(null), session(null)])).toEqual([[], ['A@1']]);
  });

  it('EXPORT-11 keeps every address exactly once, from the session with its latest reading', () => {
    const record = fc.record({ address: fc.constantFrom('A', 'B', 'C'), checkedAt: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.array(record), fc.nat(3)), { maxLength: 5 }), (list) => {
        const sessions = list.map(([records, startTime]) =>
          aLoadedSession(
            records.map(({ address, checkedAt }) => aRecord(address, { checkedAt })),
            { startTime },
          ),
        );
        const merged = mergeSessions(sessions);
        for (const address of ['A', 'B', 'C']) {
          const of = (loaded: (typeof sessions)[number]) => loaded.records.filter((r) => r.address === address);
          const latest = Math.max(...sessions.flatMap(of).map((r) => r.checkedAt));
          const owners = merged.filter((loaded) => of(loaded).length > 0);
          expect(owners.length).toBe(sessions.flatMap(of).length > 0 ? 1 : 0);
          for (const owner of owners) {
            expect(Math.max(...of(owner).map((r) => r.checkedAt))).toBe(latest);
            expect(of(owner)).toEqual(of(sessions[merged.indexOf(owner)]!));
          }
        }
      }),
    );
  });

  it('EXPORT-04 merges the columns in the order of first appearance and sorts all rows by address', () => {
    const toggles = { ...DEFAULT_TOGGLES, showBaseFields: false };
    const older = aRecord('01010100', { labels: [{ name: 'Old', valid: true, data: { Batch: 'B7' } }] });
    const tables = [
      buildTable(sampleRecords, sampleSettings, sampleSession, toggles),
      buildTable([older], sampleSettings, sampleSession, toggles),
    ];
    const merged = mergeTables(tables);
    expect(merged.head).toEqual(['Address', 'SKU', 'SKU (check)', 'Lot', 'Qty [box]', 'Qty [box] (check)', 'Batch']);
    expect(merged.rows.map((row) => row[0])).toEqual(['01010100', '01010101', '01010102', '01010103']);
    expect(merged.rows[0]).toEqual(['01010100', '', '', '', '', '', 'B7']);
    expect(merged.rows[1]).toEqual(['01010101', 'A1 | A2', 'DIVERGENT', 'L7', 8, 'OK', null]);
    expect(merged.numberColumns).toEqual([4]);
  });

  it('EXPORT-04 keeps columns with the same name in one table separate', () => {
    const table = {
      head: ['Address', 'X', 'X'],
      rows: [['1', 'a', 'b']],
      dateColumns: [],
      numberColumns: [],
      addresses: ['1'],
    };
    expect(mergeTables([table, table])).toMatchObject({
      head: ['Address', 'X', 'X'],
      rows: [
        ['1', 'a', 'b'],
        ['1', 'a', 'b'],
      ],
    });
  });
});
