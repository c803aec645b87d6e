import type { AddressRecord } from '../entities/entities';
import type { TableToggles } from '../sessions/export-options';
import { isInvalid } from '../sessions/results';
import type { LoadedSession, TableSettings } from './loaded-session';
import { forEachInSteps, runSteps, spanning, type Steps } from '../pacing/steps';
import type { Table } from '../workbook/table/table';
import { GroupedRecords } from './grouped-records';
import { planColumns } from './table-columns';
import { rowsOfAddress } from './table-groups';
import { rowWriter } from './table-rows';

/** The table of a session, with the address of each row: the columns may not contain it. */
export interface SessionTable extends Table {
  numberColumns: number[];
  addresses: string[];
}

/** {@link buildTable} in steps. Between them a caller can report progress or stop. */
export function* buildTableInSteps(
  records: readonly AddressRecord[],
  settings: TableSettings,
  session: LoadedSession['session'],
  toggles: TableToggles,
): Steps<SessionTable> {
  const tableRecords = toggles.invalidOnly ? records.filter(isInvalid) : records;
  const plan = yield* spanning(planColumns(tableRecords, settings, session, toggles), 0, 0.2);
  const grouped = new GroupedRecords();
  yield* spanning(
    forEachInSteps(tableRecords, (record) => grouped.insert(record)),
    0.2,
    0.4,
  );
  const rowOf = rowWriter(plan, settings.resultFields);
  const rows: Table['rows'] = [];
  const addresses: string[] = [];
  const write = forEachInSteps(grouped.order(), (place) => {
    const group = grouped.groups[place]!;
    for (const readings of rowsOfAddress(group, toggles.mergeLabels)) {
      rows.push(rowOf(readings));
      addresses.push(group[0].address);
    }
  });
  yield* spanning(write, 0.4, 1);
  const { head, dateColumns, numberColumns } = plan;
  return { head, rows, dateColumns, numberColumns, addresses };
}

/** The table of a session, the same on its page and in exports (D-72, D-73; DASH-20). */
export function buildTable(
  records: readonly AddressRecord[],
  settings: TableSettings,
  session: LoadedSession['session'],
  toggles: TableToggles,
): SessionTable {
  return runSteps(buildTableInSteps(records, settings, session, toggles));
}
