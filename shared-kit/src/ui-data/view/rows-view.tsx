import { Suspense } from 'react';
import { lazyPart } from '../../ui-core';
import { usePrinting } from '../../ui-core/theme/theme-mode';
import { CardPages } from './card-pages';
import { PrintedRows } from './printed-rows';
import { TablePages } from './table-pages';
import type { DataTableState } from '../state/use-data-table';

// The code of the long list is loaded only when it is used.
const TableList = lazyPart(() => import('./table-list')) as typeof TablePages;
const CardList = lazyPart(() => import('./card-list')) as typeof CardPages;

interface RowsViewProps<T> {
  table: DataTableState<T>;
  /** Cards, for screens too narrow for columns. */
  small: boolean;
}

/** The rows as a table or as cards, in pages or as one list; on paper as one table of all pages. */
export function RowsView<T>({ table: { view, oneList, setup }, small }: RowsViewProps<T>) {
  const isPrinted = usePrinting();
  const Pages = small ? CardPages : TablePages;
  const List = small ? CardList : TableList;
  const View = oneList ? List : Pages;
  if (isPrinted && view.skeletonRows === 0) return <PrintedRows view={view} search={setup.needle.trim()} />;
  return (
    <Suspense fallback={<Pages {...view} />}>
      <View {...view} />
    </Suspense>
  );
}
