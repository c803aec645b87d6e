import { useRef } from 'react';
import { NativeCheckbox } from '../../ui-core';
import type { Selection } from '../rows/use-selection';

export interface RowCheckProps<T> {
  row: T;
  /** "Select …". */
  label: string;
  checked: boolean;
  selectable: boolean;
  onSelect: Selection<T>['set'];
}

/** Selects a row; with Shift also those between it and the one chosen before. */
export function RowCheck<T>({ row, label, checked, selectable, onSelect }: RowCheckProps<T>) {
  const withShift = useRef(false);
  return (
    <NativeCheckbox
      checked={checked}
      disabled={!selectable}
      // A click comes before the change it makes.
      onClick={(event) => void (withShift.current = event.shiftKey)}
      onChange={(selected) => onSelect(row, selected, withShift.current)}
      aria-label={label}
    />
  );
}
