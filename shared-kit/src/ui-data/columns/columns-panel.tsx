import { foldText } from 'shared-kit/model';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { formatNumber, useText } from '../../i18n';
import { Button } from '../../ui-core';
import { useAnnouncement } from '../../ui-overlay/display/use-announcement';
import type { Arranging } from '../layout/arranging';
import type { Column } from '../layout/column';
import { ColumnItem } from './column-item';

type Titled = Pick<Column<never>, 'key' | 'title' | 'titleIsName'>;

export interface ColumnsPanelProps {
  columns: readonly Titled[];
  arrange: Arranging;
  onClose: () => void;
}

/**
 * Shows, hides and moves columns; every change applies to the table at once. Search and foot stay visible while the list of columns
 * scrolls.
 */
export default function ColumnsPanel({ columns, arrange, onClose }: ColumnsPanelProps) {
  const { t, locale } = useText('common');
  const panel = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [announced, setAnnounced] = useState('');
  const announcement = useAnnouncement(announced, announced);
  const { layout, setHidden, moveTo, showAll, reset } = arrange;
  const isShown = ({ key }: Titled) => !layout.hidden.includes(key);
  const shownCount = columns.filter(isShown).length;
  const needle = foldText(search.trim());
  const matches = columns.filter(({ title }) => foldText(title).includes(needle));
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  // An element that is moved in the document loses the focus, so it gets it back after the render.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => pressed.current?.focus(), [columns]);
  const move = (event: MouseEvent<HTMLElement>, { key, title }: Titled, to: number) => {
    const place = columns[to];
    if (!place) return;
    pressed.current = event.currentTarget;
    moveTo(key, place.key);
    setAnnounced(t('table.columnMoved', { title, place: formatNumber(to + 1, locale), count: formatNumber(columns.length, locale) }));
  };
  const change = (make: () => void, then = '') => {
    pressed.current = null;
    make();
    setAnnounced(then);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key events of the controls inside bubble to it
    <div
      className="ic-menu ic-menu-end ic-columns"
      role="dialog"
      aria-label={t('table.columns')}
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <input
        type="search"
        className="ic-input"
        aria-label={t('table.findColumn')}
        placeholder={t('table.findColumn')}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul>
        {matches.map((column) => {
          const place = columns.indexOf(column);
          return (
            <ColumnItem
              key={column.key}
              title={column.title}
              titleIsName={column.titleIsName}
              isShown={isShown(column)}
              isOnly={isShown(column) && shownCount === 1}
              isFirst={place === 0}
              isLast={place === columns.length - 1}
              onShow={(show) => change(() => setHidden(column.key, !show))}
              onMove={(event, by) => move(event, column, place + by)}
            />
          );
        })}
        {matches.length === 0 && <li className="ic-muted">{t('table.noColumn')}</li>}
      </ul>
      <p className="ic-help">{t('table.columnsHelp')}</p>
      <div className="ic-columns-foot">
        <Button size="small" disabled={shownCount === columns.length} onClick={() => change(showAll)}>
          {t('table.columnsShowAll')}
        </Button>
        <Button size="small" onClick={() => change(reset, t('table.columnsResetDone'))}>
          {t('table.columnsReset')}
        </Button>
      </div>
      {announcement}
    </div>
  );
}
