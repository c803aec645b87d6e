import type { AddressRecord } from '../entities/entities';
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import { flagsOf, resultOf, type ReadingResult } from '../sessions/results';
import type { TableSettings } from './loaded-session';
import { forEachInSteps, spanning, type Steps } from '../pacing/steps';
import type { Cell } from '../workbook/table/table';
import { GroupedRecords } from './grouped-records';
import { addsColumns, planColumns } from './table-columns';
import { rowsOfAddress, type AddressGroup } from './table-groups';
import { rowWriter } from './table-rows';

/** How two sessions differ at an address. */
export const DIFFERENCES = ['first', 'second', 'changed', 'equal'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** An address in both sessions; null where a session has not read it. */
export interface ComparedRow {
  address: string;
  difference: Difference;
  results: readonly [first: ReadingResult | null, second: ReadingResult | null];
  /** The cells of both sessions by column, as their tables show them with merged readings. Where both are equal, only the first is set. */
  first: readonly Cell[] | null;
  second: readonly Cell[] | null;
}

/** The titles of the compared columns: data and manual input, without time and person of the reading. */
export type ComparedHead = readonly string[];

const SESSION = { name: '', startTime: null, wasTask: false, orderedColumns: [] };
const TOGGLES = { ...DEFAULT_TOGGLES, mergeLabels: true, showBaseFields: false, showInputData: false, invalidOnly: false };

/** Compares addresses one by one. */
export interface Comparison {
  head: ComparedHead;
  compare: (address: string, one: AddressGroup | undefined, other: AddressGroup | undefined) => ComparedRow;
  /** Whether a record has fields that the settings do not have, and so may have changed the columns when it came or went. */
  mayAddColumns: (record: AddressRecord) => boolean;
}

/** The comparison of sessions with these records. */
export function* comparisonOf(records: readonly AddressRecord[], settings: TableSettings): Steps<Comparison> {
  const plan = yield* planColumns(records, settings, SESSION, TOGGLES);
  // A compared row has its address apart from its columns.
  const rowOf = rowWriter({ ...plan, ownAddress: false }, settings.resultFields);
  const cellsOf = (group: AddressGroup) => rowOf(rowsOfAddress(group, true)[0]!);
  return {
    head: plan.head.slice(1),
    compare: (address, one, other) => compared(address, one, other, cellsOf),
    mayAddColumns: addsColumns(yield* planColumns([], settings, SESSION, TOGGLES)),
  };
}

/**
 * Compares two sessions address by address, in the order of their tables (ADD-15). An address has changed when its result or the value of
 * any column differs. Passes the rows to `take` one by one.
 */
export function* compareSessions(
  first: readonly AddressRecord[],
  second: readonly AddressRecord[],
  settings: TableSettings,
  take: (row: ComparedRow) => void,
): Steps<ComparedHead> {
  const { head, compare } = yield* spanning(comparisonOf([...first, ...second], settings), 0, 0.1);
  const [inFirst, inSecond] = [new GroupedRecords(), new GroupedRecords()];
  yield* spanning(
    forEachInSteps(first, (record) => inFirst.insert(record)),
    0.1,
    0.2,
  );
  yield* spanning(
    forEachInSteps(second, (record) => inSecond.insert(record)),
    0.2,
    0.3,
  );
  // Rows are made in the order of the records in memory and then sorted: in the order of the addresses, most of the time is waiting for memory.
  const rows = new Map<string, ComparedRow>();
  const addresses = [...new Set([...inFirst.groups, ...inSecond.groups].map(([{ address }]) => address))];
  const make = forEachInSteps(addresses, (address) => rows.set(address, compare(address, inFirst.of(address), inSecond.of(address))));
  yield* spanning(make, 0.3, 0.9);
  yield* spanning(
    forEachInSteps(addresses.sort(), (address) => take(rows.get(address)!)),
    0.9,
    1,
  );
  return head;
}

function compared(
  address: string,
  one: AddressGroup | undefined,
  other: AddressGroup | undefined,
  cellsOf: (group: AddressGroup) => Cell[],
): ComparedRow {
  const result = one ? resultOfAll(one) : null;
  const first = one ? cellsOf(one) : null;
  // Most addresses are equal in both sessions, and comparing records is faster than making their cells.
  if (one && other && readTheSame(one, other)) return { address, difference: 'equal', results: [result, result], first, second: null };
  const results = [result, other ? resultOfAll(other) : null] as const;
  const second = other ? cellsOf(other) : null;
  if (!first || !second) return { address, difference: first ? 'first' : 'second', results, first, second };
  const isEqual = results[0] === results[1] && first.every((cell, column) => cell === second[column]);
  return isEqual
    ? { address, difference: 'equal', results, first, second: null }
    : { address, difference: 'changed', results, first, second };
}

const resultOfAll = (group: AddressGroup): ReadingResult => resultOf(group.reduce((flags, record) => flags | flagsOf(record), 0));

/** True when all values that cells are made of are equal, record by record. */
function readTheSame(one: AddressGroup, other: AddressGroup): boolean {
  return one.length === other.length && one.every((record, at) => isSame(record, other[at]!));
}

function isSame(a: AddressRecord, b: AddressRecord): boolean {
  return (
    a.status === b.status &&
    a.labels.length === b.labels.length &&
    a.labels.every((label, at) => {
      const other = b.labels[at]!;
      return label.name === other.name && label.valid === other.valid && holdsSame(label.data, other.data);
    }) &&
    holdsSame(a.mif, b.mif) &&
    holdsSame(a.results, b.results)
  );
}

function holdsSame<T extends string | number>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>): boolean {
  let more = 0;
  // `for … in` creates no lists of names, of which there would be one for each label of each record.
  for (const name in a) {
    if (!Object.hasOwn(b, name) || a[name] !== b[name]) return false;
    more++;
  }
  for (const _name in b) more--;
  return more === 0;
}
