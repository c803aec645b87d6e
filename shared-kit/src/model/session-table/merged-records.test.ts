/** @jest-environment node */
import fc from 'fast-check';
import type { AddressRecord } from '../entities/entities';
import { GroupedRecords } from './grouped-records';
import { mergeSessions } from './merge-sessions';
import { MergedRecords } from './merged-records';

interface Counted {
  id: string;
  startTime: number;
  records: AddressRecord[];
}

const record = fc
  .record({ address: fc.constantFrom('A1', 'A2', 'A3'), checkedAt: fc.nat(3) })
  .map(({ address, checkedAt }): AddressRecord => ({
    address,
    checkedAt,
    employeeId: '',
    employeeName: '',
    status: 'read',
    labels: [],
    mif: {},
    results: {},
  }));

/** A look: the sessions in their order, and for each how many of its records stay, and which follow. */
const look = fc.record({
  sessions: fc.shuffledSubarray(['s1', 's2', 's3'], { minLength: 1 }),
  startTimes: fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1)),
  stay: fc.nat(4),
  added: fc.array(record, { maxLength: 4 }),
});

/** What each address belongs to, by the merge of whole sessions. */
function ownersOf(sessions: readonly Counted[]): Record<string, [session: string, records: AddressRecord[]]> {
  const merged = mergeSessions(
    sessions.map(({ startTime, records }) => ({ session: { name: '', startTime, wasTask: false, orderedColumns: [] }, records })),
  );
  return Object.fromEntries(
    merged.flatMap(({ records }, at) => {
      const grouped = new GroupedRecords();
      grouped.add(records);
      return grouped.groups.map((group) => [group[0].address, [sessions[at]!.id, group]]);
    }),
  );
}

const ownersIn = ({ owners }: MergedRecords) =>
  Object.fromEntries([...owners].map(([address, { session, records }]) => [address, [session, records]]));

describe('merged records of sessions that change', () => {
  it('EXPORT-11 DASH-18 belong to the same sessions as if all were merged again (D-76)', () => {
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 6 }), fc.boolean(), (looks, isAborted) => {
        const merged = new MergedRecords();
        let sessions: Counted[] = [];
        for (const { sessions: ids, startTimes, stay, added } of looks) {
          for (const gone of sessions.filter(({ id }) => !ids.includes(id))) merged.change(gone.id, gone.records, []);
          sessions = ids.map((id, at) => ({
            id,
            startTime: startTimes[at]!,
            records: [...(sessions.find((one) => one.id === id)?.records ?? [])],
          }));
          const [first] = sessions;
          const removed = first!.records.splice(stay);
          // Every record is an object of its own.
          const own = added.map((one) => ({ ...one }));
          first!.records.push(...own);
          merged.change(first!.id, removed, own);
          merged.order(sessions);
          if (isAborted) merged.giveBack(merged.takeChanges());
          merged.takeChanges();
          expect(ownersIn(merged)).toEqual(ownersOf(sessions));
        }
      }),
    );
  });

  it('DASH-20 names only the addresses whose records have changed', () => {
    const merged = new MergedRecords();
    const aRecord = (address: string, checkedAt: number): AddressRecord => ({
      address,
      checkedAt,
      employeeId: '',
      employeeName: '',
      status: 'read',
      labels: [],
      mif: {},
      results: {},
    });
    merged.order([{ id: 's1', startTime: 1 }]);
    merged.change('s1', [], [aRecord('A1', 1), aRecord('A2', 1)]);
    expect(merged.takeChanges()).toHaveLength(2);
    // A new session stands before the others.
    merged.order([
      { id: 's2', startTime: 2 },
      { id: 's1', startTime: 1 },
    ]);
    merged.change('s2', [], [aRecord('A2', 2)]);
    expect(merged.takeChanges()).toMatchObject([{ address: 'A2', before: { session: 's1' }, now: { session: 's2' } }]);
    expect(merged.takeChanges()).toEqual([]);
  });
});
