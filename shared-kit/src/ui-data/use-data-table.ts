import { useMemo } from 'react';
import { useLocale, useNow } from '../i18n';
import type { Sorting } from './layout/column';
import { arranging } from './layout/arranging';
import { withInner } from './layout/column-layout';
import type { DataTableProps } from './data-table';
import type { ExportScope } from './export/export-menu';
import { useTableExport, type TableExport } from './export/use-table-export';
import { rowsAt, useFoundRows, type FoundRows } from './rows/use-found-rows';
import { useHeldRows } from './rows/use-held-rows';
import { useHold } from './rows/use-hold';
import { useSelection, type Selection } from './rows/use-selection';
import { useSearchText, type SearchText } from './setup/use-search-text';
import { useTableSetup, type TableSetup } from './setup/use-table-setup';
import { shownText } from './view/cell';
import type { ViewProps } from './view/view-props';

const UNSORTED: Sorting = { orderBy: null, order: 'asc' };
const NOTHING_YET: FoundRows<never> = { rows: [], ordered: new Uint32Array(), found: new Uint32Array(), question: {} };
const SKELETON_ROWS = 5;

/** The state of a table and the actions on it. */
export interface DataTableState<T> {
  setup: TableSetup<T>;
  search: SearchText;
  selection: Selection<T>;
  exportName: string;
  exporting: TableExport<T>;
  /** The rows of an export, in order. */
  rowsOf: Record<ExportScope, () => readonly T[]>;
  /** The input of all four views: table or cards, in pages or as one list. */
  view: ViewProps<T>;
  /** All rows in one list instead of pages. */
  oneList: boolean;
  pageIndex: number;
  pageCount: number;
  /** How many new rows are held back while the user points at the rows. */
  waiting: number;
  showWaiting: () => void;
  /** True until there is a row to show. */
  waitingForFirst: boolean;
}

/**
 * The state of a {@link DataTable} without its markup. Search, order, page and columns are kept in the address and remembered ({@link
 * useTableSetup}); sorting and searching work on positions ({@link useFoundRows}); rows that change do not move while the user points at
 * them ({@link useHeldRows}).
 */
export function useDataTable<T>(props: DataTableProps<T>): DataTableState<T> {
  const { id, label, rows, columns, rowKey, selectable = false, address = 'plain', partial = false } = props;
  const locale = useLocale();
  const minute = useNow();
  // A column within another one is shown in its cells and has no place of its own.
  const ownPlace = useMemo(() => (columns.some(({ within }) => within) ? columns.filter(({ within }) => !within) : columns), [columns]);
  const setup = useTableSetup({ id, columns: ownPlace, defaultSorting: props.defaultSorting ?? UNSORTED, address });
  const { visible, sorting, rowsPerPage } = setup;
  const search = useSearchText(setup.needle, setup.search);
  const allVisible = useMemo(() => withInner(visible, columns), [visible, columns]);
  const { answer, pending } = useFoundRows({ rows, columns: ownPlace, searched: allVisible, sorting, needle: setup.needle, typing: search.typed !== setup.needle });
  const hold = useHold();
  const { shown, now, waiting, showWaiting } = useHeldRows(answer ?? NOTHING_YET, rowKey, hold.held && rows.length > 0);
  const selection = useSelection({ rows, rowKey, selectable, shown });
  const exportName = props.exportName ?? id;
  const exporting = useTableExport(exportName, allVisible);

  const count = shown.found.length;
  const pageCount = Math.max(1, Math.ceil(count / rowsPerPage));
  const pageIndex = Math.min(setup.pageIndex, pageCount - 1);
  const waitingForFirst = rows.length === 0 || answer === null;
  const view: ViewProps<T> = {
    label,
    columns: visible,
    // Every row renders again when it changes.
    now: visible.some(({ relative }) => relative) ? minute : 0,
    count,
    rowAt: (index) => {
      const current = now(shown.rows[shown.found[index]!]!);
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
    skeletonRows: waitingForFirst ? SKELETON_ROWS : 0,
    pending,
  };
  return {
    setup,
    search,
    selection,
    exportName,
    exporting,
    rowsOf: {
      selected: () => selection.rows,
      found: () => rowsAt(shown.rows, shown.found),
      all: () => (answer === null ? rows : rowsAt(shown.rows, shown.ordered)),
    },
    view,
    oneList: setup.rowsShown === 'all',
    pageIndex,
    pageCount,
    waiting,
    showWaiting,
    waitingForFirst,
  };
}
