import type { Pallet } from './pallets';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });
const digits = new Intl.NumberFormat('en-US');

/** The columns of all compared tables; `shown` formats a value that is not shown as it is. Numbers and dates are not searched. */
export const COLUMNS: readonly { key: Exclude<keyof Pallet, 'id'>; title: string; shown?: (value: number) => string }[] = [
  { key: 'name', title: 'Name' },
  { key: 'sku', title: 'SKU' },
  { key: 'aisle', title: 'Aisle' },
  { key: 'count', title: 'Count', shown: (value) => digits.format(value) },
  { key: 'weight', title: 'Weight', shown: (value) => digits.format(value) },
  { key: 'seen', title: 'Seen', shown: (value) => time.format(value) },
  { key: 'status', title: 'Status' },
  { key: 'note', title: 'Note' },
];

export const ROW_HEIGHT = 43;
export const boxHeight = (): number => Math.min(900, Math.max(260, innerHeight - 300));

/** Compares as the documentation of each compared table shows it: texts by code point, numbers by value. */
export const compare = (key: (typeof COLUMNS)[number]['key']) => (a: Pallet, b: Pallet) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0);
