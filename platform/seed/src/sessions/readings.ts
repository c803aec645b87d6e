import type { AddressRecord, CheckResult } from 'shared-kit/model';
import { BOXES_COLUMN, SKU_COLUMN } from '../settings/central-warehouse.settings';
import type { Random } from '../random';

export interface Employee {
  employeeId: string;
  employeeName: string;
}

export interface ReadingPlan {
  random: Random;
  addresses: readonly string[];
  employees: readonly Employee[];
  /** Epoch milliseconds of the first reading. */
  start: number;
  /** The longest time that the session may take, in milliseconds. With many addresses it reads faster. */
  span: number;
  /** The rows of the sheet that the session's task came from, by address. */
  inputRows?: ReadonlyMap<string, Record<string, string>>;
}

const SUPPLIERS = ['Northwind', 'Contoso', 'Fabrikam', 'Tailspin', 'Litware'] as const;
const REMARKS = ['', '', '', '', '', 'Wrap torn', 'Label at the back', 'Partly unpacked'] as const;
const SHARE_EMPTY = 0.07;
const SHARE_INVALID = 0.03;
const SHARE_READ_TWICE = 0.04;
/** Usual seconds between two readings, also between two of the same address. */
const USUAL_SECONDS = 12.5;

type Label = AddressRecord['labels'][number];

/** Adds the check digit to twelve digits of an article number (GTIN). */
function gtin(digits: string): string {
  const body = digits.slice(0, 12);
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const sku = (random: Random): string => `${random.pick(['AB', 'CX', 'DT', 'MK'])}${random.digits(6)}`;

function palletLabel(random: Random, article: string): Label {
  const data: Record<string, string> = {
    SKU: article,
    Lot: `L${random.digits(4)}`,
    GTIN: gtin(`789${random.digits(10)}`),
  };
  if (random.chance(0.7)) {
    data['Supplier'] = random.pick(SUPPLIERS);
    data['Weight'] = String(random.between(4, 60));
    data['Batch'] = `B${random.digits(4)}`;
  }
  return { name: 'Pallet', valid: true, data };
}

function labelsOf(random: Random, article: string): Label[] {
  const labels = [palletLabel(random, article)];
  if (random.chance(0.15)) labels.push({ name: 'Box', valid: true, data: { 'Box number': random.digits(6) } });
  return labels;
}

function manualValues(random: Random, boxes: number): AddressRecord['mif'] {
  const remark = random.pick(REMARKS);
  return {
    Boxes: boxes,
    'Net weight': random.between(800, 9000) / 10,
    Damaged: random.chance(0.05) ? 'yes' : 'no',
    ...(remark !== '' && { Remarks: remark }),
  };
}

/** The result of the comparison; without an expected value there is none (D-61). */
function compare(expected: string | undefined, actual: string): CheckResult {
  if (!expected) return 'null';
  return expected === actual ? 'positive' : 'negative';
}

function reading(plan: ReadingPlan, address: string, checkedAt: number): AddressRecord {
  const { random, employees, inputRows } = plan;
  const inputData = inputRows?.get(address);
  const base = { address, checkedAt, ...random.pick(employees), ...(inputData && { inputData }) };
  const luck = random.next();
  if (luck < SHARE_EMPTY) return { ...base, status: 'empty', labels: [], mif: {}, results: {} };
  if (luck < SHARE_EMPTY + SHARE_INVALID) {
    const labels = [{ name: 'Pallet', valid: false, data: {} }];
    return { ...base, status: 'invalid', labels, mif: {}, results: {} };
  }
  // Most readings find the article that the sheet expects.
  const expectedSku = inputData?.[SKU_COLUMN];
  const expectedBoxes = inputData?.[BOXES_COLUMN];
  const article = expectedSku && random.chance(0.9) ? expectedSku : sku(random);
  const boxes = expectedBoxes && random.chance(0.9) ? Number(expectedBoxes) : random.between(1, 48);
  const results: AddressRecord['results'] = inputData
    ? { SKU: compare(expectedSku, article), Boxes: compare(expectedBoxes, String(boxes)) }
    : {};
  return { ...base, status: 'read', labels: labelsOf(random, article), mif: manualValues(random, boxes), results };
}

/** The readings of a session in the order of acquisition; some addresses are read a second time. */
export function readings(plan: ReadingPlan): AddressRecord[] {
  const { random, addresses, start, span } = plan;
  const records: AddressRecord[] = [];
  const pace = Math.min(1000, span / (addresses.length * USUAL_SECONDS));
  const pause = () => Math.round(random.between(3, 20) * pace);
  let at = start;
  for (const address of addresses) {
    at += pause();
    records.push(reading(plan, address, at));
    if (random.chance(SHARE_READ_TWICE)) {
      at += pause();
      records.push(reading(plan, address, at));
    }
  }
  return records;
}
