/** @jest-environment node */
import fc from 'fast-check';
import type { AddressRecord } from '../entities/entities';
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import { buildTable } from './build-table';
import { GroupedRecords } from './grouped-records';
import { mergeSessions } from './merge-sessions';
import { mergeTables } from './merge-tables';
import type { LoadedSession, TableSettings } from './loaded-session';
import { mergedRow, uniteViews } from './merge-views';
import { SessionView } from './session-view';

const SETTINGS: TableSettings = {
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: 'N/A' },
  labelDesigns: [],
  manualInputFields: [],
};

const record: fc.Arbitrary<AddressRecord> = fc.record({
  address: fc.constantFrom('A1', 'A2', 'A3', 'A4'),
  checkedAt: fc.nat(5),
  employeeId: fc.constant('7'),
  employeeName: fc.constantFrom('Ana', 'Rui'),
  status: fc.constantFrom('read', 'empty', 'invalid'),
  labels: fc.array(
    fc.record({
      name: fc.constantFrom('L', 'M'),
      valid: fc.boolean(),
      data: fc.dictionary(fc.constantFrom('SKU', 'Lot', 'Box'), fc.constantFrom('', 'x', 'y')),
    }),
    { maxLength: 2 },
  ),
  mif: fc.dictionary(fc.constantFrom('Qty', 'Note'), fc.nat(3)),
  results: fc.constant({}),
});
const sessions: fc.Arbitrary<LoadedSession[]> = fc.array(
  fc.record({
    session: fc.record({ name: fc.constant('S'), startTime: fc.nat(3), wasTask: fc.constant(false), orderedColumns: fc.constant([]) }),
    records: fc.array(record, { maxLength: 6 }),
  }),
  { maxLength: 4 },
);

describe('the view of several sessions', () => {
  it('ADD-RESULT-04 DASH-18 has the rows and cells of their merged tables, preceded by the position of the session', () => {
    fc.assert(
      fc.property(sessions, fc.boolean(), fc.boolean(), (all, mergeLabels, invalidOnly) => {
        const toggles = { ...DEFAULT_TOGGLES, mergeLabels, invalidOnly };
        const left = mergeSessions(all);
        const table = mergeTables(left.map(({ session, records }) => buildTable(records, SETTINGS, session, toggles)));
        const views = left.map(({ session, records }) => {
          const view = new SessionView(SETTINGS, session, toggles);
          const grouped = new GroupedRecords();
          grouped.add(records);
          view.addRecords(records);
          return { tableColumns: view.tableColumns, rows: grouped.groups.flatMap((group) => view.rowsOf(group)) };
        });
        const { tableColumns, places } = uniteViews(views.map((view) => view.tableColumns));
        const rows = views
          .flatMap((view, at) => view.rows.map((row) => mergedRow(row, places[at]!, at)))
          .sort((one, other) => (one.address < other.address ? -1 : one.address > other.address ? 1 : 0));
        expect(tableColumns.head.slice(1)).toEqual(table.head);
        expect(tableColumns.dateColumns).toEqual(table.dateColumns.map((column) => column + 1));
        expect(tableColumns.numberColumns).toEqual(table.numberColumns.map((column) => column + 1));
        expect(rows.map(({ cells }) => cells.slice(1))).toEqual(table.rows);
        for (const row of rows) {
          expect(row.states).toHaveLength(row.cells.length);
          expect(left[Number(row.cells[0])]!.records.some(({ address }) => address === row.address)).toBe(true);
        }
      }),
    );
  });
});
