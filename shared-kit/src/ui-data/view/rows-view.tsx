import { Suspense } from 'react';
import { lazyPart } from '../../ui-core';
import { CardPages } from './card-pages';
import { PrintedRows } from './printed-rows';
import { TablePages } from './table-pages';
import { usePrinting } from './use-printing';
import type { ShownTable } from '../state/shown-table';

// The code of the long list is loaded only when it is used.
const TableList = lazyPart(() => import('./table-list')) as typeof TablePages;
const CardList = lazyPart(() => import('./card-list')) as typeof CardPages;

export interface RowsViewProps<T> {
  view: ShownTable<T>;
  /** Cards, for screens too narrow for columns. */
  small: boolean;
  /** All rows in one list instead of pages. */
  oneList: boolean;
  /** The text that the rows were searched for. */
  search: string;
}

/** The rows as a table or as cards, in pages or as one list; on paper as one table of all pages. */
export function RowsView<T>({ view, small, oneList, search }: RowsViewProps<T>) {
  const isPrinted = usePrinting();
  const Pages = small ? CardPages : TablePages;
  const List = small ? CardList : TableList;
  const View = oneList ? List : Pages;
  if (isPrinted && view.skeletonRows === 0) return <PrintedRows view={view} search={search} />;
  return (
    <Suspense fallback={<Pages {...view} />}>
      <View {...view} />
    </Suspense>
  );
}
