import { expectedColumn, type AddressRecord, type CheckResult, type DataField, type DomainSettings } from 'shared-kit/model';
import type { Random } from '../ground/random';

export interface Employee {
  employeeId: string;
  employeeName: string;
}

export interface ReadingSource {
  random: Random;
  /** What is read: the labels and manual input fields of the domain. */
  settings: Pick<DomainSettings, 'labelDesigns' | 'manualInputFields'>;
  address: string;
  /** Epoch milliseconds. */
  checkedAt: number;
  employee: Employee;
  /** The row of the sheet that the session's task came from; absent without a task, and for an address that the task does not have. */
  inputData?: Readonly<Record<string, string>> | undefined;
  /** What is found there; by chance when absent. */
  status?: AddressRecord['status'] | undefined;
}

const SUPPLIERS = ['Northwind', 'Contoso', 'Fabrikam', 'Tailspin', 'Litware'] as const;
const REMARKS = ['', '', '', '', '', 'Wrap torn', 'Label at the back', 'Partly unpacked'] as const;
const SHARE_EMPTY = 0.07;
const SHARE_INVALID = 0.03;
/** Most readings find what the sheet expects. */
const SHARE_AS_EXPECTED = 0.9;
/** Shares of the barcodes that a label may lack, and of the addresses that have a second label. */
const SHARE_OF_OPTIONAL = 0.7;
const SHARE_OF_SECOND = 0.15;
const SHARE_OF_YES = 0.05;

type Values = Record<string, string | number>;

/** Adds the check digit to twelve digits of an article number (GTIN). */
function gtin(digits: string): string {
  const body = digits.slice(0, 12);
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Values of the data fields that the demo's labels have. */
const BY_NAME: Readonly<Record<string, (random: Random) => string>> = {
  SKU: (random) => `${random.pick(['AB', 'CX', 'DT', 'MK'])}${random.digits(6)}`,
  Lot: (random) => `L${random.digits(4)}`,
  GTIN: (random) => gtin(`789${random.digits(10)}`),
  Supplier: (random) => random.pick(SUPPLIERS),
  Weight: (random) => String(random.between(4, 60)),
  Batch: (random) => `B${random.digits(4)}`,
  'Box number': (random) => random.digits(6),
};

/** A value of the field: digits where the demo knows none of the length that the field has. */
function fieldValue(random: Random, { name, limiterType, limiter }: DataField): string {
  const length = limiterType === 'range' && Number(limiter) > 0 ? Number(limiter) : undefined;
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name]!(random) : undefined;
  return known !== undefined && (length === undefined || known.length === length) ? known : random.digits(length ?? 6);
}

/** Values of manual fields by input type, in the order in which they are drawn: the demo's data depend on it. Other types are texts. */
const MANUAL = {
  text: (random: Random) => random.pick(REMARKS),
  decimal: (random: Random) => random.between(800, 9000) / 10,
  binary: (random: Random) => (random.chance(SHARE_OF_YES) ? 'yes' : 'no'),
  integer: (random: Random) => random.between(1, 48),
} as const;
type ManualType = keyof typeof MANUAL;

const isManualType = (type: string): type is ManualType => Object.hasOwn(MANUAL, type);
const typeOf = (inputType: string): ManualType => (isManualType(inputType) ? inputType : 'text');
const isNumber = (type: ManualType) => type === 'integer' || type === 'decimal';

/** The value that the sheet expects, as the field would hold it; undefined when it expects none of this kind. */
function expectedManual(expected: string | undefined, type: ManualType): string | number | undefined {
  if (!expected) return undefined;
  if (!isNumber(type)) return expected;
  return Number.isFinite(Number(expected)) ? Number(expected) : undefined;
}

/** The result of the comparison; without an expected value there is none (D-61). */
function compare(expected: string | undefined, actual: string | number | undefined): CheckResult {
  if (!expected || actual === undefined) return 'null';
  return expected === String(actual) ? 'positive' : 'negative';
}

