import { DownOutlined, UpOutlined } from '@ant-design/icons-svg';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { formatNumber, useText } from '../../i18n';
import { Button, Checkbox, Icon } from '../../ui-core';
import type { Arranging } from './arranging';

interface Titled {
  key: string;
  title: string;
}

export interface ColumnsPanelProps {
  columns: readonly Titled[];
  arrange: Arranging;
  onClose: () => void;
}

/** Shows, hides and moves columns; what it does shows in the table at once. */
export default function ColumnsPanel({ columns, arrange, onClose }: ColumnsPanelProps) {
  const { t, locale } = useText('common');
  const panel = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const { layout, setHidden, moveTo, reset } = arrange;
  const visible = columns.filter(({ key }) => !layout.hidden.includes(key));
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  // An element that is moved in the page loses the focus.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => pressed.current?.focus(), [columns]);
  const move = (event: MouseEvent<HTMLElement>, { key, title }: Titled, to: number) => {
    const place = columns[to];
    if (!place) return;
    pressed.current = event.currentTarget;
    moveTo(key, place.key);
    setTold(t('table.columnMoved', { title, place: formatNumber(to + 1, locale), count: formatNumber(columns.length, locale) }));
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside come up to it
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
      <ul>
        {columns.map((column, place) => {
          const { key, title } = column;
          const shown = visible.includes(column);
          return (
            <li key={key}>
              <Checkbox checked={shown} disabled={shown && visible.length === 1} onChange={(show) => {
                  pressed.current = null;
                  setHidden(key, !show);
                }}>
                {title}
              </Checkbox>
              <Button
                size="small"
                variant="text"
                icon={<Icon of={UpOutlined} />}
                aria-label={t('table.moveUp', { title })}
                // It keeps the focus at the end of the list, where there is nothing more to do.
                aria-disabled={place === 0}
                onClick={(event) => move(event, column, place - 1)}
              />
              <Button
                size="small"
                variant="text"
                icon={<Icon of={DownOutlined} />}
                aria-label={t('table.moveDown', { title })}
                aria-disabled={place === columns.length - 1}
                onClick={(event) => move(event, column, place + 1)}
              />
            </li>
          );
        })}
      </ul>
      <p className="ic-help">{t('table.columnsHelp')}</p>
      <Button
        size="small"
        onClick={() => {
          pressed.current = null;
          reset();
          setTold(t('table.columnsResetDone'));
        }}
      >
        {t('table.columnsReset')}
      </Button>
      <span className="ic-hidden" role="status">
        {told}
      </span>
    </div>
  );
}
