import type { AddressRecord } from '../entities/entities';
import { expectedColumn } from '../sessions/expected-columns';
import type { TableToggles } from '../sessions/export-options';
import type { LoadedSession, TableSettings } from './loaded-session';
import { isNumericField } from '../settings/manual-input-field-rules';
import { headerKey } from '../workbook/table/visible-text';
import { forEachInSteps, type Steps } from '../pacing/steps';

/** A data field or manual input field. It has one column, and a second one when it is checked. */
export interface FieldColumn {
  name: string;
  head: string;
  checked: boolean;
  /** For a checked field: the column of the task's sheet with the expected value. */
  expectedIn: string;
  /** The values of an address are added up instead of listed (`isSummable` in D-72). */
  sum: boolean;
  /** The settings say that it holds whole or decimal numbers. */
  numeric: boolean;
}

/** The columns of a session's table, from left to right: address, other base fields, input, data, manual input. */
export interface ColumnPlan {
  ownAddress: boolean;
  base: boolean;
  input: string[];
  data: FieldColumn[];
  mif: FieldColumn[];
  head: string[];
  dateColumns: number[];
  numberColumns: number[];
  /** The data fields of each label design. An invalid label shows as "invalid" in these only. */
  covers: Map<string, Set<string>>;
}

/** Whether a record has fields that the columns do not have, and so would add columns. */
export function addsColumns({ data, mif }: Pick<ColumnPlan, 'data' | 'mif'>): (record: AddressRecord) => boolean {
  const known = { data: new Set(data.map(({ name }) => name)), mif: new Set(mif.map(({ name }) => name)) };
  return (record) => {
    for (const { data: fields } of record.labels) for (const name in fields) if (!known.data.has(name)) return true;
    for (const name in record.mif) if (!known.mif.has(name)) return true;
    return false;
  };
}

type FieldColumns = Map<string, FieldColumn>;

/** Adds a column at the first mention of its name; further mentions change nothing. */
function add(columns: FieldColumns, name: string, options: Partial<FieldColumn> = {}): void {
  if (!columns.has(name)) columns.set(name, { name, head: name, checked: false, expectedIn: '', sum: false, numeric: false, ...options });
}

const headsOf = (column: FieldColumn): string[] => (column.checked ? [column.head, `${column.head} (check)`] : [column.head]);

interface Fields {
  data: FieldColumn[];
  mif: FieldColumn[];
  covers: ColumnPlan['covers'];
}

function* fieldColumns(settings: TableSettings, records: readonly AddressRecord[]): Steps<Fields> {
  const data: FieldColumns = new Map();
  const mif: FieldColumns = new Map();
  const covers: ColumnPlan['covers'] = new Map();
  for (const design of settings.labelDesigns) {
    const fields = design.barcodePatterns.flatMap((pattern) => pattern.dataFields).filter((f) => f.type === 'data');
    for (const field of fields)
      add(data, field.name, { checked: field.useCheckField, expectedIn: expectedColumn(field.checkField, field.name) });
    covers.set(design.name, new Set(fields.map((field) => field.name)));
  }
  for (const field of settings.manualInputFields) {
    add(mif, field.field, {
      head: field.unity ? `${field.field} [${field.unity}]` : field.field,
      checked: field.useCheckField,
      expectedIn: expectedColumn(field.checkField, field.field),
      sum: field.isSummable,
      numeric: isNumericField(field),
    });
  }
  // An old session may have fields that are no longer in the settings.
  yield* forEachInSteps(records, (record) => {
    for (const label of record.labels) for (const name of Object.keys(label.data)) add(data, name);
    for (const name of Object.keys(record.mif)) add(mif, name);
  });
  return { data: [...data.values()], mif: [...mif.values()], covers };
}

/** Determines the columns by D-72. The records are those that the switch "invalid only" leaves. */
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
  // When base fields are hidden, the address column of the sheet takes their place, at its original position (D-73).
  const ownAddress = base || sheetColumns.length === 0;
  const input = sheetColumns.filter((header) => !ownAddress || headerKey(header) !== headerKey(baseFields.address));

  const fieldHeads = [...data, ...mif].flatMap(headsOf);
  const usedHeads = new Set(fieldHeads.map(headerKey));
  const head = [
    ...(ownAddress ? [baseFields.address] : []),
    ...(base ? [baseFields.checkedAt, baseFields.employeeId, baseFields.employeeName] : []),
    ...input.map((header) => (usedHeads.has(headerKey(header)) ? `${header} (input)` : header)),
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
