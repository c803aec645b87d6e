import { flagsOf, resultOf, type AddressRecord } from 'shared-kit/model';
import { Racks } from '../layout/lay-out';
import { CELL_RESULTS } from './cell-states';
import { layOutPicture } from './lay-out-picture';
import type { RackPicture } from './rack-picture';

/** The result of all readings of an address. */
interface AddressResult {
  flags: number;
  readings: number;
  session: number;
  /** The value, the time and the person of the latest reading. */
  value: string;
  checkedAt: number;
  by: string;
}

const RESULT_PLACE = Object.fromEntries(CELL_RESULTS.map((result, place) => [result, place])) as Record<
  (typeof CELL_RESULTS)[number],
  number
>;
const MISSING = { state: RESULT_PLACE.missing };

/**
 * The picture of what was read: a cell for each address with the worst result of its readings, as in the table of the session (ADD-16). It can be
 * built at any time while records are added.
 */
export class ReadingsPicture {
  readonly #racks: Racks;
  /** The result of each address of the racks, by its index; undefined when nobody has read it. */
  readonly #results: (AddressResult | undefined)[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #hasExpected: boolean;

  /** `expected` are the addresses of the session's task, or null when they are not known. */
  constructor(pattern: string, expected: readonly string[] | null) {
    this.#racks = new Racks(pattern);
    this.#hasExpected = expected !== null;
    for (const address of new Set(expected)) this.#append(address, undefined);
  }

  /** Adds records of a session, which is an index into the requested sessions. */
  add(session: number, records: readonly AddressRecord[]): void {
    for (const record of records) {
      const index = this.#indexes.get(record.address);
      const result = index === undefined ? undefined : this.#results[index];
      if (result) {
        result.flags |= flagsOf(record);
        result.readings++;
        if (record.checkedAt >= result.checkedAt) showLatest(result, record);
      } else {
        const first = { flags: flagsOf(record), readings: 1, session, value: '', checkedAt: 0, by: '' };
        showLatest(first, record);
        if (index === undefined) this.#append(record.address, first);
        else this.#results[index] = first;
      }
    }
  }

  build(partial: boolean): RackPicture {
    const picture = layOutPicture(this.#racks, CELL_RESULTS, (index) => {
      const result = this.#results[index];
      if (!result) return MISSING;
      const { flags, readings, session, value, checkedAt, by } = result;
      return { state: RESULT_PLACE[resultOf(flags)], value, checkedAt, by, readings, session };
    });
    return { ...picture, hasExpected: this.#hasExpected, partial };
  }

  #append(address: string, result: AddressResult | undefined): void {
    this.#indexes.set(address, this.#results.push(result) - 1);
    this.#racks.add(address);
  }
}

/** Takes over what the map shows of a record. */
function showLatest(result: AddressResult, record: AddressRecord): void {
  result.value = firstValue(record);
  result.checkedAt = record.checkedAt;
  result.by = record.employeeName || record.employeeId;
}

/** The first value of a valid label, which the map writes into large cells. */
function firstValue({ labels }: AddressRecord): string {
  for (const { valid, data } of labels) {
    if (!valid) continue;
    for (const name in data) if (data[name]) return data[name];
  }
  return '';
}
