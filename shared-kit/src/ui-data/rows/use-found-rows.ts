import { Pacer, runSteps, type Steps } from 'shared-kit/model/session-export';
import { useEffect, useMemo, useState } from 'react';
import type { Column, Sorting } from '../column';
import { ColumnOrder } from './column-order';
import { SearchIndex, wantedText } from './search-index';

/** Rows in order and as far as they pass the search. Positions travel instead of rows: nothing of the data is copied. */
export interface FoundRows<T> {
  /** The rows that the positions count in. While an answer is on its way they may be older than those given. */
  rows: readonly T[];
  /** Positions of all rows, in order. */
  ordered: Uint32Array;
  /** Positions of the rows that pass the search, in order. */
  found: Uint32Array;
  /** What was asked: changes with the order and the search, not with the rows. */
  question: object;
}

interface Options<T> {
  rows: readonly T[];
  /** Those it can be sorted by. */
  columns: readonly Column<T>[];
  /** Those that are searched: the visible ones, for a row must show why it was found. */
  searched: readonly Column<T>[];
  sorting: Sorting;
  needle: string;
  /** Something is typed that becomes the needle once typing pauses. */
  typing: boolean;
}

/** Up to here an answer takes no longer than drawing it, and comes with the same render. */
const AT_ONCE = 1_000;

/**
 * Sorts and searches (TABLE-01, TABLE-02). A large table is worked through in slices, so that the page answers meanwhile:
 * until the answer is there the last one stays, and `pending` tells so. A newer question ends an older one. The texts of a search are
 * read while its first letters are typed, so that the answer is there as soon as typing pauses.
 */
export function useFoundRows<T>({ rows, columns, searched, sorting, needle, typing }: Options<T>): { answer: FoundRows<T> | null; pending: boolean } {
  const { orderBy, order } = sorting;
  const question = useMemo(() => ({ searched, orderBy, order, needle }), [searched, orderBy, order, needle]);
  const sorted = useMemo(() => new ColumnOrder(rows, columns.find(({ key }) => key === orderBy)), [rows, columns, orderBy]);
  const index = useMemo(() => new SearchIndex(rows, searched), [rows, searched]);

  const prepares = typing && rows.length > AT_ONCE;
  useEffect(() => {
    if (!prepares) return;
    const stop = new AbortController();
    new Pacer(stop.signal).run(index.build()).catch(() => {
      // Stopped, or a column throws: the search meets that again and tells it.
    });
    return () => stop.abort();
  }, [prepares, index]);

  const atOnce = useMemo(() => {
    const nothingToDo = wantedText(needle) === '' && sorted.isReady(order);
    return rows.length <= AT_ONCE || nothingToDo ? runSteps(find(rows, sorted, index, question)) : null;
  }, [rows, sorted, order, index, needle, question]);

  const [late, setLate] = useState<FoundRows<T> | null>(null);
  useEffect(() => {
    if (atOnce) return;
    const stop = new AbortController();
    new Pacer(stop.signal).run(find(rows, sorted, index, question)).then(setLate, (error: unknown) => {
      if (stop.signal.aborted) return;
      // A column that throws is a fault of its screen: thrown while rendering, it reaches the error boundary of that screen.
      setLate(() => {
        throw error;
      });
    });
    return () => stop.abort();
  }, [atOnce, rows, sorted, index, question]);

  if (atOnce) return { answer: atOnce, pending: false };
  return { answer: late, pending: late?.rows !== rows || late.question !== question };
}

interface Question {
  order: Sorting['order'];
  needle: string;
}

function* find<T>(rows: readonly T[], sorted: ColumnOrder<T>, index: SearchIndex<T>, question: Question): Steps<FoundRows<T>> {
  const ordered = yield* sorted.positions(question.order);
  const found = yield* index.search(question.needle, ordered);
  return { rows, ordered, found, question };
}

/** The rows at the positions. */
export function rowsAt<T>(rows: readonly T[], positions: Uint32Array): T[] {
  return Array.from(positions, (position) => rows[position]!);
}
