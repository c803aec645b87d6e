import { aDataField, aLabelDesign, aManualField } from '../session-export/session-export.test-data';
import { readXls } from '../workbook/xls/xls-reader';
import { readInventoryFile } from './read-inventory-file';
import type { CheckedSheet, InventorySettings, ReadOptions, SheetReading } from './sheet-reading';

/** A domain whose sheets need an address and the columns SKU and Expected qty. */
export const settings: InventorySettings = {
  addrPattern: '*RRCCNNAA',
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  labelDesigns: [aLabelDesign('Pallet', [aDataField('SKU', { useCheckField: true, checkField: 'SKU' })])],
  manualInputFields: [aManualField('Qty', { useCheckField: true, checkField: 'Expected qty' })],
};

/** Settings that ask for nothing but an address of one character per place of the pattern. */
export const onlyAddress = (addrPattern = '*RRCCNNAA'): InventorySettings => ({
  ...settings,
  addrPattern,
  labelDesigns: [],
  manualInputFields: [],
});

export const HEADER = ['Address', 'SKU', 'Expected qty'];

export const read = (
  bytes: Uint8Array,
  fileName = 'stock.xlsx',
  given: InventorySettings = settings,
  options?: ReadOptions,
): Promise<SheetReading> => readInventoryFile(bytes, fileName, given, { readXls, ...options });

export function sheetsOf(reading: SheetReading): CheckedSheet[] {
  if (!reading.ok) throw new Error(`not read: ${reading.problem.text}`);
  return reading.sheets;
}

/** The one sheet of a file. */
export async function sheet(...args: Parameters<typeof read>): Promise<CheckedSheet> {
  const sheets = sheetsOf(await read(...args));
  if (sheets.length !== 1) throw new Error(`${sheets.length} sheets`);
  return sheets[0]!;
}
