import { sameValue } from './same-value';

/** The rows of a list and a key for each, by which React tells them apart. */
export interface KeyedRows {
  items: readonly unknown[];
  keys: readonly string[];
  /** The number of the next key. */
  next: number;
}

export const NO_ROWS: KeyedRows = { items: [], keys: [], next: 0 };

/**
 * Keys for other rows of the same list: a row keeps its key when it is moved, when it is typed in, and when live data brings an
 * equal one, so that the focus stays in it.
 */
export function keyedRows(before: KeyedRows, items: readonly unknown[]): KeyedRows {
  const free = new Set(before.keys.keys());
  const keys: (string | undefined)[] = items.map(() => undefined);
  const take = (fits: (was: number, is: number) => boolean) =>
    items.forEach((_, is) => {
      if (keys[is] !== undefined) return;
      const was = [...free].find((index) => fits(index, is));
      if (was === undefined) return;
      free.delete(was);
      keys[is] = before.keys[was];
    });
  take((was, is) => Object.is(before.items[was], items[is]));
  take((was, is) => sameValue(before.items[was], items[is]));
  take((was, is) => was === is);
  let { next } = before;
  return { items, keys: keys.map((key) => key ?? String(next++)), next };
}
