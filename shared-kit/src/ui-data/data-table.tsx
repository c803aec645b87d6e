import { lazy, Suspense, type ReactNode } from 'react';
import { useLocale, useMessageText, useText } from '../i18n';
import type { Message } from '../model';
import { Alert, Button, EmptyState, ErrorState, persistently } from '../ui-core';
import type { Column, Sorting } from './column';
import { arranging } from './columns/arranging';
import { ColumnsButton } from './columns/columns-button';
import { ExportMenu } from './export/export-menu';
import { ExportProgress } from './export/export-progress';
import { useTableExport } from './export/use-table-export';
import { rowsAt, useFoundRows, type FoundRows } from './rows/use-found-rows';
import { useHeldRows } from './rows/use-held-rows';
import { useHold } from './rows/use-hold';
import { useSelection } from './rows/use-selection';
import { useSearchText } from './setup/use-search-text';
import { useTableSetup } from './setup/use-table-setup';
import { CardPages } from './view/card-pages';
import { shownText } from './view/cell';
import { NewRows } from './view/new-rows';
import { Pager } from './view/pager';
import { SelectionBar } from './view/selection-bar';
import { SortChoice } from './view/sort-choice';
import { TableFoot } from './view/table-foot';
import { TablePages } from './view/table-pages';
import { Toolbar } from './view/toolbar';
import { useSmallScreen } from './view/use-small-screen';
import type { ViewProps } from './view/view-props';

export interface DataTableProps<T> {
  /** Names its preferences and, without `exportName`, its files. */
  id: string;
  /** The accessible name of the table. */
  label: string;
  rows: readonly T[];
  /** Keep the array between renders (outside of the component or with `useMemo`): a new one sorts and indexes anew. */
  columns: readonly Column<T>[];
  /** Keep the function between renders as well. */
  rowKey: (row: T) => string;
  /** What a row is called in "Select …"; by default the text of its first column. */
  rowName?: (row: T) => string;
  /** True, or which rows can be selected. */
  selectable?: boolean | ((row: T) => boolean);
  /** Removes the selected rows; asking first is up to the screen. */
  onDelete?: (rows: readonly T[]) => void;
  /** What else can be done with the selected rows, in the bar that stands in the place of the tools while there are any. */
  selectionActions?: (selected: readonly T[]) => ReactNode;
  /** Which rows the screen asks for; they stay when there are none. */
  filters?: ReactNode;
  /** The screen's own tools, given how to get all rows in their present order. They stay when there are no rows. */
  toolbar?: ReactNode | ((all: () => readonly T[]) => ReactNode);
  /** The order until the user chooses another. */
  defaultSorting?: Sorting;
  /**
   * Where search, order, page and columns stand in the page's address: as they are, which is the default; after the table's id, for the
   * second table of a page; or not at all, for a table in a dialog.
   */
  address?: 'plain' | 'named' | 'none';
  exportName?: string;
  /** In the place of the rows when there are none at all. */
  empty?: ReactNode;
  loading?: boolean;
  /** These are only the first rows and the others on their way: what is about all of them waits. */
  partial?: boolean | undefined;
  /** Why there are no rows, or why those shown may be out of date. */
  problem?: Message | string | undefined;
  onRetry?: () => void;
}

const UNSORTED: Sorting = { orderBy: null, order: 'asc' };
const NOTHING_YET: FoundRows<never> = { rows: [], ordered: new Uint32Array(), found: new Uint32Array(), question: {} };
const SKELETON_ROWS = 5;

// Only those who ask for one long list pay for its code.
const TableList = lazy(() => persistently(() => import('./view/table-list'))) as typeof TablePages;
const CardList = lazy(() => persistently(() => import('./view/card-list'))) as typeof CardPages;

