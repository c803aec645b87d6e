import { useCallback, useMemo, useState } from 'react';
import type { FoundRows } from './use-found-rows';

export interface HeldRows<T> {
  /** The rows to show. */
  shownRows: FoundRows<T>;
  /** The current state of a shown row, and whether it has been removed meanwhile. */
  currentRow: (row: T) => { row: T; isRemoved: boolean };
  /** How many new rows are held back. */
  waiting: number;
  /** Shows them. */
  showWaiting: () => void;
}

/**
 * Prevents rows from moving while the user points at them. While `isHeld`, changed rows show their new values in their old place, removed ones
 * stay and are marked, new ones are held back. All of that ends with `isHeld`, and when the user sorts, searches or shows the new rows.
 */
export function useHeldRows<T>(answer: FoundRows<T>, rowKey: (row: T) => string, isHeld: boolean): HeldRows<T> {
  const [heldAnswer, setHeldAnswer] = useState<FoundRows<T> | null>(null);
  const startsHold = isHeld && heldAnswer?.question !== answer.question;
  if (startsHold) setHeldAnswer(answer);
  else if (!isHeld && heldAnswer) setHeldAnswer(null);

  const shownRows = isHeld && heldAnswer && !startsHold ? heldAnswer : answer;
  const moved = shownRows.rows !== answer.rows;
  const current = useMemo(() => (moved ? new Map(answer.rows.map((row) => [rowKey(row), row])) : null), [moved, answer.rows, rowKey]);
  const waiting = useMemo(() => (moved ? countNew(shownRows, answer, rowKey) : 0), [moved, shownRows, answer, rowKey]);
  const currentRow = useCallback(
    (row: T) => {
      if (!current) return { row, isRemoved: false };
      const latest = current.get(rowKey(row));
      return { row: latest ?? row, isRemoved: latest === undefined };
    },
    [current, rowKey],
  );
  return { shownRows, currentRow, waiting, showWaiting: () => setHeldAnswer(answer) };
}

/** How many rows pass the search that were not there before. */
function countNew<T>(before: FoundRows<T>, after: FoundRows<T>, rowKey: (row: T) => string): number {
  const keysBefore = new Set(before.rows.map(rowKey));
  let count = 0;
  for (const position of after.matches) if (!keysBefore.has(rowKey(after.rows[position]!))) count++;
  return count;
}
