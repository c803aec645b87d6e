import type { AddressRecord } from '../entities/entities';
import { forEachInSteps, type Steps } from '../pacing/steps';

type Label = AddressRecord['labels'][number];

/** One label of a record, or a record without labels. */
export interface Reading {
  record: AddressRecord;
  label: Label | null;
}

/** The readings of one row, at least one: all of an address, or a single one. */
export type ReadingGroup = [Reading, ...Reading[]];

/** The records of one address, by time. */
export type AddressGroup = [AddressRecord, ...AddressRecord[]];

const byTime = (a: AddressRecord, b: AddressRecord): number => a.checkedAt - b.checkedAt;

function readingsOf(record: AddressRecord): ReadingGroup {
  const [first, ...others] = record.labels;
  if (!first) return [{ record, label: null }];
  return [{ record, label: first }, ...others.map((label) => ({ record, label }))];
}

/** Groups records by address. Addresses are sorted by UTF-16 code units, as the reference of D-72 does, and records by time. */
export function* groupByAddress(records: readonly AddressRecord[]): Steps<AddressGroup[]> {
  const groups = new Map<string, AddressGroup>();
  yield* forEachInSteps(records, (record) => {
    const group = groups.get(record.address);
    if (group) group.push(record);
    else groups.set(record.address, [record]);
  });
  // Sorting plain strings is several times faster than sorting groups with a comparison function.
  const addresses = [...groups.keys()].sort();
  return addresses.map((address) => {
    const group = groups.get(address)!;
    return group.length > 1 ? group.sort(byTime) : group;
  });
}

/** The readings of each row of an address: all in one row when merged, else a row for each (DASH-15). */
export function rowsOfAddress(records: AddressGroup, mergeLabels: boolean): ReadingGroup[] {
  if (mergeLabels) {
    return [records.length === 1 ? readingsOf(records[0]) : (records.flatMap(readingsOf) as ReadingGroup)];
  }
  return records.flatMap((record) => readingsOf(record).map((reading): ReadingGroup => [reading]));
}
