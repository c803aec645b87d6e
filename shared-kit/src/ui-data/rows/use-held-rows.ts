import { useCallback, useMemo, useState } from 'react';
import type { FoundRows } from './use-found-rows';

export interface HeldRows<T> {
  /** The rows as they are to be shown. */
  shown: FoundRows<T>;
  /** The row as it is now, and whether it is gone and only still stands there. */
  now: (row: T) => { row: T; gone: boolean };
  /** Rows that wait to be shown. */
  waiting: number;
  /** Shows them. */
  showWaiting: () => void;
}

/**
 * Rows that do not move under the hand. While `held`, the rows stay as they stood: those that change show their new values in their place, those
 * that are gone stay as such, new ones wait. When it ends, and whenever the user sorts, searches or asks for the waiting ones,
 * everything takes its place.
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

/** Rows that pass the search and were not there before. */
function countNew<T>(before: FoundRows<T>, after: FoundRows<T>, rowKey: (row: T) => string): number {
  const known = new Set(before.rows.map(rowKey));
  let count = 0;
  for (const position of after.found) if (!known.has(rowKey(after.rows[position]!))) count++;
  return count;
}
