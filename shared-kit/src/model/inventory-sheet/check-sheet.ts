import { isValidAddress, street } from '../settings/address-pattern';
import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';
import { findColumns, taskRow } from './columns';
import type { IntakeLimits } from './intake-limits';
import { describeOffences, firstOffences, Places } from './offences';
import { leftOut, repeatedRows, type SheetRow } from './problem-rows';
import type { RawTable } from './raw-table';
import { tooLarge, unreadable } from './refusal';
import type { CheckedSheet, InventorySettings, Offence } from './sheet-reading';

/** Rows that are checked in one step. */
const ROWS_PER_STEP = 2000;

/** Quotes, braces and the four property names around a packed row. */
const PACKED_ROW_LENGTH = 90;

function failed(sheet: CheckedSheet, found: Message, offences: readonly Offence[] = []): CheckedSheet {
  return { ...sheet, problem: found, offences: firstOffences(offences), offenceCount: offences.length };
}

/** The result for a sheet that could not be read. */
export function unreadableSheet(name: string, found: Message = unreadable()): CheckedSheet {
  return { name, rowsInSheet: 0, orderedColumns: [], rows: [], problem: found, offences: [], offenceCount: 0, isChecked: false, problemRows: [], header: [] };
}

function* rowsOf({ rows: [, ...body], rowNumbers }: RawTable, addressAt: number): Generator<SheetRow> {
  for (const [index, cells] of body.entries()) yield { row: rowNumbers[index + 1]!, address: (cells[addressAt] ?? '').trim(), cells };
}

/**
 * Checks a sheet that is not empty: 945 without rows, 948, 943, 216, then rows whose address does not fit are dropped,
 * 941 when none is left, 946, and 947 last, so that accepting it cannot hide another problem (decision D-62).
 */
export function* checkSheetInSteps(
  table: RawTable,
  settings: InventorySettings,
  limits: IntakeLimits,
): Generator<number, CheckedSheet> {
  const [header, ...body] = table.rows;
  const sheet = unreadableSheet(table.name);
  if (!header || body.length === 0) return sheet;

  sheet.rowsInSheet = body.length;
  const { columns, problem: found } = findColumns(header, settings);
  sheet.orderedColumns = columns.orderedColumns;
  if (found) return failed(sheet, found);

  const headersLength = [...columns.input, ...columns.barcode, ...columns.mif].reduce((n, c) => n + c.header.length + 6, 0);
  if (body.length * (headersLength + PACKED_ROW_LENGTH) > limits.packedLength) return failed(sheet, tooLarge());

  const { addrPattern } = settings;
  sheet.isChecked = true;
  sheet.header = header;
  const hasStreets = addrPattern.includes('R');
  const addresses = new Places();
  const streets = new Places();
  for (let i = 0; i < body.length; i++) {
    if (i > 0 && i % ROWS_PER_STEP === 0) yield i;
    const row = body[i]!;
    const address = (row[columns.address] ?? '').trim();
    const rowNumber = table.rowNumbers[i + 1]!;
    // A domain without a pattern yet has no valid address, not valid empty ones.
    if (address === '' || !isValidAddress(address, addrPattern)) {
      sheet.problemRows.push(leftOut({ row: rowNumber, address, cells: row }, addrPattern.length));
      continue;
    }
    addresses.add(address, rowNumber);
    if (hasStreets) streets.add(street(address, addrPattern), rowNumber);
    sheet.rows.push(taskRow(address, row, columns));
  }

  if (sheet.rows.length === 0) return failed(sheet, problem(CODE.noValidAddresses));
  if (addresses.size < sheet.rows.length) {
    const repeated = addresses.list().filter(({ count }) => count > 1);
    sheet.problemRows = [...sheet.problemRows, ...repeatedRows(rowsOf(table, columns.address), repeated)].sort((a, b) => a.row - b.row);
    return failed(sheet, problem(CODE.repeatedAddresses, { args: [describeOffences(repeated)] }), repeated);
  }
  if (streets.size > 1) {
    const several = streets.list();
    return failed(sheet, problem(CODE.severalStreets, { args: [describeOffences(several)] }), several);
  }
  return { ...sheet, problem: null };
}
