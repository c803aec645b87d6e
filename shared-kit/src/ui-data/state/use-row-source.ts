import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Question } from '../../model/rows/row-table';
import { FIRST_ROWS, type RowSource } from '../../workers/rows/row-source';
import { usePushed } from '../../workers/rows/use-pushed';
import { ArraySource, type RowList } from './array-source';

const NOTHING = () => undefined;

interface Options<T> {
  /** Undefined for a list that the page has. */
  source: RowSource<T> | undefined;
  list: RowList<T>;
  question: Question;
  isHeld: boolean;
  wantedPage: { index: number; size: number };
  /** All rows in one list instead of pages. */
  oneList: boolean;
}

/** Keeps a source, or a list as one, up to date with what the table shows, and the table with the source. */
export function useRowSource<T>({ source: given, list, question, isHeld, wantedPage, oneList }: Options<T>) {
  const [own] = useState(() => new ArraySource<T>());
  const source: RowSource<T> = given ?? own;
  if (!given) {
    own.set(list);
    own.show({ question, isHeld: isHeld && list.rows.length > 0 });
  }
  const pushed = usePushed(given, given?.read ?? NOTHING);
  const state = pushed ?? own.read();

  const { size } = wantedPage;
  const pageCount = Math.max(1, Math.ceil(state.found / size));
  const pageIndex = Math.min(wantedPage.index, pageCount - 1);
  const [from, to] = [pageIndex * size, Math.min(state.found, (pageIndex + 1) * size)];
  // The page before stays until the rows of the wanted one are here.
  const isHere = state.rowAt(from) !== undefined && state.rowAt(to - 1) !== undefined;
  const [before, setBefore] = useState({ from, to });
  if (given && isHere && (before.from !== from || before.to !== to)) setBefore({ from, to });
  const page = isHere || state.rowAt(before.from) === undefined ? { from, to } : before;

  /** Of one list, which rows are on the screen. */
  const range = useRef<readonly [from: number, to: number]>([0, FIRST_ROWS]);
  const show = useCallback(() => {
    const [first, end] = oneList ? range.current : [from, from + size];
    given?.show({ question, isHeld, from: first, to: end });
  }, [given, question, isHeld, oneList, from, size]);
  // Before the first frame: the first rows that a worker has sent may not be in the wanted order.
  useLayoutEffect(show, [show]);
  const showRange = useCallback(
    (first: number, end: number) => {
      range.current = [first, end];
      show();
    },
    [show],
  );
  return {
    source,
    table: own.table,
    state,
    page: [page.from, page.to] as const,
    /** The wanted page is still to come. */
    isTurning: given !== undefined && !oneList && state.found > 0 && !isHere,
    pageIndex,
    pageCount,
    showRange,
  };
}