/** @param luck in [0, 1) */
function statusOf(luck: number): AddressRecord['status'] {
  if (luck < SHARE_EMPTY) return 'empty';
  return luck < SHARE_EMPTY + SHARE_INVALID ? 'invalid' : 'read';
}

/** A reading by a domain's settings: empty, invalid, or with values of its labels and manual fields, compared with the sheet's. */
export function reading({
  random,
  settings,
  address,
  checkedAt,
  employee,
  inputData,
  status = statusOf(random.next()),
}: ReadingSource): AddressRecord {
  const base = { address, checkedAt, ...employee, ...(inputData && { inputData: { ...inputData } }) };
  if (status === 'empty') return { ...base, status, labels: [], mif: {}, results: {} };
  if (status === 'invalid') {
    const labels = settings.labelDesigns.slice(0, 1).map(({ name }) => ({ name, valid: false, data: {} }));
    return { ...base, status, labels, mif: {}, results: {} };
  }
  const fields = settings.labelDesigns.flatMap(({ barcodePatterns }) => barcodePatterns).flatMap(({ dataFields }) => dataFields);
  const checkedFields = fields.filter(({ type, useCheckField }) => type === 'data' && useCheckField);
  const checkedManual = settings.manualInputFields.filter(({ useCheckField }) => useCheckField);
  const expectedOf = (checkField: string, name: string) => inputData?.[expectedColumn(checkField, name)];
  const asExpected = <T>(expected: T | undefined, otherwise: () => T): T =>
    expected !== undefined && expected !== '' && random.chance(SHARE_AS_EXPECTED) ? expected : otherwise();

  const read: Record<string, string> = {};
  for (const field of checkedFields)
    read[field.name] = asExpected(expectedOf(field.checkField, field.name), () => fieldValue(random, field));
  const typed: Values = {};
  for (const { field, checkField, inputType } of checkedManual) {
    const type = typeOf(inputType);
    typed[field] = asExpected<string | number>(expectedManual(expectedOf(checkField, field), type), () => MANUAL[type](random));
  }
  const labels = labelsOf(random, settings, read);
  const mif = manualValues(random, settings, typed);
  const found = Object.assign({}, ...labels.map(({ data }) => data)) as Record<string, string>;
  const results = inputData && {
    ...Object.fromEntries(checkedFields.map(({ name, checkField }) => [name, compare(expectedOf(checkField, name), found[name])])),
    ...Object.fromEntries(checkedManual.map(({ field, checkField }) => [field, compare(expectedOf(checkField, field), mif[field])])),
  };
  return { ...base, status, labels, mif, results: results ?? {} };
}

/** The first label of the domain, and now and then another one. */
const labelsOf = (random: Random, { labelDesigns }: ReadingSource['settings'], read: Values): AddressRecord['labels'] =>
  labelDesigns.flatMap(({ name, barcodePatterns }, place) => {
    if (place > 0 && !random.chance(SHARE_OF_SECOND)) return [];
    const data: Record<string, string> = {};
    for (const { isRequired, dataFields } of barcodePatterns) {
      if (!isRequired && !random.chance(SHARE_OF_OPTIONAL)) continue;
      for (const field of dataFields) if (field.type === 'data') data[field.name] = String(read[field.name] ?? fieldValue(random, field));
    }
    return [{ name, valid: true, data }];
  });

function manualValues(random: Random, { manualInputFields }: ReadingSource['settings'], typed: Values): AddressRecord['mif'] {
  const values: Values = { ...typed };
  for (const type of Object.keys(MANUAL) as ManualType[]) {
    for (const { field, inputType } of manualInputFields) {
      if (typeOf(inputType) !== type || field in typed) continue;
      const value = MANUAL[type](random);
      if (value !== '') values[field] = value;
    }
  }
  return values;
}
