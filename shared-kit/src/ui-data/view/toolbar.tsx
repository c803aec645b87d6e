import { DeleteOutlined, SearchOutlined } from '@ant-design/icons-svg';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { useAction } from '../../state';
import { Button, Icon, Switch, useShortcutProps } from '../../ui-core';

const SEARCH_KEYS = '/';

export interface ToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  /** The focus leaves the search box. */
  onSearchLeft: () => void;
  dense: boolean;
  onDense: (dense: boolean) => void;
  /** Present only with a selection (TABLE-07). */
  onDelete: (() => void) | undefined;
  /** The screen's own tools. */
  tools: ReactNode;
  /** The table's: its columns, and exporting. */
  children?: ReactNode;
}

/** Above the rows: search on one side, what can be done with them on the other. */
export function Toolbar({ search, onSearch, onSearchLeft, dense, onDense, onDelete, tools, children }: ToolbarProps) {
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
      {onDelete && (
        <Button danger icon={<Icon of={DeleteOutlined} />} onClick={onDelete}>
          {t('table.deleteSelected')}
        </Button>
      )}
      <div className="ic-toolbar-end">
        {tools}
        <Switch checked={dense} onChange={onDense}>
          {t('table.dense')}
        </Switch>
        {children}
      </div>
    </div>
  );
}
