import { useRef } from 'react';
import { useText } from '../../i18n';
import { Checkbox } from '../../ui-core';
import type { Selection } from '../rows/use-selection';

export interface RowCheckProps<T> {
  row: T;
  name: string;
  checked: boolean;
  selectable: boolean;
  onSelect: Selection<T>['set'];
}

/** Selects a row; with Shift also those between it and the one chosen before. */
export function RowCheck<T>({ row, name, checked, selectable, onSelect }: RowCheckProps<T>) {
  const { t } = useText('common');
  const withShift = useRef(false);
  return (
    <Checkbox
      checked={checked}
      disabled={!selectable}
      // A click comes before the change it makes.
      onClick={(event) => void (withShift.current = event.shiftKey)}
      onChange={(selected) => onSelect(row, selected, withShift.current)}
      aria-label={t('table.selectRow', { name })}
    />
  );
}
