import { isValidAddress, street } from '../settings/address-pattern';
import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import type { CountedSteps } from '../pacing/steps';
import { problem } from '../messages/problem';
import { taskRow } from './columns';
import type { FileLimits } from '../workbook/accepted/file-limits';
import { commaMeaning, unclearNumbers } from './decimal-comma';
import { swallowingCells } from './swallowed-rows';
import { cellNotices, neededColumns, noticesOf, separatorNotice } from './notices';
import { describeOffences, firstOffences, Places } from './offences';
import { leftOut, repeatedRows, withError, type SheetRow } from './problem-rows';
import { lacksColumns, readHeader } from './read-header';
import { isErrorValue } from '../workbook/table/error-value';
import { PACKED_ROW_LENGTH, PACKED_VALUE_LENGTH, type RawTable } from '../workbook/table/raw-table';
import { overLimit } from '../workbook/accepted/over-limit';
import { unreadable } from '../workbook/accepted/refusal';
import { cellName } from '../workbook/table/cell-name';
import { visibleText } from '../workbook/table/visible-text';
import type { CheckedSheet, InventorySettings, Offence, PreparedTable } from './sheet-reading';

const ROWS_PER_STEP = 2000;

function failed(sheet: CheckedSheet, fault: Message, offences: readonly Offence[] = []): CheckedSheet {
  return { ...sheet, problem: fault, offences: firstOffences(offences), offenceCount: offences.length };
}

/** The result for a sheet that cannot be read. Where the reason is not known any better, the problem names the sheet (ERR-38). */
export function unreadableSheet(name: string, fault: Message = unreadable()): CheckedSheet {
  const isPlain = fault.key === unreadable().key && name !== '';
  const named = isPlain ? problem(CODE.invalidFormat, { key: 'createInventoryTask.failedParsingSheet', args: [name] }) : fault;
  return {
    name,
    qualifies: true,
    isHidden: false,
    rowsInSheet: 0,
    orderedColumns: [],
    comma: 'unknown',
    rows: [],
    problem: named,
    offences: [],
    offenceCount: 0,
    isChecked: false,
    problemRows: [],
    notices: [],
    header: [],
  };
}

function* rowsOf({ rows: [, ...body], rowNumbers }: RawTable, addressAt: number): Generator<SheetRow> {
  for (const [index, cells] of body.entries()) yield { row: rowNumbers[index + 1]!, address: visibleText(cells[addressAt] ?? ''), cells };
}

/**
 * Checks a sheet that is not empty. The problems in their order (D-62): `invalidFormat` when there are no rows, then
 * `missingAddressColumn`, `missingColumns` and `duplicateFieldName`. Rows whose address does not fit are dropped; `noValidAddresses` when
 * no row is left; then `repeatedAddresses`. Last comes `severalStreets`, the only one that the user can accept, so that accepting it cannot
 * hide another problem.
 */
export function* checkSheetInSteps(table: PreparedTable, settings: InventorySettings, limits: FileLimits): CountedSteps<CheckedSheet> {
  const [header, ...body] = table.rows;
  const sheet = { ...unreadableSheet(table.name), isHidden: table.isHidden ?? false };
  if (!header || body.length === 0) return { ...sheet, qualifies: false };

  sheet.rowsInSheet = body.length;
  const { columns, problem: fault, qualifies } = readHeader(table, settings);
  const needed = neededColumns(columns);
  sheet.notices = [...(table.notices ?? noticesOf(table, needed))];
  if (fault && lacksColumns(fault)) sheet.notices.push(...separatorNotice(table));
  sheet.qualifies = qualifies;
  sheet.orderedColumns = columns.orderedColumns;
  if (fault) return failed(sheet, fault);

  const headersLength = [...columns.input, ...columns.barcode, ...columns.mif].reduce(
    (n, c) => n + c.header.length + PACKED_VALUE_LENGTH,
    PACKED_ROW_LENGTH,
  );
  // Where the list reaches the limit is the row that a user can split the sheet at.
  const mostRows = Math.floor(limits.packedLength / headersLength);
  if (body.length > mostRows) {
    const place = { sheet: table.name, cell: cellName({ row: table.rowNumbers[mostRows + 1]!, column: 0 }) };
    return failed(sheet, overLimit('packedLength', limits.packedLength, place));
  }

  const { addrPattern } = settings;
  sheet.isChecked = true;
  sheet.header = header;
  const numeric = columns.mif.filter(({ isNumeric }) => isNumeric).map(({ at }) => at);
  const comma = table.comma ?? commaMeaning(table, numeric);
  sheet.comma = comma;
  const hasStreets = addrPattern.includes('R');
  const addresses = new Places();
  const streets = new Places();
  for (let i = 0; i < body.length; i++) {
    if (i > 0 && i % ROWS_PER_STEP === 0) yield { rows: i };
    const row = body[i]!;
    const address = visibleText(row[columns.address] ?? '');
    const rowNumber = table.rowNumbers[i + 1]!;
    const errorAt = needed.find((column) => isErrorValue(row[column] ?? ''));
    if (errorAt !== undefined) {
      sheet.problemRows.push(withError({ row: rowNumber, address, cells: row }, errorAt));
      continue;
    }
    // In a domain without a pattern no address is valid. By its length alone, an empty one would be.
    if (address === '' || !isValidAddress(address, addrPattern)) {
      sheet.problemRows.push(leftOut({ row: rowNumber, address, cells: row }, addrPattern.length));
      continue;
    }
    addresses.add(address, rowNumber);
    if (hasStreets) streets.add(street(address, addrPattern), rowNumber);
    sheet.rows.push(taskRow(address, row, columns, comma));
  }

  sheet.notices.push(
    ...cellNotices({
      swallowedRows: swallowingCells(table, columns.address, addrPattern),
      unclearNumbers: unclearNumbers(table, numeric, comma),
      errorCells: sheet.problemRows.flatMap(({ cell }) => cell ?? []),
    }),
  );

  if (sheet.rows.length === 0) return failed(sheet, problem(CODE.noValidAddresses));
  if (addresses.size < sheet.rows.length) {
    const repeated = addresses.list().filter(({ count }) => count > 1);
    const withProblem = new Set(sheet.problemRows.map(({ row }) => row));
    const sharing = repeatedRows(rowsOf(table, columns.address), repeated).filter(({ row }) => !withProblem.has(row));
    sheet.problemRows = [...sheet.problemRows, ...sharing].sort((a, b) => a.row - b.row);
    return failed(sheet, problem(CODE.repeatedAddresses, { args: [describeOffences(repeated)] }), repeated);
  }
  if (streets.size > 1) {
    const several = streets.list();
    return failed(sheet, problem(CODE.severalStreets, { args: [describeOffences(several)] }), several);
  }
  return { ...sheet, problem: null };
}
