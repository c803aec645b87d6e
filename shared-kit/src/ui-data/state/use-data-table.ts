import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocale, useNow } from '../../i18n';
import type { Message } from '../../model';
import type { Sorting } from '../../model/rows/data-column';
import type { FileOptions, RowSource } from '../../workers/rows/row-source';
import { useTableExport, type ExportScope } from '../export/use-table-export';
import { arranging } from '../layout/arranging';
import type { Column } from '../layout/column';
import { withInner } from '../layout/column-layout';
import { shownText } from '../layout/shown-text';
import { useHold } from '../rows/use-hold';
import { useSelection } from '../rows/use-selection';
import { useSearchText } from '../setup/use-search-text';
import { useTableSetup } from '../setup/use-table-setup';
import type { ShownTable } from './shown-table';
import { useRowSource } from './use-row-source';

export interface DataTableProps<T> {
  /** The name of its preferences and, without `exportName`, of its files. */
  id: string;
  /** The accessible name of the table. */
  label: string;
  rows: readonly T[];
  /** Keep the array between renders (outside of the component or with `useMemo`): a new array is sorted and indexed again. */
  columns: readonly Column<T>[];
  /** Keep the function between renders as well. */
  rowKey: (row: T) => string;
  /** The row's name in "Select …"; by default the text of its first column. */
  rowName?: (row: T) => string;
  /** True, or which rows can be selected. */
  selectable?: boolean | ((row: T) => boolean);
  /** Removes the selected rows. The page has to ask the user first. */
  onDelete?: (rows: readonly T[]) => void;
  /** More actions on the selected rows. They stand in the bar that replaces the tools while rows are selected. */
  selectionActions?: (selected: readonly T[]) => ReactNode;
  /** Controls that choose which rows the screen reads. They stay when there are no rows. */
  filters?: ReactNode;
  /** The page's own tools; they can get all rows in their current order. They stay when there are no rows. */
  toolbar?: ReactNode | ((all: () => readonly T[]) => ReactNode);
  /** The order until the user chooses another. */
  defaultSorting?: Sorting;
  /**
   * How search, order, page and columns are named in the page's URL: by their plain names (the default), with the table's id for the
   * second table of a page, or not at all for a table in a dialog.
   */
  urlNaming?: 'plain' | 'named' | 'none';
  exportName?: string;
  /** Shown instead of the rows when there are none at all. */
  empty?: ReactNode;
  /** If the rows are only the first ones of more: says so, where the search finds nothing among them (D-150). */
  searchedOnly?: string | undefined;
  loading?: boolean;
  /** `rows` are only the first ones and the others are still being read. Actions on all rows wait until then. */
  partial?: boolean | undefined;
  /** Why there are no rows, or why those shown may be out of date. */
  problem?: Message | string | undefined;
  onRetry?: () => void;
}

/** A table over rows that stay where they are made, such as in a worker. Its rows cannot be selected. */
export interface SourceTableProps<T> extends Omit<
  DataTableProps<T>,
  'rows' | 'partial' | 'selectable' | 'onDelete' | 'selectionActions' | 'toolbar'
> {
  source: RowSource<T>;
  /** Which rows the table has, in the words of whoever makes them; by default all. */
  rowFilter?: string;
  /** Shown instead of the rows when there are some and `rowFilter` leaves none; by default `empty`. */
  noneOfFilter?: ReactNode;
  /** The page's own tools. They stay when there are no rows. */
  toolbar?: ReactNode;
}

const UNSORTED: Sorting = { orderBy: null, order: 'asc' };
const NO_ROWS: readonly never[] = [];
/** As many as a page has by default, so that the table does not grow when the rows come. */
const SKELETON_ROWS = 10;

export type DataTableState<T> = ReturnType<typeof useDataTable<T>>;

/**
 * The state of a {@link DataTable} without its markup. Search, order, page and columns are kept in the URL and stored ({@link
 * useTableSetup}); the rows are sorted, searched and held by their source ({@link useRowSource}).
 */
