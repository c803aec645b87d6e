import { CloseOutlined, DeleteOutlined } from '@ant-design/icons-svg';
import type { ReactNode } from 'react';
import { formatNumber, useText } from '../../i18n';
import { Button, Icon } from '../../ui-core';
import type { Selection } from '../rows/use-selection';

interface SelectionBarProps<T> {
  selection: Selection<T>;
  onDelete: ((rows: readonly T[]) => void) | undefined;
  /** The screen's own actions on the selected rows. */
  children?: ReactNode;
}

/** The actions on the selected rows, also on those that the search hides. They replace the table's own tools (ADD-18). */
export function SelectionBar<T>({ selection, onDelete, children }: SelectionBarProps<T>) {
  const { size, hidden } = selection;
  const { t, locale } = useText('common');
  return (
    <div className="ic-selection" role="region" aria-label={t('table.selection')}>
      <strong className="ic-number">{t('table.selected', { count: size, selected: formatNumber(size, locale) })}</strong>
      {hidden > 0 && (
        <span className="ic-number ic-muted">{t('table.hidden', { count: hidden, hidden: formatNumber(hidden, locale) })}</span>
      )}
      {children}
      <div className="ic-selection-end">
        {onDelete && (
          <Button danger size="small" icon={<Icon of={DeleteOutlined} />} onClick={() => onDelete(selection.rows)}>
            {t('table.deleteSelected')}
          </Button>
        )}
        <Button size="small" variant="text" icon={<Icon of={CloseOutlined} />} onClick={selection.clear}>
          {t('table.clearSelection')}
        </Button>
      </div>
    </div>
  );
}
