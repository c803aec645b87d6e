import type { AddressRecord } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import type { Random } from '../ground/random';
import { reading, type Employee } from './reading';

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

const SHARE_READ_TWICE = 0.04;
/** Usual seconds between two readings, also between two of the same address. */
const USUAL_SECONDS = 12.5;

/** The readings of a session in the order of acquisition; some addresses are read a second time. */
export function readings(plan: ReadingPlan): AddressRecord[] {
  const { random, addresses, employees, start, span, inputRows } = plan;
  const records: AddressRecord[] = [];
  const pace = Math.min(1000, span / (addresses.length * USUAL_SECONDS));
  const pause = () => Math.round(random.between(3, 20) * pace);
  const read = (address: string, checkedAt: number) =>
    reading({
      random,
      settings: CENTRAL_WAREHOUSE_SETTINGS,
      address,
      checkedAt,
      employee: random.pick(employees),
      inputData: inputRows?.get(address),
    });
  let at = start;
  for (const address of addresses) {
    at += pause();
    records.push(read(address, at));
    if (random.chance(SHARE_READ_TWICE)) {
      at += pause();
      records.push(read(address, at));
    }
  }
  return records;
}