export function useDataTable<T>(props: DataTableProps<T> | SourceTableProps<T>) {
  const { id, label, columns, rowKey, urlNaming = 'plain' } = props;
  const list = 'rows' in props ? props : undefined;
  const { rows = NO_ROWS, selectable = false } = list ?? {};
  const locale = useLocale();
  const minute = useNow();
  // A column within another one is shown in its cells and has no place of its own.
  const ownPlace = useMemo(
    () => (columns.some(({ mergedInto }) => mergedInto) ? columns.filter(({ mergedInto }) => !mergedInto) : columns),
    [columns],
  );
  const setup = useTableSetup({ id, columns: ownPlace, defaultSorting: props.defaultSorting ?? UNSORTED, urlNaming });
  const { visible, sorting, rowsPerPage, needle } = setup;
  const search = useSearchText(needle, setup.search);
  const allVisible = useMemo(() => withInner(visible, columns), [visible, columns]);
  const hold = useHold();
  const rowFilter = 'source' in props ? (props.rowFilter ?? '') : '';
  const question = useMemo(
    () => ({ ...sorting, search: needle, searched: allVisible.map(({ key }) => key), filter: rowFilter }),
    [sorting, needle, allVisible, rowFilter],
  );
  const oneList = setup.rowsShown === 'all';
  const { source, table, state, showRange, page, isTurning, pageIndex, pageCount } = useRowSource({
    source: 'source' in props ? props.source : undefined,
    list: { rows, columns, rowKey },
    question,
    isHeld: hold.isHeld,
    wantedPage: { index: setup.pageIndex, size: rowsPerPage },
    oneList,
  });
  const isTyping = search.typed !== needle;
  useEffect(() => {
    // While the first letters are typed, so that the rows are there soon after typing pauses.
    if (isTyping) table.prepareSearch();
  }, [isTyping, table]);
  const [shows, setShows] = useState(0);
  const selection = useSelection({ rows, rowKey, selectable, table, state });
  const exportName = props.exportName ?? id;
  const exporting = useTableExport(exportName, allVisible);

  const { total, found: count, waiting } = state;
  const partial = list ? (list.partial ?? false) : state.isPartial;
  const isComing = !list && total === 0 && (state.isPending || state.isPartial);
  /** True until there is a row to show. */
  const waitingForFirst = total === 0 || (count > 0 && !oneList && state.rowAt(page[0]) === undefined);
  const view: ShownTable<T> = {
    label,
    columns: visible,
    // 0 without relative dates, because every row renders again when `now` changes.
    now: visible.some(({ relative }) => relative) ? minute : 0,
    count,
    rowAt: (index) => {
      const shown = state.rowAt(index);
      return shown && { ...shown, index };
    },
    showRange,
    printed: () => source.printed(),
    page,
    turnPage: (direction) => setup.goToPage(Math.max(0, Math.min(pageCount - 1, pageIndex + direction))),
    arrange: arranging(setup.layout, setup.allColumns, setup.setLayout),
    rowName: props.rowName ?? ((row) => (columns[0] ? shownText(row, columns[0], locale) : rowKey(row))),
    sorting,
    onSort: setup.sort,
    dense: setup.dense,
    selection: selectable === false ? undefined : selection,
    partial,
    hold,
    skeletonRows: waitingForFirst ? Math.min(SKELETON_ROWS, rowsPerPage) : 0,
    pending: state.isPending || isTurning,
  };
  return {
    setup,
    search,
    selection,
    exportName,
    exporting,
    exportAs: (scope: ExportScope, format: FileOptions['format']) =>
      scope === 'selected'
        ? exporting.exportRows(selection.rows, format)
        : exporting.exportBy((...options) => source.write(scope, ...options), scope === 'all' ? total : count, format),
    /** All rows in their order, of a list that the page has. */
    allRows: () => table.rows('all'),
    view,
    total,
    /** There are no rows yet, but some may come. */
    isComing,
    /** There are rows, and the filter leaves none. */
    isFilteredOut: total === 0 && state.unfiltered > 0,
    /** All rows in one list instead of pages. */
    oneList,
    pageIndex,
    pageCount,
    /** How many new rows are held back while the user points at the rows. */
    waiting,
    showWaiting: () => {
      setShows(shows + 1);
      source.showWaiting();
    },
    /** How often the user has asked for the new rows. */
    shows,
    waitingForFirst,
  };
}
