import { ColumnHeightOutlined, SearchOutlined } from '@ant-design/icons-svg';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { useAction } from '../../state';
import { Icon, useShortcutProps } from '../../ui-core';

const SEARCH_KEYS = '/';

export interface ToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  /** Called when the search box loses the focus. */
  onSearchLeft: () => void;
  dense: boolean;
  onDense: (dense: boolean) => void;
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

/** The bar above the rows: search on the left, actions on the right. */
export function Toolbar({ search, onSearch, onSearchLeft, dense, onDense, selection, filters, tools, columns, children }: ToolbarProps) {
  const { t } = useText('common');
  const searchBox = useRef<HTMLInputElement>(null);
  const shortcut = useShortcutProps(SEARCH_KEYS);
  useAction({ id: 'table.search', label: t('shortcuts.searchTable'), keys: SEARCH_KEYS, icon: <Icon of={SearchOutlined} />, run: () => searchBox.current?.focus() });
  return (
    <div className="ic-toolbar">
      <div className="ic-search">
        <Icon of={SearchOutlined} />
        <input
          {...shortcut}
          ref={searchBox}
          type="search"
          className="ic-input"
          aria-label={t('table.search')}
          placeholder={t('table.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onSearchLeft}
        />
      </div>
      {selection || (filters && <div className="ic-filters">{filters}</div>)}
      <div className="ic-toolbar-end">
        {!selection && (
          <>
            {tools}
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
            {columns}
          </>
        )}
        {children}
      </div>
    </div>
  );
}
