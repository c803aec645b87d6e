import { Pacer, runSteps, type Steps } from 'shared-kit/model/session-export';
import { useEffect, useMemo, useState } from 'react';
import type { Column, Sorting } from '../layout/column';
import { ColumnOrder } from './column-order';
import { foldNeedle, SearchIndex } from './search-index';

/** The result of sorting and searching, as positions in `rows`, so that no data is copied. */
export interface FoundRows<T> {
  /** The rows that the positions refer to. While a result is pending they may be older than the table's rows. */
  rows: readonly T[];
  /** Positions of all rows, in order. */
  ordered: Uint32Array;
  /** Positions of the rows that pass the search, in order. */
  matches: Uint32Array;
  /** Identifies sort order and search: the same object until one of them changes. */
  question: object;
}

interface Options<T> {
  rows: readonly T[];
  /** The columns that the rows can be sorted by. */
  columns: readonly Column<T>[];
  /** The columns that are searched: only visible ones, so that a row shows why it was found. */
  searched: readonly Column<T>[];
  sorting: Sorting;
  needle: string;
  /** The search box holds a text that becomes the needle once typing pauses. */
  typing: boolean;
}

/** Up to this number of rows the result is computed during the render, because that takes no longer than rendering it. */
const MAX_ROWS_IN_RENDER = 1_000;

/**
 * Sorts and searches (TABLE-01, TABLE-02). A large table is worked through in slices, so that the page stays responsive: until the result
 * is computed, the last one is shown and `pending` is true. A newer search or order cancels an older one. The search index is built while the
 * first letters are typed, so that the result is there soon after typing pauses.
 */
export function useFoundRows<T>({ rows, columns, searched, sorting, needle, typing }: Options<T>): {
  answer: FoundRows<T> | null;
  pending: boolean;
} {
  const { orderBy, order } = sorting;
  const question = useMemo(() => ({ searched, orderBy, order, needle }), [searched, orderBy, order, needle]);
  const sorted = useMemo(
    () =>
      new ColumnOrder(
        rows,
        columns.find(({ key }) => key === orderBy),
      ),
    [rows, columns, orderBy],
  );
  const index = useMemo(() => new SearchIndex(rows, searched), [rows, searched]);

  const prepares = typing && rows.length > MAX_ROWS_IN_RENDER;
  useEffect(() => {
    if (!prepares) return;
    const stop = new AbortController();
    new Pacer(stop.signal).run(index.build()).catch(() => {
      // Either cancelled, or a column has thrown. In that case the search throws again and reports it.
    });
    return () => stop.abort();
  }, [prepares, index]);

  const immediateAnswer = useMemo(() => {
    const isPrepared = sorted.isReady(order) && (foldNeedle(needle) === '' || index.isReady);
    return rows.length <= MAX_ROWS_IN_RENDER || isPrepared ? runSteps(find(rows, sorted, index, question)) : null;
  }, [rows, sorted, order, index, needle, question]);

  const [last, setLast] = useState<FoundRows<T> | null>(null);
  if (immediateAnswer && immediateAnswer !== last) setLast(immediateAnswer);
  useEffect(() => {
    if (immediateAnswer) return;
    const stop = new AbortController();
    new Pacer(stop.signal).run(find(rows, sorted, index, question)).then(setLast, (error: unknown) => {
      if (stop.signal.aborted) return;
      // Thrown while rendering, the error of a column reaches the error boundary of its screen.
      setLast(() => {
        throw error;
      });
    });
    return () => stop.abort();
  }, [immediateAnswer, rows, sorted, index, question]);

  if (immediateAnswer) return { answer: immediateAnswer, pending: false };
  // A result of no rows is not shown while the first rows are being sorted.
  const answer = last && last.rows.length > 0 ? last : null;
  return { answer, pending: answer?.rows !== rows || answer.question !== question };
}

interface Question {
  order: Sorting['order'];
  needle: string;
}

function* find<T>(rows: readonly T[], sorted: ColumnOrder<T>, index: SearchIndex<T>, question: Question): Steps<FoundRows<T>> {
  const ordered = yield* sorted.positions(question.order);
  const matches = yield* index.search(question.needle, ordered);
  return { rows, ordered, matches, question };
}

/** The rows at the positions. */
export function rowsAt<T>(rows: readonly T[], positions: Uint32Array): T[] {
  return Array.from(positions, (position) => rows[position]!);
}
