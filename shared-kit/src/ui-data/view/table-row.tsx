import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Locale } from 'shared-kit/model';
import { useText, type Translate } from '../../i18n';
import { translateOf, type Column } from '../layout/column';
import type { Selection } from '../rows/use-selection';
import { cellClass, cellContent } from './cell';
import { RowCheck } from './row-check';
import type { ShownRow, ShownTable } from '../state/shown-table';

export interface TableRowProps<T> extends Omit<ShownRow<T>, 'key'> {
  columns: readonly Column<T>[];
  locale: Locale;
  /** The time to the minute when a column shows relative dates; otherwise 0. */
  now: number;
  /** The label of its checkbox, as a prop: a translation hook in each row would cost more than the row. */
  selectLabel: string;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  selectable: boolean;
  onSelect: Selection<T>['set'] | undefined;
}

/** A row of the table. It renders again only when one of its props has changed. */
export const TableRow = memo(function TableRow<T>({
  row,
  index,
  isRemoved,
  columns,
  locale,
  now,
  selectLabel,
  selected,
  selectable,
  onSelect,
}: TableRowProps<T>) {
  return (
    // `aria-rowindex` starts with 1, which is the head.
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={isRemoved ? 'ic-row-gone' : undefined}
      onClickCapture={isRemoved ? stop : undefined}
    >
      {onSelect && (
        <td className="ic-table-check" onMouseDown={keepTextUnselected}>
          <RowCheck row={row} label={selectLabel} checked={selected === true} selectable={selectable && !isRemoved} onSelect={onSelect} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column, columns)} translate={translateOf(column)}>
          {isRemoved && place === 0 ? (
            <RemovedCell>{cellContent(row, column, columns, locale, now)}</RemovedCell>
          ) : (
            cellContent(row, column, columns, locale, now)
          )}
        </td>
      ))}
    </tr>
  );
}) as <T>(props: TableRowProps<T>) => React.JSX.Element;

export function rowProps<T>(
  { row, index, isRemoved }: ShownRow<T>,
  { columns, now, rowName, selection }: ShownTable<T>,
  locale: Locale,
  t: Translate<'common'>,
): TableRowProps<T> {
  return {
    row,
    index,
    isRemoved,
    columns,
    locale,
    now,
    selectLabel: selection ? t('table.selectRow', { name: rowName(row) }) : '',
    selected: selection?.has(row),
    selectable: selection?.isSelectable(row) ?? false,
    onSelect: selection?.set,
  };
}

/** The name of a removed row, with a text for screen readers that says so. */
export function RemovedCell({ children }: { children: ReactNode }) {
  const { t } = useText('common');
  return (
    <>
      <span className="ic-hidden" translate="yes">
        {t('table.gone')}{' '}
      </span>
      <span>{children}</span>
    </>
  );
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** On a click with Shift the browser would select the text in between. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
