import type { DomainSettings, ExpectedDataColumns } from '../entities/entities';

/** The column with the expected values of a field: its check field, or the name of the field if that is blank (D-57). */
export const expectedColumn = (checkField: string, name: string): string => checkField.trim() || name;

/**
 * The columns that a task's sheet needs besides the address: the check fields of labels and manual input fields, in order, each once.
 * They are always computed, never typed (D-43).
 */
export function expectedDataColumns(settings: Pick<DomainSettings, 'labelDesigns' | 'manualInputFields'>): ExpectedDataColumns {
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
