import type { AddressRecord } from '../entities/entities';
import { forEachInSteps, type Steps } from './steps';

type Label = AddressRecord['labels'][number];

/** One label of one record, or a record that has none. */
export interface Reading {
  record: AddressRecord;
  label: Label | null;
}

/** What one row is made of, never empty: all readings of an address, or a single one. */
export type ReadingGroup = [Reading, ...Reading[]];

/** The records of one address, by time. */
export type AddressGroup = [AddressRecord, ...AddressRecord[]];

const byTime = (a: AddressRecord, b: AddressRecord): number => a.checkedAt - b.checkedAt;

function readingsOf(record: AddressRecord): ReadingGroup {
  const [first, ...others] = record.labels;
  if (!first) return [{ record, label: null }];
  return [{ record, label: first }, ...others.map((label) => ({ record, label }))];
}

/** The records of each address in order of address, by UTF-16 code units as D-72's reference compares, and of time. */
export function* groupByAddress(records: readonly AddressRecord[]): Steps<AddressGroup[]> {
  const groups = new Map<string, AddressGroup>();
  yield* forEachInSteps(records, (record) => {
    const group = groups.get(record.address);
    if (group) group.push(record);
    else groups.set(record.address, [record]);
  });
  // Sorting the bare addresses is several times faster than sorting the groups by a comparison of ours.
  const addresses = [...groups.keys()].sort();
  return addresses.map((address) => {
    const group = groups.get(address)!;
    return group.length > 1 ? group.sort(byTime) : group;
  });
}

/** The rows of an address: one of all its readings when merged, else one of each (DASH-15). */
export function rowsOfAddress(records: AddressGroup, mergeLabels: boolean): ReadingGroup[] {
  if (mergeLabels) {
    return [records.length === 1 ? readingsOf(records[0]) : (records.flatMap(readingsOf) as ReadingGroup)];
  }
  return records.flatMap((record) => readingsOf(record).map((reading): ReadingGroup => [reading]));
}
