import { useState } from 'react';

/** Counts up whenever one of the values is another one, so that one number stands for all of them. */
export function useChangeCount(values: readonly unknown[]): number {
  const [known, setKnown] = useState({ values, count: 0 });
  if (values.every((value, index) => value === known.values[index])) return known.count;
  const next = { values, count: known.count + 1 };
  setKnown(next);
  return next.count;
}
