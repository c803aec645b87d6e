import type { AddressRecord, TaskRow } from 'shared-kit/model';
import { headerKey } from 'shared-kit/model/workbook';
import { readValue, type RecountColumn } from './recount-columns';

/** Where the expected values of an address are looked up, the first that has one first (D-169). */
export interface Expectations {
  /** The row of the task of the session; it counts also where it expects nothing. */
  listed: (address: string) => TaskRow | undefined;
  /** Readings that carry the row of their task, which may be gone. */
  carrying: (address: string) => readonly AddressRecord[];
  /** The readings of the older session of a comparison. */
  older: (address: string) => readonly AddressRecord[];
}

/** The rows of a packed list by address; of a repeated one the first. */
export function rowsByAddress(rows: readonly TaskRow[] | null): ReadonlyMap<string, TaskRow> {
  const byAddress = new Map<string, TaskRow>();
  for (const row of rows ?? []) if (!byAddress.has(row.address)) byAddress.set(row.address, row);
  return byAddress;
}

/** Looks up what is expected in a column at an address; empty where nothing is known. */
export function expectedValues({ listed, carrying, older }: Expectations): (address: string, column: RecountColumn) => string {
  // The maps of a list have the same few names in each row, and folding a name is slow.
  const keys = new Map<string, string>();
  const keyOf = (name: string) => {
    let key = keys.get(name);
    if (key === undefined) keys.set(name, (key = headerKey(name)));
    return key;
  };
  const valueIn = (map: Readonly<Record<string, string>>, { header, key }: RecountColumn): string | undefined => {
    if (Object.hasOwn(map, header)) return map[header];
    const name = Object.keys(map).find((one) => keyOf(one) === key);
    return name === undefined ? undefined : map[name];
  };
  return (address, column) => {
    const row = listed(address);
    const maps = row
      ? [row.expectedBarcodeData, row.expectedMifData, row.inputData]
      : carrying(address).flatMap(({ inputData }) => (inputData ? [inputData] : []));
    for (const map of maps) {
      const value = valueIn(map, column);
      if (value !== undefined) return value;
    }
    return readValue(older(address), column) ?? '';
  };
}
