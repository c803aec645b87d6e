import { useRef } from 'react';
import { Checkbox } from '../../ui-core';
import type { Selection } from '../rows/use-selection';

export interface RowCheckProps<T> {
  row: T;
  /** "Select …". */
  label: string;
  checked: boolean;
  selectable: boolean;
  onSelect: Selection<T>['set'];
}

/** The checkbox of a row. With Shift it also selects the rows between the last one and this one. */
export function RowCheck<T>({ row, label, checked, selectable, onSelect }: RowCheckProps<T>) {
  const withShift = useRef(false);
  return (
    <Checkbox
      checked={checked}
      disabled={!selectable}
      // The click event comes before the change event, which does not know about Shift.
      onClick={(event) => void (withShift.current = event.shiftKey)}
      onChange={(selected) => onSelect(row, selected, withShift.current)}
      aria-label={label}
    />
  );
}
