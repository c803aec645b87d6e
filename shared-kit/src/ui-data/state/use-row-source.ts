import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Question } from '../../model/rows/row-table';
import { FIRST_ROWS, type RowSource } from '../../workers/rows/row-source';
import { ArraySource, type RowList } from './array-source';

interface Options<T> {
  /** Undefined for a list that the page has. */
  source: RowSource<T> | undefined;
  list: RowList<T>;
  question: Question;
  isHeld: boolean;
  /** Null for all rows in one list. */
  wantedPage: { index: number; size: number } | null;
}

/** Keeps a source, or a list as one, up to date with what the table shows, and the table with the source. */
export function useRowSource<T>({ source: given, list, question, isHeld, wantedPage }: Options<T>) {
  const [own] = useState(() => new ArraySource<T>());
  const source: RowSource<T> = given ?? own;
  if (!given) {
    own.set(list);
    own.show({ question, isHeld: isHeld && list.rows.length > 0 });
  }
  const state = useSyncExternalStore(source.subscribe, source.read);

  const size = wantedPage?.size ?? Math.max(1, state.found);
  const pageCount = Math.max(1, Math.ceil(state.found / size));
  const pageIndex = Math.min(wantedPage?.index ?? 0, pageCount - 1);
  const [from, to] = [pageIndex * size, Math.min(state.found, (pageIndex + 1) * size)];

  /** Of one list, which rows are on the screen. */
  const range = useRef<readonly [from: number, to: number]>([0, FIRST_ROWS]);
  const isPaged = wantedPage !== null;
  const show = useCallback(() => {
    const [first, end] = isPaged ? [from, from + size] : range.current;
    given?.show({ question, isHeld, from: first, to: end });
  }, [given, question, isHeld, isPaged, from, size]);
  // Before the first frame: the first rows that a worker has sent may not be in the wanted order.
  useLayoutEffect(show, [show]);
  const showRange = useCallback(
    (first: number, end: number) => {
      range.current = [first, end];
      show();
    },
    [show],
  );
  return { source, table: own.table, state, page: [from, to] as const, pageIndex, pageCount, showRange };
}
