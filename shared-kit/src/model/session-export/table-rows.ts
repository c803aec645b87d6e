import type { AddressRecord, ResultFields } from '../entities';
import type { Cell } from './table';
import type { ColumnPlan, FieldColumn } from './table-columns';
import type { ReadingGroup } from './table-groups';

/** Field names come from users: `constructor` must not find what every object inherits. */
function own<T>(values: Record<string, T> | undefined, name: string): T | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

const isBlank = (value: string | number | null | undefined): boolean =>
  value === undefined || value === null || value === '';

function recordsOf(group: ReadingGroup): AddressRecord[] {
  if (group.length === 1) return [group[0].record];
  return [...new Set(group.map((reading) => reading.record))];
}

/** Negative beats positive beats none (D-72). */
function checkCell(records: AddressRecord[], name: string, texts: ResultFields): string {
  let text = texts.null;
  for (const record of records) {
    const result = own(record.results, name);
    if (result === 'negative') return texts.negative;
    if (result === 'positive') text = texts.positive;
  }
  return text;
}

function dataCell(group: ReadingGroup, records: AddressRecord[], name: string, plan: ColumnPlan, texts: ResultFields) {
  const values = new Set<string>();
  for (const { label } of group) {
    const value = label?.valid ? own(label.data, name) : undefined;
    if (value !== undefined && !isBlank(value)) values.add(value);
  }
  if (values.size > 0) return [...values].join(' | ');
  if (records.every((record) => record.status === 'empty')) return texts.empty;
  const unreadable = group.some(({ record, label }) =>
    label ? !label.valid && plan.covers.get(label.name)?.has(name) : record.status === 'invalid',
  );
  return unreadable ? texts.invalid : texts.null;
}

function mifCell(records: AddressRecord[], column: FieldColumn, texts: ResultFields): Cell {
  const values: (string | number)[] = [];
  for (const record of records) {
    const value = own(record.mif, column.name);
    if (value !== undefined && !isBlank(value)) values.push(value);
  }
  if (values.length === 0) return texts.null;
  if (column.sum) return values.reduce<number>((sum, value) => sum + Number(value), 0);
  return values.length === 1 ? values[0]! : [...new Set(values)].join(' | ');
}

/** Makes the row of a group of readings: base cells from the latest record, the others from all of them. */
export function rowWriter(plan: ColumnPlan, texts: ResultFields): (group: ReadingGroup) => Cell[] {
  return (group) => {
    const records = recordsOf(group);
    const last = records[records.length - 1]!;
    const row: Cell[] = [];
    if (plan.ownAddress) row.push(last.address);
    if (plan.base) row.push(last.checkedAt, last.employeeId, last.employeeName);
    for (const header of plan.input) row.push(own(last.inputData, header) ?? '');
    for (const column of plan.data) {
      row.push(dataCell(group, records, column.name, plan, texts));
      if (column.checked) row.push(checkCell(records, column.name, texts));
    }
    for (const column of plan.mif) {
      row.push(mifCell(records, column, texts));
      if (column.checked) row.push(checkCell(records, column.name, texts));
    }
    return row;
  };
}
