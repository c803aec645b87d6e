import { CODE } from '../messages/codes';
import { expectedColumn, expectedDataColumns } from '../sessions/expected-columns';
import type { TaskRow } from '../entities/entities';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';
import { isNumericField } from '../settings/manual-input-field-rules';
import { headerKey, headerText, visibleText } from '../workbook/table/visible-text';
import { withDecimalPoint, type CommaMeaning } from './decimal-comma';
import type { InventorySettings } from './sheet-reading';

interface Column {
  header: string;
  at: number;
}

interface MifColumn extends Column {
  /** Its manual input field takes whole or decimal numbers. */
  isNumeric: boolean;
}

/** The purpose of each column of a sheet. */
export interface SheetColumns {
  orderedColumns: string[];
  address: number;
  /** By the name of the check field, which may differ from the header in case. */
  barcode: Column[];
  mif: MifColumn[];
  input: Column[];
}

const duplicates = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(headerKey(name), (counts.get(headerKey(name)) ?? 0) + 1);
  return names.filter((name, i) => counts.get(headerKey(name))! > 1 && names.findIndex((n) => headerKey(n) === headerKey(name)) === i);
};

/** Finds the columns in the header row. Otherwise the first problem of 948, 943 and 216 (D-62). */
export function findColumns(headerRow: readonly string[], settings: InventorySettings): { columns: SheetColumns; problem: Message | null } {
  const input = headerRow.map((text, at) => ({ header: headerText(text), at })).filter(({ header }) => header !== '');
  const places = new Map<string, number>();
  for (const { header, at } of input) if (!places.has(headerKey(header))) places.set(headerKey(header), at);

  const expected = expectedDataColumns(settings);
  const numeric = new Set(
    settings.manualInputFields.filter(isNumericField).map(({ checkField, field }) => expectedColumn(checkField, field)),
  );
  const find = (names: readonly string[]): Column[] => names.map((header) => ({ header, at: places.get(headerKey(header)) ?? -1 }));
  const columns: SheetColumns = {
    orderedColumns: input.map(({ header }) => header),
    address: places.get(headerKey(settings.baseFields.address)) ?? -1,
    barcode: find(expected.barcode),
    mif: find(expected.mif).map((column) => ({ ...column, isNumeric: numeric.has(column.header) })),
    input,
  };

  const missing = [...new Set([...columns.barcode, ...columns.mif].filter(({ at }) => at < 0).map((c) => c.header))];
  const repeated = duplicates(columns.orderedColumns);
  const fault =
    columns.address < 0
      ? problem(CODE.missingAddressColumn, { args: [settings.baseFields.address] })
      : missing.length > 0
        ? problem(CODE.missingColumns, { args: [missing.join(', ')] })
        : repeated.length > 0
          ? problem(CODE.duplicateFieldName, { args: [repeated.join(', ')] })
          : null;
  return { columns, problem: fault };
}

/** Sets a property of any name. An assignment to `__proto__` would change the prototype instead. */
function setProperty(record: Record<string, string>, name: string, value: string): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    record[name] = value;
  }
}

function pick(row: readonly string[], columns: readonly Column[], expectation: boolean): Record<string, string> {
  const record: Record<string, string> = {};
  for (const { header, at } of columns) {
    const text = row[at] ?? '';
    setProperty(record, header, expectation ? visibleText(text) : text);
  }
  return record;
}

/** One address of the task (TASK-33). A check field in which nothing can be seen expects nothing. */
export function taskRow(address: string, row: readonly string[], columns: SheetColumns, comma: CommaMeaning): TaskRow {
  const expectedMifData = pick(row, columns.mif, true);
  for (const { header, at, isNumeric } of columns.mif) {
    if (isNumeric && comma !== 'unknown') setProperty(expectedMifData, header, withDecimalPoint(visibleText(row[at] ?? ''), comma));
  }
  return {
    address,
    expectedBarcodeData: pick(row, columns.barcode, true),
    expectedMifData,
    inputData: pick(row, columns.input, false),
  };
}
