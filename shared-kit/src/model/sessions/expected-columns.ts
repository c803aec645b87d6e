import type { DomainSettings, ExpectedDataColumns } from '../entities/entities';

/** Where a checked field's expectation stands: a check field that was left blank takes the field's own name (decision D-57). */
export const expectedColumn = (checkField: string, name: string): string => checkField.trim() || name;

/**
 * The columns that a task's sheet must carry beside the address: the check fields of labels and of manual input fields, in
 * their order, each once. Always derived, never typed (decision D-43).
 */
export function expectedDataColumns(
  settings: Pick<DomainSettings, 'labelDesigns' | 'manualInputFields'>,
): ExpectedDataColumns {
  const barcode = settings.labelDesigns
    .flatMap((label) => label.barcodePatterns)
    .flatMap((pattern) => pattern.dataFields)
    .filter((field) => field.type === 'data' && field.useCheckField)
    .map((field) => expectedColumn(field.checkField, field.name));
  const mif = settings.manualInputFields
    .filter((field) => field.useCheckField)
    .map((field) => expectedColumn(field.checkField, field.field));
  return { barcode: [...new Set(barcode)], mif: [...new Set(mif)] };
}
