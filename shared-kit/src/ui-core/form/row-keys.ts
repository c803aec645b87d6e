import { sameValue } from './same-value';

/** The rows of a list, each with a React key. */
export interface KeyedRows {
  items: readonly unknown[];
  keys: readonly string[];
  /** The number of the next key. */
  next: number;
}

export const NO_ROWS: KeyedRows = { items: [], keys: [], next: 0 };

/**
 * The keys after the rows of a list have changed. A row keeps its key when it is moved, edited, or replaced by an equal one of the live
 * data, so that it keeps the focus.
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
