import { useCallback, useMemo, useState } from 'react';
import type { FoundRows } from './use-found-rows';

export interface HeldRows<T> {
  /** The rows to show. */
  shown: FoundRows<T>;
  /** The current state of a shown row, and whether it has been removed meanwhile. */
  now: (row: T) => { row: T; gone: boolean };
  /** How many new rows are held back. */
  waiting: number;
  /** Shows them. */
  showWaiting: () => void;
}

/**
 * Prevents rows from moving while the user points at them. While `held`, changed rows show their new values in their old place, removed ones
 * stay and are marked, new ones are held back. All of that ends with `held`, and when the user sorts, searches or shows the new rows.
 */
export function useHeldRows<T>(answer: FoundRows<T>, rowKey: (row: T) => string, held: boolean): HeldRows<T> {
  const [kept, setKept] = useState<FoundRows<T> | null>(null);
  const keep = held && kept?.question !== answer.question;
  if (keep) setKept(answer);
  else if (!held && kept) setKept(null);

  const shown = held && kept && !keep ? kept : answer;
  const moved = shown.rows !== answer.rows;
  const current = useMemo(() => (moved ? new Map(answer.rows.map((row) => [rowKey(row), row])) : null), [moved, answer.rows, rowKey]);
  const waiting = useMemo(() => (moved ? countNew(shown, answer, rowKey) : 0), [moved, shown, answer, rowKey]);
  const now = useCallback(
    (row: T) => {
      if (!current) return { row, gone: false };
      const latest = current.get(rowKey(row));
      return { row: latest ?? row, gone: latest === undefined };
    },
    [current, rowKey],
  );
  return { shown, now, waiting, showWaiting: () => setKept(answer) };
}

/** How many rows pass the search that were not there before. */
function countNew<T>(before: FoundRows<T>, after: FoundRows<T>, rowKey: (row: T) => string): number {
  const known = new Set(before.rows.map(rowKey));
  let count = 0;
  for (const position of after.found) if (!known.has(rowKey(after.rows[position]!))) count++;
  return count;
}
