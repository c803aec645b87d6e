import { useState, type ReactNode } from 'react';
import { useLocale, useText } from '../i18n';
import type { Message } from '../model';
import { usePreference } from '../state';
import { Button, EmptyState, ErrorState } from '../ui-core';
import type { Column, Sorting } from './column';
import { useTableExport } from './export/use-table-export';
import { parsePreferences } from './rows/preferences';
import { rowsAt, useRows } from './rows/use-rows';
import { useSearchText } from './rows/use-search-text';
import { useSelection } from './rows/use-selection';
import { CardView } from './view/card-view';
import { shownText } from './view/cell';
import { Pager } from './view/pager';
import { SortChoice } from './view/sort-choice';
import { TableFoot } from './view/table-foot';
import { TableView } from './view/table-view';
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
  /** Delete selected; asking first is up to the screen. */
  onDelete?: (rows: readonly T[]) => void;
  /** The screen's own tools, given the selected rows. */
  toolbar?: ReactNode | ((selected: readonly T[]) => ReactNode);
  /** The order until the user chooses another. */
  defaultSorting?: Sorting;
  exportName?: string;
  /** In the place of the rows when there are none at all. */
  empty?: ReactNode;
  loading?: boolean;
  problem?: Message | string | undefined;
  onRetry?: () => void;
}

const UNSORTED: Sorting = { orderBy: null, order: 'asc' };
const SKELETON_ROWS = 5;

/**
 * The table of the console (TABLE-01 to TABLE-09, decision D-101): sorts, searches, selects, pages and exports, remembers
 * how it was set, and keeps page, order and selection while its rows change. A list of cards on small screens.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { id, label, rows, columns, rowKey, selectable = false, onDelete, toolbar, defaultSorting = UNSORTED } = props;
  const { loading = false, problem, onRetry, empty } = props;
  const { t } = useText('common');
  const locale = useLocale();
  const small = useSmallScreen();
  const [preferences, setPreferences] = usePreference(`table.${id}`, parsePreferences);
  const search = useSearchText();
  const [pageIndex, setPageIndex] = useState(0);
  const { exporting, exportRows } = useTableExport(props.exportName ?? id, columns);

  const remembered = columns.some((column) => column.key === preferences.orderBy);
  const sorting = remembered ? { orderBy: preferences.orderBy, order: preferences.order } : defaultSorting;
  const { rowsPerPage, dense } = preferences;
  const shown = useRows({ rows, columns, sorting, needle: search.needle, pageIndex, rowsPerPage });
  const { ordered, found } = shown;
  const selection = useSelection({ rows, rowKey, selectable, ordered, found });

  const sort = (orderBy: string) => {
    const order = sorting.orderBy === orderBy && sorting.order === 'asc' ? 'desc' : 'asc';
    setPreferences({ ...preferences, orderBy, order });
  };
  const view: ViewProps<T> = {
    label,
    columns,
    rows: shown.page,
    rowKey,
    rowName: props.rowName ?? ((row) => (columns[0] ? shownText(row, columns[0], locale) : rowKey(row))),
    sorting,
    onSort: sort,
    dense,
    selection: selectable === false ? undefined : selection,
    skeletonRows: loading && rows.length === 0 ? SKELETON_ROWS : 0,
  };

  if (problem !== undefined && rows.length === 0) return <ErrorState message={problem} onRetry={onRetry} />;
  if (!loading && rows.length === 0) return empty ?? <EmptyState title={t('table.empty')} />;
  return (
    <div className="ic-data">
      <Toolbar
        search={search.typed}
        onSearch={(text) => {
          search.type(text);
          setPageIndex(0);
        }}
        dense={dense}
        onDense={(next) => setPreferences({ ...preferences, dense: next })}
        onExport={(format) => void exportRows(selection.size > 0 ? selection.rows : rowsAt(rows, found), format)}
        exporting={exporting}
        onDelete={onDelete && selection.size > 0 ? () => onDelete(selection.rows) : undefined}
      >
        {typeof toolbar === 'function' ? toolbar(selection.rows) : toolbar}
      </Toolbar>
      {small && <SortChoice columns={columns} sorting={sorting} onSort={sort} />}
      {small ? <CardView {...view} /> : <TableView {...view} />}
      {found.length === 0 && !loading && (
        <EmptyState
          title={t('table.noMatch', { search: search.needle.trim() })}
          action={<Button onClick={() => search.type('')}>{t('table.clearSearch')}</Button>}
        >
          {t('table.noMatchHint')}
        </EmptyState>
      )}
      <TableFoot found={found.length} total={rows.length} selected={selection.size} loading={loading && rows.length === 0}>
        <Pager
          pageIndex={shown.pageIndex}
          pageCount={shown.pageCount}
          rowsPerPage={rowsPerPage}
          found={found.length}
          onPage={setPageIndex}
          onRowsPerPage={(size) => {
            setPreferences({ ...preferences, rowsPerPage: size });
            setPageIndex(0);
          }}
        />
      </TableFoot>
    </div>
  );
}