/**
 * The table of the console (TABLE-01 to TABLE-09, decision D-101): sorts, searches, selects, pages and exports 100,000 rows without
 * holding up the page, in pages or as one long list, and keeps still under the hand while its rows change. Its state stands in the
 * address and is remembered ({@link useTableSetup}). A list of cards on small screens.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { id, label, rows, columns, rowKey, selectable = false, onDelete, toolbar, address = 'plain' } = props;
  const { loading = false, partial = false, problem, onRetry, empty } = props;
  const { t } = useText('common');
  const locale = useLocale();
  const messageText = useMessageText();
  const small = useSmallScreen();
  const setup = useTableSetup({ id, columns, defaultSorting: props.defaultSorting ?? UNSORTED, address });
  const { visible, sorting, dense, rowsPerPage } = setup;
  const search = useSearchText(setup.needle, setup.search);
  const { answer, pending } = useFoundRows({ rows, columns, searched: visible, sorting, needle: setup.needle });
  const hold = useHold();
  const { shown, now, waiting, showWaiting } = useHeldRows(answer ?? NOTHING_YET, rowKey, hold.held && rows.length > 0);
  const selection = useSelection({ rows, rowKey, selectable, shown });
  const exportName = props.exportName ?? id;
  const exporting = useTableExport(exportName, visible);

  if (problem !== undefined && rows.length === 0) return <ErrorState message={problem} onRetry={onRetry} />;
  const arrange = arranging(setup.layout, setup.allColumns, setup.setLayout);
  const count = shown.found.length;
  const oneList = setup.rowsShown === 'all';
  const pageCount = Math.max(1, Math.ceil(count / rowsPerPage));
  const pageIndex = Math.min(setup.pageIndex, pageCount - 1);
  const waitingForFirst = rows.length === 0 || answer === null;
  const rowsOf = {
    selected: () => selection.rows,
    found: () => rowsAt(shown.rows, shown.found),
    all: () => (answer === null ? rows : rowsAt(shown.rows, shown.ordered)),
  };
  const tools = typeof toolbar === 'function' ? toolbar(rowsOf.all) : toolbar;
  const exportMenu = (
    <ExportMenu
      selected={selection.size}
      found={count}
      total={rows.length}
      busy={exporting.progress !== null}
      waits={partial}
      onExport={(scope, format) => void exporting.exportRows(rowsOf[scope](), format)}
    />
  );
  if (!loading && rows.length === 0) {
    return (
      <div className="ic-data">
        <div className="ic-toolbar">
          {props.filters && <div className="ic-filters">{props.filters}</div>}
          <div className="ic-toolbar-end">
            {tools}
            {exportMenu}
          </div>
        </div>
        {empty ?? <EmptyState title={t('table.empty')} />}
      </div>
    );
  }
  const view: ViewProps<T> = {
    label,
    columns: visible,
    count,
    rowAt: (index) => {
      const current = now(shown.rows[shown.found[index]!]!);
      return { ...current, key: rowKey(current.row), index };
    },
    page: [pageIndex * rowsPerPage, Math.min(count, (pageIndex + 1) * rowsPerPage)],
    turnPage: (direction) => setup.goToPage(Math.max(0, Math.min(pageCount - 1, pageIndex + direction))),
    arrange,
    rowName: props.rowName ?? ((row) => (columns[0] ? shownText(row, columns[0], locale) : rowKey(row))),
    sorting,
    onSort: setup.sort,
    dense,
    selection: selectable === false ? undefined : selection,
    partial,
    hold,
    skeletonRows: waitingForFirst ? SKELETON_ROWS : 0,
    pending,
  };
  const Pages = small ? CardPages : TablePages;
  const List = small ? CardList : TableList;
  const View = oneList ? List : Pages;
  return (
    <div className="ic-data">
      <Toolbar
        search={search.typed}
        onSearch={search.type}
        onSearchLeft={search.leave}
        dense={dense}
        onDense={setup.setDense}
        selection={
          selection.size > 0 && (
            <SelectionBar count={selection.size} onClear={selection.clear} onDelete={onDelete && (() => onDelete(selection.rows))}>
              {props.selectionActions?.(selection.rows)}
            </SelectionBar>
          )
        }
        filters={props.filters}
        tools={tools}
        columns={<ColumnsButton columns={setup.allColumns} arrange={arrange} />}
      >
        {exportMenu}
      </Toolbar>
      {exporting.progress !== null && <ExportProgress name={exportName} progress={exporting.progress} onCancel={exporting.cancel} />}
      {problem !== undefined && (
        <Alert severity="warning" action={onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}>
          {messageText(problem)}
        </Alert>
      )}
      {small && <SortChoice columns={columns} sorting={sorting} onSort={setup.sort} />}
      <div className="ic-rows">
        {waiting > 0 && <NewRows count={waiting} onShow={showWaiting} />}
        <Suspense fallback={<Pages {...view} />}>
          <View {...view} />
        </Suspense>
      </div>
      {count === 0 && !waitingForFirst && (
        <EmptyState
          title={t('table.noMatch', { search: setup.needle.trim() })}
          action={<Button onClick={() => search.type('')}>{t('table.clearSearch')}</Button>}
        >
          {t(partial ? 'table.noMatchYet' : 'table.noMatchHint')}
        </EmptyState>
      )}
      <TableFoot found={count} total={rows.length} selected={selection.size} waiting={waiting} partial={partial} loading={waitingForFirst}>
        <Pager
          pageIndex={pageIndex}
          pageCount={pageCount}
          rowsPerPage={rowsPerPage}
          oneList={oneList}
          found={count}
          onPage={setup.goToPage}
          onRowsShown={setup.setRowsShown}
        />
      </TableFoot>
    </div>
  );
}
