import type { AddressRecord } from '../entities';
import type { TableToggles } from '../export-options';
import type { LoadedSession, TableSettings } from './session-export';
import type { Table } from './table';
import { planColumns } from './table-columns';
import { groupReadings } from './table-groups';
import { rowWriter } from './table-rows';

/** A session's table with the address each row is about, which need not be among its columns. */
export interface SessionTable extends Table {
  addresses: string[];
}

/** Rows built between two chances to do something else. */
const ROWS_PER_STEP = 1000;

const isInvalid = (record: AddressRecord): boolean =>
  record.status === 'invalid' || record.labels.some((label) => !label.valid);

/** {@link buildTable} in steps, each yielding the share done, so that a caller can report progress and stop between them. */
export function* buildTableInSteps(
  records: readonly AddressRecord[],
  settings: TableSettings,
  session: LoadedSession['session'],
  toggles: TableToggles,
): Generator<number, SessionTable> {
  const kept = toggles.invalidOnly ? records.filter(isInvalid) : records;
  const plan = planColumns(kept, settings, session, toggles);
  yield 0.2;
  const groups = groupReadings(kept, toggles.mergeLabels);
  yield 0.4;
  const rowOf = rowWriter(plan, settings.resultFields);
  const rows: Table['rows'] = [];
  const addresses: string[] = [];
  for (const group of groups) {
    rows.push(rowOf(group));
    addresses.push(group[0]!.record.address);
    if (rows.length % ROWS_PER_STEP === 0) yield 0.4 + (0.6 * rows.length) / groups.length;
  }
  const { head, dateColumns, numberColumns } = plan;
  return { head, rows, dateColumns, numberColumns, addresses };
}

/** The table of a session as its page shows it and exports write it (decisions D-72, D-73; DASH-20). */
export function buildTable(
  records: readonly AddressRecord[],
  settings: TableSettings,
  session: LoadedSession['session'],
  toggles: TableToggles,
): SessionTable {
  const steps = buildTableInSteps(records, settings, session, toggles);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
