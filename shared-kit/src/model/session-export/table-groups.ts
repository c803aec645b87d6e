import type { AddressRecord } from '../entities';

type Label = AddressRecord['labels'][number];

/** One label of one record, or a record that has none. */
export interface Reading {
  record: AddressRecord;
  label: Label | null;
}

/** What one row is made of, never empty: all readings of an address, or a single one. */
export type ReadingGroup = [Reading, ...Reading[]];

const byTime = (a: AddressRecord, b: AddressRecord): number => a.checkedAt - b.checkedAt;

function readingsOf(record: AddressRecord): ReadingGroup {
  const [first, ...others] = record.labels;
  if (!first) return [{ record, label: null }];
  return [{ record, label: first }, ...others.map((label) => ({ record, label }))];
}

function mergedByAddress(records: readonly AddressRecord[]): ReadingGroup[] {
  const byAddress = new Map<string, AddressRecord[]>();
  for (const record of records) {
    const same = byAddress.get(record.address);
    if (same) same.push(record);
    else byAddress.set(record.address, [record]);
  }
  return Array.from(byAddress.values(), (same) =>
    same.length === 1 ? readingsOf(same[0]!) : (same.sort(byTime).flatMap(readingsOf) as ReadingGroup),
  );
}

/**
 * The readings of each row, rows in order of address and then time (D-72). JavaScript compares strings by UTF-16 code
 * units, as the decision's reference does.
 */
export function groupReadings(records: readonly AddressRecord[], mergeLabels: boolean): ReadingGroup[] {
  const groups = mergeLabels
    ? mergedByAddress(records)
    : records.flatMap((record) => readingsOf(record).map((reading): ReadingGroup => [reading]));
  return groups.sort(([{ record: a }], [{ record: b }]) =>
    a.address < b.address ? -1 : a.address > b.address ? 1 : byTime(a, b),
  );
}
