import type { AddressRecord } from '../entities/entities';

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

const readingsOf = (record: AddressRecord): ReadingGroup =>
  record.labels.length === 0 ? [{ record, label: null }] : (record.labels.map((label) => ({ record, label })) as ReadingGroup);

/** The readings of each row of an address: all in one row when merged, else a row for each (DASH-15). */
export function rowsOfAddress(records: AddressGroup, mergeLabels: boolean): ReadingGroup[] {
  if (mergeLabels) {
    return [records.length === 1 ? readingsOf(records[0]) : (records.flatMap(readingsOf) as ReadingGroup)];
  }
  return records.flatMap((record) => readingsOf(record).map((reading): ReadingGroup => [reading]));
}
