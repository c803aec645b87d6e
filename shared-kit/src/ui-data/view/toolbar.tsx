import { ColumnHeightOutlined } from '@ant-design/icons-svg';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Icon } from '../../ui-core';
import { ColumnsButton } from '../columns/columns-button';
import type { DataTableState } from '../state/use-data-table';
import { SearchBox } from './search-box';

interface ToolbarProps<T> {
  table: DataTableState<T>;
  /** Whether there are rows to search and to arrange. */
  hasRows: boolean;
  /** Shows the filters in a line of their own, below the tools. */
  small: boolean;
  /** Replaces the tools while rows are selected (TABLE-07, ADD-18). */
  selection: ReactNode;
  /** Controls that choose which rows the screen reads. */
  filters: ReactNode;
  /** The screen's own tools. */
  tools: ReactNode;
  /** Tools that stay while rows are selected. */
  children?: ReactNode;
}

/**
 * The bar above the rows: search on the left, actions on the right. Without rows it has only filters and tools, in the same elements
 * as with rows, because a filter that leaves no rows has the focus, and would lose it if it were replaced.
 */
export function Toolbar<T>({ table, hasRows, small, selection, filters, tools, children }: ToolbarProps<T>) {
  const line = <Fragment key="line">{selection || (filters && <div className="ic-filters">{filters}</div>)}</Fragment>;
  const end = (
    <div key="end" className="ic-toolbar-end">
      {!selection && tools}
      {!selection && hasRows && <ArrangingTools table={table} />}
      {children}
    </div>
  );
  return (
    <div className="ic-toolbar">
      {hasRows && <SearchBox {...table.search} />}
      {/* In visual order, so that the Tab key follows it. */}
      {small ? [end, line] : [line, end]}
    </div>
  );
}

function ArrangingTools<T>({ table: { setup, view } }: Pick<ToolbarProps<T>, 'table'>) {
  const { t } = useText('common');
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={view.dense}
        aria-label={t('table.dense')}
        title={t('table.dense')}
        className="ic-button ic-button-text ic-button-small ic-button-icon ic-dense"
        onClick={() => setup.setDense(!view.dense)}
      >
        <Icon of={ColumnHeightOutlined} />
      </button>
      <ColumnsButton columns={setup.allColumns} arrange={view.arrange} />
    </>
  );
}
