import { ColumnHeightOutlined } from '@ant-design/icons-svg';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Icon } from '../../ui-core';
import { SearchBox, type SearchBoxProps } from './search-box';

export interface ToolbarProps {
  /** Null if there are no rows to search or to arrange. */
  search: SearchBoxProps | null;
  dense: boolean;
  onDense: (dense: boolean) => void;
  /** Shows the filters in a line of their own, below the tools. */
  small: boolean;
  /** Replaces the tools while rows are selected (TABLE-07, ADD-18). */
  selection: ReactNode;
  /** Controls that choose which rows the screen reads. */
  filters: ReactNode;
  /** The screen's own tools. */
  tools: ReactNode;
  /** The button that arranges the columns. */
  columns: ReactNode;
  /** Tools that stay while rows are selected. */
  children?: ReactNode;
}

/**
 * The bar above the rows: search on the left, actions on the right. Without rows it has only filters and tools, in the same elements
 * as with rows, because a filter that leaves no rows has the focus, and would lose it if it were replaced.
 */
export function Toolbar({ search, small, selection, filters, children, ...tools }: ToolbarProps) {
  const line = <Fragment key="line">{selection || (filters && <div className="ic-filters">{filters}</div>)}</Fragment>;
  const end = (
    <div key="end" className="ic-toolbar-end">
      {!selection && <Tools {...tools} arranges={search !== null} />}
      {children}
    </div>
  );
  return (
    <div className="ic-toolbar">
      {search && <SearchBox {...search} />}
      {/* In visual order, so that the Tab key follows it. */}
      {small ? [end, line] : [line, end]}
    </div>
  );
}

interface ToolsProps extends Pick<ToolbarProps, 'tools' | 'columns' | 'dense' | 'onDense'> {
  /** Whether there are rows to arrange. */
  arranges: boolean;
}

function Tools({ tools, columns, dense, onDense, arranges }: ToolsProps) {
  const { t } = useText('common');
  return (
    <>
      {tools}
      {arranges && (
        <button
          type="button"
          role="switch"
          aria-checked={dense}
          aria-label={t('table.dense')}
          title={t('table.dense')}
          className="ic-button ic-button-text ic-button-small ic-button-icon ic-dense"
          onClick={() => onDense(!dense)}
        >
          <Icon of={ColumnHeightOutlined} />
        </button>
      )}
      {arranges && columns}
    </>
  );
}
