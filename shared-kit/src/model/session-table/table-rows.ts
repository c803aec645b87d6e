import type { AddressRecord, ResultFields } from '../entities/entities';
import type { Cell } from '../workbook/table/table';
import { decimalSum } from './decimal-sum';
import type { ColumnPlan, FieldColumn } from './table-columns';
import type { ReadingGroup } from './table-groups';

/** Reads an own property only. Users choose the names of fields, and every object inherits one named `constructor`. */
export function own<T>(values: Record<string, T> | undefined, name: string): T | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

const isBlank = (value: string | number | null | undefined): boolean => value === undefined || value === null || value === '';

function recordsOf(group: ReadingGroup): AddressRecord[] {
  if (group.length === 1) return [group[0].record];
  return [...new Set(group.map((reading) => reading.record))];
}

/** A state that a cell shows instead of a value, as one of the domain's result texts. */
export type CellState = keyof ResultFields;

/** The check result of several records: negative if any is, else positive if any is (D-72). */
function checkOf(records: AddressRecord[], name: string): CellState {
  let state: CellState = 'null';
  for (const record of records) {
    const result = own(record.results, name);
    if (result === 'negative') return result;
    if (result === 'positive') state = result;
  }
  return state;
}

function dataOf(group: ReadingGroup, name: string): string {
  let first = '';
  let values: Set<string> | undefined;
  for (const { label } of group) {
    const value = label?.valid ? own(label.data, name) : undefined;
    if (value === undefined || isBlank(value)) continue;
    if (first === '') first = value;
    else (values ??= new Set([first])).add(value);
  }
  return values ? [...values].join(' | ') : first;
}

/** The state of a field without a value. */
function gapOf(group: ReadingGroup, records: AddressRecord[], name: string, plan: ColumnPlan): CellState {
  if (records.every((record) => record.status === 'empty')) return 'empty';
  const unreadable = group.some(({ record, label }) =>
    label ? !label.valid && plan.covers.get(label.name)?.has(name) : record.status === 'invalid',
  );
  return unreadable ? 'invalid' : 'null';
}

function mifOf(records: AddressRecord[], column: FieldColumn): Cell {
  const values: (string | number)[] = [];
  for (const record of records) {
    const value = own(record.mif, column.name);
    if (value !== undefined && !isBlank(value)) values.push(value);
  }
  if (values.length === 0) return null;
  const sum = column.sum ? decimalSum(values) : null;
  if (sum !== null) return sum;
  return values.length === 1 ? values[0]! : [...new Set(values)].join(' | ');
}

/** Called while a row is made: for each cell with a state, and for each checked field that is not as expected. */
interface RowMarks {
  state: (column: number, state: CellState) => void;
  checked: (column: number, field: FieldColumn, records: AddressRecord[]) => void;
}

/** Makes rows of readings. The base fields come from the latest record, all other cells from all records. */
export function rowWriter(plan: ColumnPlan, texts: ResultFields): (group: ReadingGroup, marks?: RowMarks) => Cell[] {
  return (group, marks) => {
    const records = recordsOf(group);
    const last = records[records.length - 1]!;
    const row: Cell[] = [];
    const writeState = (state: CellState) => {
      marks?.state(row.length, state);
      row.push(texts[state]);
    };
    const check = (column: FieldColumn) => {
      if (!column.checked) return;
      const state = checkOf(records, column.name);
      if (state === 'negative') marks?.checked(row.length - 1, column, records);
      writeState(state);
    };
    if (plan.ownAddress) row.push(last.address);
    if (plan.base) row.push(last.checkedAt, last.employeeId, last.employeeName);
    for (const header of plan.input) row.push(own(last.inputData, header) ?? '');
    for (const column of plan.data) {
      const value = dataOf(group, column.name);
      if (value === '') writeState(gapOf(group, records, column.name, plan));
      else row.push(value);
      check(column);
    }
    for (const column of plan.mif) {
      const value = mifOf(records, column);
      if (value === null) writeState('null');
      else row.push(value);
      check(column);
    }
    return row;
  };
}
