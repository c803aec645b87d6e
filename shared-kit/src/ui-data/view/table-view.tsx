import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Checkbox, Icon, Skeleton } from '../../ui-core';
import type { Column } from '../column';
import { CellContent } from './cell';
import type { ViewProps } from './view-props';

/** The rows as a table, for screens wide enough for columns. */
export function TableView<T>(props: ViewProps<T>) {
  const { label, columns, rows, rowKey, rowName, dense, selection, skeletonRows } = props;
  const { t } = useText('common');
  return (
    <div className="ic-table-box">
      <table className={`ic-table ${dense ? 'ic-table-dense' : ''}`} aria-label={label} aria-busy={skeletonRows > 0}>
        <thead>
          <tr>
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
              <HeadCell key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} aria-selected={selection ? selection.has(row) : undefined}>
              {selection && (
                <td className="ic-table-check">
                  <Checkbox
                    checked={selection.has(row)}
                    disabled={!selection.isSelectable(row)}
                    onChange={(selected) => selection.set(row, selected)}
                    aria-label={t('table.selectRow', { name: rowName(row) })}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  <CellContent row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
          {Array.from({ length: skeletonRows }, (_, index) => (
            <tr key={index} aria-hidden="true">
              {selection && <td className="ic-table-check" />}
              {columns.map((column, position) => (
                <td key={column.key}>
                  <Skeleton width={`${40 + ((index + position) % 4) * 15}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<T>({ column, sorting, onSort }: { column: Column<T> } & ViewProps<T>) {
  const sorted = sorting.orderBy === column.key ? sorting.order : null;
  const style = column.width === undefined ? undefined : { width: column.width };
  if (column.sortable === false) {
    return (
      <th scope="col" className={cellClass(column)} style={style}>
        {column.title}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={style}
      aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="ic-table-sort" onClick={() => onSort(column.key)}>
        {column.title}
        <Icon of={sorted === 'desc' ? CaretDownFilled : CaretUpFilled} className={sorted ? '' : 'ic-table-unsorted'} />
      </button>
    </th>
  );
}

const cellClass = <T,>(column: Column<T>): string | undefined =>
  [column.kind === 'number' && 'ic-table-number', column.kind === 'date' && 'ic-number', column.wrap && 'ic-table-wrap'].filter(Boolean).join(' ') ||
  undefined;
