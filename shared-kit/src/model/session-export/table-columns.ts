import type { AddressRecord } from '../entities/entities';
import { expectedColumn } from '../sessions/expected-columns';
import type { TableToggles } from '../sessions/export-options';
import type { LoadedSession, TableSettings } from './session-export';
import { forEachInSteps, type Steps } from './steps';

/** A data field or manual input field that takes a column, and one more when it is checked. */
export interface FieldColumn {
  name: string;
  head: string;
  checked: boolean;
  /** The column of a task's sheet that says what is expected, where it is checked. */
  expectedIn: string;
  /** Values of one address are added up instead of listed (D-72: isSummable). */
  sum: boolean;
  /** Holds whole or decimal numbers by its settings. */
  numeric: boolean;
}

/** Which columns a session's table has, left to right: address, other base fields, input, data, manual input. */
export interface ColumnPlan {
  ownAddress: boolean;
  base: boolean;
  input: string[];
  data: FieldColumn[];
  mif: FieldColumn[];
  head: string[];
  dateColumns: number[];
  numberColumns: number[];
  /** Label design to the data fields it covers: an invalid label is said in those only. */
  covers: Map<string, Set<string>>;
}

/** Columns in order of first mention; a later mention of the same name changes nothing. */
class FieldColumns {
  private readonly byName = new Map<string, FieldColumn>();

  add(name: string, options: Partial<Omit<FieldColumn, 'name'>> = {}): void {
    if (this.byName.has(name)) return;
    this.byName.set(name, { name, head: name, checked: false, expectedIn: '', sum: false, numeric: false, ...options });
  }

  list(): FieldColumn[] {
    return [...this.byName.values()];
  }
}

const plain = (header: string): string => header.trim().toLowerCase();

const headsOf = (column: FieldColumn): string[] =>
  column.checked ? [column.head, `${column.head} (check)`] : [column.head];

interface Fields {
  data: FieldColumn[];
  mif: FieldColumn[];
  covers: ColumnPlan['covers'];
}

function* fieldColumns(settings: TableSettings, records: readonly AddressRecord[]): Steps<Fields> {
  const data = new FieldColumns();
  const mif = new FieldColumns();
  const covers: ColumnPlan['covers'] = new Map();
  for (const design of settings.labelDesigns) {
    const fields = design.barcodePatterns.flatMap((pattern) => pattern.dataFields).filter((f) => f.type === 'data');
    for (const field of fields) data.add(field.name, { checked: field.useCheckField, expectedIn: expectedColumn(field.checkField, field.name) });
    covers.set(design.name, new Set(fields.map((field) => field.name)));
  }
  for (const field of settings.manualInputFields) {
    mif.add(field.field, {
      head: field.unity ? `${field.field} [${field.unity}]` : field.field,
      checked: field.useCheckField,
      expectedIn: expectedColumn(field.checkField, field.field),
      sum: field.isSummable,
      numeric: field.inputType === 'integer' || field.inputType === 'decimal',
    });
  }
  // Sessions older than the settings still hold fields that the settings no longer know.
  yield* forEachInSteps(records, (record) => {
    for (const label of record.labels) for (const name of Object.keys(label.data)) data.add(name);
    for (const name of Object.keys(record.mif)) mif.add(name);
  });
  return { data: data.list(), mif: mif.list(), covers };
}

/** The columns of decision D-72 for records that already passed the toggle "invalid only". */
export function* planColumns(
  records: readonly AddressRecord[],
  settings: TableSettings,
  session: LoadedSession['session'],
  toggles: TableToggles,
): Steps<ColumnPlan> {
  const { baseFields } = settings;
  const { data, mif, covers } = yield* fieldColumns(settings, records);
  const sheetColumns = toggles.showInputData && session.wasTask ? session.orderedColumns : [];
  const base = toggles.showBaseFields;
  // Without base fields the sheet's own address column stands for ours, at its original place (D-73).
  const ownAddress = base || sheetColumns.length === 0;
  const input = sheetColumns.filter((header) => !ownAddress || plain(header) !== plain(baseFields.address));

  const fieldHeads = [...data, ...mif].flatMap(headsOf);
  const taken = new Set(fieldHeads);
  const head = [
    ...(ownAddress ? [baseFields.address] : []),
    ...(base ? [baseFields.checkedAt, baseFields.employeeId, baseFields.employeeName] : []),
    ...input.map((header) => (taken.has(header) ? `${header} (input)` : header)),
    ...fieldHeads,
  ];

  const numberColumns: number[] = [];
  let at = head.length - mif.flatMap(headsOf).length;
  for (const column of mif) {
    if (column.numeric) numberColumns.push(at);
    at += column.checked ? 2 : 1;
  }
  return { ownAddress, base, input, data, mif, head, dateColumns: base ? [1] : [], numberColumns, covers };
}
