import { CloseOutlined, DeleteOutlined } from '@ant-design/icons-svg';
import type { ReactNode } from 'react';
import { formatNumber, useText } from '../../i18n';
import { Button, Icon } from '../../ui-core';

export interface SelectionBarProps {
  count: number;
  /** How many of them do not pass the search. */
  hidden: number;
  onClear: () => void;
  onDelete: (() => void) | undefined;
  /** The screen's own actions on the selected rows. */
  children?: ReactNode;
}

/** The actions on the selected rows, also on those that the search hides. They replace the table's own tools (ADD-18). */
export function SelectionBar({ count, hidden, onClear, onDelete, children }: SelectionBarProps) {
  const { t, locale } = useText('common');
  return (
    <div className="ic-selection" role="region" aria-label={t('table.selection')}>
      <strong className="ic-number">{t('table.selected', { count, selected: formatNumber(count, locale) })}</strong>
      {hidden > 0 && <span className="ic-number ic-muted">{t('table.hidden', { count: hidden, hidden: formatNumber(hidden, locale) })}</span>}
      {children}
      {onDelete && (
        <Button danger size="small" icon={<Icon of={DeleteOutlined} />} onClick={onDelete}>
          {t('table.deleteSelected')}
        </Button>
      )}
      <Button size="small" variant="text" icon={<Icon of={CloseOutlined} />} onClick={onClear}>
        {t('table.clearSelection')}
      </Button>
    </div>
  );
}
