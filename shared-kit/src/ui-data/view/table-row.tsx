import { memo, type MouseEvent } from 'react';
import { useText, type Locale, type Translate } from '../../i18n';
import type { Column } from '../column';
import type { Selection } from '../rows/use-selection';
import { cellClass, cellContent } from './cell';
import { RowCheck } from './row-check';
import type { ShownRow, ViewProps } from './view-props';

export interface TableRowProps<T> extends Omit<ShownRow<T>, 'key'> {
  columns: readonly Column<T>[];
  locale: Locale;
  /** To the minute, where a column is relative to it; otherwise always the same. */
  now: number;
  /** What selecting it is called. A hook in each row would cost more than the row. */
  selectLabel: string;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  selectable: boolean;
  onSelect: Selection<T>['set'] | undefined;
}

/** A row of the table. It draws itself anew only when something of it has changed. */
export const TableRow = memo(function TableRow<T>({ row, index, gone, columns, locale, now, selectLabel, selected, selectable, onSelect }: TableRowProps<T>) {
  return (
    // The head is the first row.
    <tr aria-rowindex={index + 2} aria-selected={selected} className={gone ? 'ic-row-gone' : undefined} onClickCapture={gone ? stop : undefined}>
      {onSelect && (
        <td className="ic-table-check" onMouseDown={keepTextUnselected}>
          <RowCheck row={row} label={selectLabel} checked={selected === true} selectable={selectable && !gone} onSelect={onSelect} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column, columns)}>
          {gone && place === 0 && <GoneMark />}
          {cellContent(row, column, locale, now)}
        </td>
      ))}
    </tr>
  );
}) as <T>(props: TableRowProps<T>) => React.JSX.Element;

/** What a view hands to each of its rows. */
export function rowProps<T>({ row, index, gone }: ShownRow<T>, { columns, now, rowName, selection }: ViewProps<T>, locale: Locale, t: Translate<'common'>): TableRowProps<T> {
  return {
    row,
    index,
    gone,
    columns,
    locale,
    now,
    selectLabel: selection ? t('table.selectRow', { name: rowName(row) }) : '',
    selected: selection?.has(row),
    selectable: selection?.isSelectable(row) ?? false,
    onSelect: selection?.set,
  };
}

export function GoneMark() {
  const { t } = useText('common');
  return <span className="ic-hidden">{t('table.gone')} </span>;
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Shift and a click would select the text in between. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
