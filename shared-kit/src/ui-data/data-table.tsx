import { useMessageText, useText } from '../i18n';
import { Alert, Button, EmptyState, ErrorState } from '../ui-core';
import { useMediaQuery } from '../ui-core/theme/use-media-query';
import { useDataTable, type DataTableProps, type SourceTableProps } from './state/use-data-table';
import { CardTools } from './view/card-tools';
import { ExportMenu } from './view/export-menu';
import { ExportProgress } from './view/export-progress';
import { InPlaceOfRows } from './view/in-place-of-rows';
import { NewRows } from './view/new-rows';
import { NoMatch } from './view/no-match';
import { RowsView } from './view/rows-view';
import { SelectionBar } from './view/selection-bar';
import { TableFoot } from './view/table-foot';
import { Toolbar } from './view/toolbar';

/** Below 640 px tables become lists of cards. */
const SMALL_SCREEN = '(max-width: 639.98px)';

/**
 * The table of the console (TABLE-01 to TABLE-09, D-101), over a list of the page (`rows`) or over rows that stay in a worker (`source`). It shows
 * them in pages or as one long list, and does not move rows that the user points at. On small screens it is a list of cards. Its state is {@link
 * useDataTable}; this component only renders it.
 */
export function DataTable<T>(props: DataTableProps<T> | SourceTableProps<T>) {
  const { columns, toolbar, problem, onRetry } = props;
  const { onDelete, selectionActions }: Partial<DataTableProps<T>> = 'rows' in props ? props : {};
  const { noneOfFilter }: Partial<SourceTableProps<T>> = 'source' in props ? props : {};
  const { t } = useText('common');
  const messageText = useMessageText();
  const small = useMediaQuery(SMALL_SCREEN);
  const table = useDataTable(props);
  const { selection, exporting, view, waiting, total } = table;
  const loading = (props.loading ?? false) || table.isComing;

  if (problem !== undefined && total === 0) return <ErrorState message={problem} onRetry={onRetry} />;
  // TABLE-09: filters, tools and the export button stay; the export then reports that there is nothing to export.
  const none = !loading && total === 0;
  return (
    <div className="ic-data">
      <Toolbar
        table={table}
        hasRows={!none}
        small={small}
        selection={
          selection.size > 0 && (
            <SelectionBar selection={selection} onDelete={onDelete}>
              {selectionActions?.(selection.rows)}
            </SelectionBar>
          )
        }
        filters={props.filters}
        tools={typeof toolbar === 'function' ? toolbar(table.allRows) : toolbar}
      >
        <ExportMenu table={table} />
      </Toolbar>
      {none ? (
        <InPlaceOfRows>{(table.isFilteredOut && noneOfFilter) || (props.empty ?? <EmptyState title={t('table.empty')} />)}</InPlaceOfRows>
      ) : (
        <>
          {exporting.progress !== null && (
            <ExportProgress name={table.exportName} progress={exporting.progress} onCancel={exporting.cancel} />
          )}
          {problem !== undefined && (
            <Alert severity="warning" action={onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}>
              {messageText(problem)}
            </Alert>
          )}
          {small && <CardTools columns={columns} view={view} />}
          <div className="ic-rows">
            {waiting > 0 && <NewRows count={waiting} onShow={table.showWaiting} />}
            <RowsView table={table} small={small} />
          </div>
          <NoMatch table={table} searchedOnly={props.searchedOnly} />
        </>
      )}
      {/* Also without rows: a filter that leaves none is announced. */}
      <TableFoot table={table} hidden={none} />
    </div>
  );
}
