import { expectedColumn, expectedDataColumns, type AddressRecord, type DomainSettings } from 'shared-kit/model';
import { headerKey } from 'shared-kit/model/workbook';

export type RecountSettings = Pick<DomainSettings, 'baseFields' | 'labelDesigns' | 'manualInputFields'>;

/** A column that a task needs beside the address, and the fields whose values are compared with it. */
export interface RecountColumn {
  header: string;
  key: string;
  /** Names of fields of labels. */
  dataFields: readonly string[];
  manualFields: readonly string[];
}

/** The columns that a task needs beside the address, in the order of the settings: each header once, as sheets compare headers (D-61). */
export function recountColumns(settings: RecountSettings): RecountColumn[] {
  const { barcode, mif } = expectedDataColumns(settings);
  const dataFields = settings.labelDesigns
    .flatMap(({ barcodePatterns }) => barcodePatterns)
    .flatMap((pattern) => pattern.dataFields)
    .filter(({ type, useCheckField }) => type === 'data' && useCheckField);
  const manualFields = settings.manualInputFields.filter(({ useCheckField }) => useCheckField);
  const known = new Set([headerKey(settings.baseFields.address)]);
  const columns: RecountColumn[] = [];
  for (const header of [...barcode, ...mif]) {
    const key = headerKey(header);
    if (known.has(key)) continue;
    known.add(key);
    const isOfColumn = (checkField: string, name: string) => headerKey(expectedColumn(checkField, name)) === key;
    columns.push({
      header,
      key,
      dataFields: dataFields.filter(({ checkField, name }) => isOfColumn(checkField, name)).map(({ name }) => name),
      manualFields: manualFields.filter(({ checkField, field }) => isOfColumn(checkField, field)).map(({ field }) => field),
    });
  }
  return columns;
}

/** The one value that these readings have in the fields of a column; undefined when they have none, or several. */
export function readValue(records: readonly AddressRecord[], { dataFields, manualFields }: RecountColumn): string | undefined {
  const values = new Set<string>();
  for (const { labels, mif } of records) {
    for (const { valid, data } of labels) if (valid) for (const name of dataFields) if (Object.hasOwn(data, name)) values.add(data[name]!);
    for (const name of manualFields) if (Object.hasOwn(mif, name)) values.add(String(mif[name]));
  }
  values.delete('');
  return values.size === 1 ? [...values][0] : undefined;
}
