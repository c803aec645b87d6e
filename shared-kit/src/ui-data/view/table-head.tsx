import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Checkbox, Icon } from '../../ui-core';
import type { Column } from '../column';
import { cellClass } from './cell';
import type { ViewProps } from './view-props';

/** The heads of the columns; those that sort are buttons. */
export function TableHead<T>({ columns, selection, sorting, onSort }: ViewProps<T>) {
  const { t } = useText('common');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th className="ic-table-check" scope="col">
            <Checkbox
              checked={selection.all}
              indeterminate={selection.size > 0 && !selection.all}
              onChange={selection.setAll}
              aria-label={t('table.selectAll')}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<T> extends Pick<ViewProps<T>, 'sorting' | 'onSort'> {
  column: Column<T>;
}

function HeadCell<T>({ column, sorting, onSort }: HeadCellProps<T>) {
  const { key, title, width, sortable = true } = column;
  const sorted = sortable && sorting.orderBy === key ? sorting.order : null;
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={width === undefined ? undefined : { width }}
      aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      {sortable ? (
        <button type="button" className="ic-table-sort" onClick={() => onSort(key)}>
          {title}
          <Icon of={sorted === 'desc' ? CaretDownFilled : CaretUpFilled} className={sorted ? '' : 'ic-table-unsorted'} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
