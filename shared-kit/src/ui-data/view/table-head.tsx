import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons-svg';
import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n';
import { Checkbox, Icon } from '../../ui-core';
import { useTimeZoneName } from '../../ui-overlay/display/time-zone-name';
import { canSort } from '../../model/rows/data-column';
import type { Column } from '../layout/column';
import { useColumnDrag } from '../columns/use-column-drag';
import type { ColumnWidths } from '../columns/use-column-widths';
import { cellClass } from './cell';
import type { ShownTable } from '../state/shown-table';

/** By how much Shift with an arrow key changes a width, in pixels. */
const KEY_STEP = 16;

/** The heads of the columns. Sortable ones are buttons; a head can be dragged to another place, and its edge changes the width. */
export function TableHead<T>({ view, widths }: { view: ShownTable<T>; widths: ColumnWidths }) {
  const { columns, selection, arrange } = view;
  const { t, locale } = useText('common');
  const zone = useTimeZoneName(locale);
  const { drop, headProps } = useColumnDrag(arrange.moveTo);

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const key = columns[place]?.key;
    if (!step || !event.shiftKey || key === undefined) return;
    event.preventDefault();
    const beside = columns[place + step]?.key;
    if (!event.ctrlKey && !event.metaKey) widths.widen(key, step * KEY_STEP);
    else if (beside !== undefined) arrange.moveTo(key, beside);
  };

  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th className="ic-table-check" scope="col">
            <Checkbox
              checked={selection.all}
              indeterminate={selection.size > 0 && !selection.all}
              onChange={selection.setAll}
              disabled={view.partial}
              aria-label={t('table.selectAll')}
            />
          </th>
        )}
        {columns.map((column, place) => (
          <th
            key={column.key}
            scope="col"
            title={column.kind === 'date' && zone !== null ? t('userMenu.zone', { zone }) : undefined}
            className={`${cellClass(column, columns) ?? ''} ${drop?.target === column.key && drop.dragged !== column.key ? dropSide(columns, drop.dragged, place) : ''}`}
            style={widths.widths === null && column.width !== undefined ? { width: column.width } : undefined}
            aria-sort={ariaSort(column, view)}
            onKeyDown={(event) => onKeyDown(event, place)}
            {...headProps(column.key)}
          >
            <HeadContent column={column} {...view} />
            <span
              className="ic-col-grip"
              aria-hidden="true"
              // Otherwise the browser would drag the head.
              onMouseDown={(event) => event.preventDefault()}
              onPointerDown={(event) => widths.startDrag(column.key, event)}
              onDoubleClick={() => widths.fit(column.key)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HeadContent<T>({ column, sorting, onSort }: { column: Column<T> } & Pick<ShownTable<T>, 'sorting' | 'onSort'>) {
  const title = (
    <span className="ic-col-title" translate={column.titleIsName ? 'no' : undefined}>
      {column.title}
    </span>
  );
  if (!canSort(column)) return title;
  const sorted = sorting.orderBy === column.key ? sorting.order : null;
  return (
    <button type="button" className="ic-table-sort" onClick={() => onSort(column.key)}>
      {title}
      <Icon of={sorted === 'desc' ? CaretDownFilled : CaretUpFilled} className={sorted ? '' : 'ic-table-unsorted'} />
    </button>
  );
}

function ariaSort<T>(column: Column<T>, { sorting }: ShownTable<T>): 'ascending' | 'descending' | undefined {
  if (!canSort(column) || sorting.orderBy !== column.key) return undefined;
  return sorting.order === 'asc' ? 'ascending' : 'descending';
}

function dropSide<T>(columns: readonly Column<T>[], dragged: string, place: number): string {
  return columns.findIndex(({ key }) => key === dragged) < place ? 'ic-col-drop-after' : 'ic-col-drop-before';
}
