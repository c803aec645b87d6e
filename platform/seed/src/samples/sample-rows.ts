import { Random } from '../ground/random';
import { addressRange } from '../tasks/addresses';
import { BOXES_COLUMN, SKU_COLUMN } from '../settings/central-warehouse.settings';

/** A cell as a person would have typed or imported it. */
export type SampleCell = string | number | boolean | Date;

/** The columns of a stock list: those that Central Warehouse needs, and others that such lists usually have. */
export const SAMPLE_HEADER = ['Address', 'Owner', SKU_COLUMN, BOXES_COLUMN, 'Last counted', 'Blocked'] as const;

const OWNERS = ['Northwind', 'Armazéns São João', 'Peña & Söhne', 'Contoso, Inc.', 'Fabrikam'] as const;
const FIRST_COUNT = Date.UTC(2024, 0, 8, 6, 30);
const DAY = 86_400_000;

/** The row of an address, always the same for the same address. */
export function sampleRow(address: string): SampleCell[] {
  const random = new Random(`row ${address}`);
  return [
    address,
    random.pick(OWNERS),
    `${random.pick(['AB', 'CX', 'DT', 'MK'])}${random.digits(6)}`,
    random.between(1, 48),
    new Date(FIRST_COUNT + random.between(0, 300) * DAY + random.between(0, 600) * 60_000),
    random.chance(0.05),
  ];
}

/** Rows of one street of Central Warehouse. */
export function streetRows(street: number, count: number): SampleCell[][] {
  return addressRange({ pattern: '*RRCCNNAA', street, count }).map(sampleRow);
}
