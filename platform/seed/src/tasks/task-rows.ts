import type { TaskRow } from 'shared-kit/model';
import { Random } from '../ground/random';
import { addressRange } from './addresses';
import { BOXES_COLUMN, SKU_COLUMN } from '../settings/central-warehouse.settings';
import type { DemoTask } from './tasks.data';

const OWNERS = ['Northwind', 'Contoso', 'Fabrikam', 'Tailspin'] as const;

/** The rows of a task as if read from its sheet (D-61). Some addresses have no expected values. */
export function taskRows({ name, street, addresses }: DemoTask): TaskRow[] {
  const random = new Random(`task ${name}`);
  return addressRange({ pattern: '*RRCCNNAA', street, count: addresses }).map((address) => {
    const blank = random.chance(0.1);
    const sku = blank ? '' : `${random.pick(['AB', 'CX', 'DT', 'MK'])}${random.digits(6)}`;
    const boxes = blank ? '' : String(random.between(1, 48));
    return {
      address,
      expectedBarcodeData: { [SKU_COLUMN]: sku },
      expectedMifData: { [BOXES_COLUMN]: boxes },
      inputData: { Address: address, Owner: random.pick(OWNERS), [SKU_COLUMN]: sku, [BOXES_COLUMN]: boxes },
    };
  });
}
