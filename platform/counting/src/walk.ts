import { addressAt, type Random } from 'platform-seed/readings';
import { isValidAddress, type TaskRow } from 'shared-kit/model';

/** Where an app reads next. */
export interface Stop {
  address: string;
  /** The row of the task's sheet; absent for an address that the task does not have. */
  row?: TaskRow | undefined;
  /** What is found there; by chance when absent. */
  status?: 'empty' | 'invalid';
}

/** The pattern of a domain that has none yet. */
const USUAL_PATTERN = 'RRCCNNAA';
const STREETS = 40;
const SHARE_READ_TWICE = 0.04;
const SHARE_UNEXPECTED = 0.03;
/** Each kind of reading is among the first twenty, so that a short count shows all; later ones come by chance. */
const EARLY: Readonly<Record<number, 'empty' | 'invalid' | 'unexpected'>> = { 6: 'empty', 11: 'invalid', 16: 'unexpected' };

/**
 * The way through a domain: the addresses of a task in their order, or a walk without an end. Now and then an address is read twice, and one that nobody
 * expects is read: it is not in the task, or does not fit the pattern.
 */
export function* walk(random: Random, addrPattern: string, rows?: readonly TaskRow[]): Generator<Stop, void> {
  const pattern = addrPattern || USUAL_PATTERN;
  const listed = new Map(rows?.map((row) => [row.address, row]));
  const street = random.between(1, STREETS);
  let place = 0;
  let strays = 0;
  const stray = () => {
    const address = `DOCK ${++strays}`;
    return isValidAddress(address, pattern) ? `LOADING ${address}` : address;
  };
  const unexpected = (): Stop => {
    if (!rows) return { address: stray() };
    let address = addressAt(pattern, street, place++);
    // In a pattern with few places all of them may be in the task.
    for (let tries = 0; listed.has(address) && tries < rows.length; tries++) address = addressAt(pattern, street, place++);
    return { address: listed.has(address) ? stray() : address };
  };
  const expected = (index: number): Stop | undefined => {
    if (!rows) return { address: addressAt(pattern, street, index) };
    const row = rows[index];
    return row && { address: row.address, row };
  };

  let index = 0;
  for (let number = 1; ; number++) {
    const early = EARLY[number];
    if (early === 'unexpected' || (early === undefined && random.chance(SHARE_UNEXPECTED))) {
      yield unexpected();
      continue;
    }
    const stop = expected(index);
    if (!stop) return;
    yield early ? { ...stop, status: early } : stop;
    if (early || !random.chance(SHARE_READ_TWICE)) index++;
  }
}
