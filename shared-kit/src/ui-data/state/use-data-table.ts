import { useMemo, useState, type ReactNode } from 'react';
import { useLocale, useNow } from '../../i18n';
import type { Message } from '../../model';
import { useTableExport, type ExportScope } from '../export/use-table-export';
import { arranging } from '../layout/arranging';
import type { Column, Sorting } from '../layout/column';
import { withInner } from '../layout/column-layout';
import { shownText } from '../layout/shown-text';
import { rowsAt, useFoundRows, type FoundRows } from '../rows/use-found-rows';
import { useHeldRows } from '../rows/use-held-rows';
import { useHold } from '../rows/use-hold';
import { useSelection } from '../rows/use-selection';
import { useSearchText } from '../setup/use-search-text';
import { useTableSetup } from '../setup/use-table-setup';
import type { ShownTable } from './shown-table';

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

const UNSORTED: Sorting = { orderBy: null, order: 'asc' };
const NOTHING_YET: FoundRows<never> = { rows: [], ordered: new Uint32Array(), matches: new Uint32Array(), question: {} };
/** As many as a page has by default, so that the table does not grow when the rows come. */
const SKELETON_ROWS = 10;

/** The state of a table and the actions on it. */
export type DataTableState<T> = ReturnType<typeof useDataTable<T>>;

/**
 * The state of a {@link DataTable} without its markup. Search, order, page and columns are kept in the URL and stored ({@link
 * useTableSetup}); sorting and searching work on positions ({@link useFoundRows}); rows that change do not move while the user points at
 * them ({@link useHeldRows}).
 */
export function useDataTable<T>(props: DataTableProps<T>) {
  const { id, label, rows, columns, rowKey, selectable = false, urlNaming = 'plain', partial = false } = props;
  const locale = useLocale();
  const minute = useNow();
  // A column within another one is shown in its cells and has no place of its own.
  const ownPlace = useMemo(
    () => (columns.some(({ mergedInto }) => mergedInto) ? columns.filter(({ mergedInto }) => !mergedInto) : columns),
    [columns],
  );
  const setup = useTableSetup({ id, columns: ownPlace, defaultSorting: props.defaultSorting ?? UNSORTED, urlNaming });
  const { visible, sorting, rowsPerPage } = setup;
  const search = useSearchText(setup.needle, setup.search);
  const allVisible = useMemo(() => withInner(visible, columns), [visible, columns]);
  const { answer, pending } = useFoundRows({
    rows,
    columns: ownPlace,
    searched: allVisible,
    sorting,
    needle: setup.needle,
    typing: search.typed !== setup.needle,
  });
  const hold = useHold();
  const { shownRows, currentRow, waiting, showWaiting } = useHeldRows(answer ?? NOTHING_YET, rowKey, hold.isHeld && rows.length > 0);
  const [shows, setShows] = useState(0);
  const selection = useSelection({ rows, rowKey, selectable, shownRows });
  const exportName = props.exportName ?? id;
  const exporting = useTableExport(exportName, allVisible);

  const count = shownRows.matches.length;
  const pageCount = Math.max(1, Math.ceil(count / rowsPerPage));
  const pageIndex = Math.min(setup.pageIndex, pageCount - 1);
  /** True until there is a row to show. */
  const waitingForFirst = rows.length === 0 || answer === null;
  const view: ShownTable<T> = {
    label,
    columns: visible,
    // 0 without relative dates, because every row renders again when `now` changes.
    now: visible.some(({ relative }) => relative) ? minute : 0,
    count,
    rowAt: (index) => {
      const current = currentRow(shownRows.rows[shownRows.matches[index]!]!);
      return { ...current, key: rowKey(current.row), index };
    },
    page: [pageIndex * rowsPerPage, Math.min(count, (pageIndex + 1) * rowsPerPage)],
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
    pending,
  };
  return {
    setup,
    search,
    selection,
    exportName,
    exporting,
    /** The rows of an export, in order. */
    rowsOf: {
      selected: () => selection.rows,
      found: () => rowsAt(shownRows.rows, shownRows.matches),
      all: () => (answer === null ? rows : rowsAt(shownRows.rows, shownRows.ordered)),
    } satisfies Record<ExportScope, () => readonly T[]>,
    view,
    total: rows.length,
    /** All rows in one list instead of pages. */
    oneList: setup.rowsShown === 'all',
    pageIndex,
    pageCount,
    /** How many new rows are held back while the user points at the rows. */
    waiting,
    showWaiting: () => {
      setShows(shows + 1);
      showWaiting();
    },
    /** How often the user has asked for the new rows. */
    shows,
    waitingForFirst,
  };
}
