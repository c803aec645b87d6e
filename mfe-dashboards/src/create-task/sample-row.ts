import { expectedColumn, expectedDataColumns, type DomainSettings } from 'shared-kit/model';

/** An address that fits the pattern: street 01, column 02, level 03, position 04, a letter for a constant (D-41). */
export function exampleAddress(pattern: string): string {
  const numbers: Record<string, string> = { R: '1', C: '2', N: '3', A: '4' };
  return pattern.replace(/R+|C+|N+|A+|\*/g, (part) => (part === '*' ? 'G' : (numbers[part.charAt(0)] ?? '').padStart(part.length, '0')));
}

/** A code as barcodes hold it, for a column whose values only the company knows. */
const CODE = 'ABC123';

/** The columns that a sheet of the domain needs, in order, each with a value of its kind. */
export function sampleRow(settings: DomainSettings): { column: string; value: string }[] {
  const { barcode, mif } = expectedDataColumns(settings);
  const { address } = settings.baseFields;
  const others = [...new Set([...barcode, ...mif])].filter((column) => column !== address);
  const valueOf = (column: string) => {
    const field = settings.manualInputFields.find((one) => one.useCheckField && expectedColumn(one.checkField, one.field) === column);
    if (!field || barcode.includes(column)) return CODE;
    switch (field.inputType) {
      case 'integer':
        return '12';
      case 'decimal':
        return '1.5';
      case 'binary':
        return settings.resultFields.positive;
      default:
        return CODE;
    }
  };
  return [
    { column: address, value: exampleAddress(settings.addrPattern) },
    ...others.map((column) => ({ column, value: valueOf(column) })),
  ];
}
