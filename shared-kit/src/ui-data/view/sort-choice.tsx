import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Button, Icon } from '../../ui-core';
import { canSort, type Sorting } from '../../model/rows/data-column';
import type { Column } from '../layout/column';

interface SortChoiceProps<T> {
  columns: readonly Column<T>[];
  sorting: Sorting;
  onSort: (orderBy: string) => void;
}

/** Sorting for a list of cards, which has no column heads to press. */
export function SortChoice<T>({ columns, sorting, onSort }: SortChoiceProps<T>) {
  const { t } = useText('common');
  const sortable = columns.filter(canSort);
  if (sortable.length === 0) return null;
  return (
    <div className="ic-sort-choice">
      <select
        className="ic-input"
        aria-label={t('table.sortBy')}
        value={sorting.orderBy ?? ''}
        onChange={(event) => onSort(event.target.value)}
      >
        {sorting.orderBy === null && <option value="">{t('table.unsorted')}</option>}
        {sortable.map(({ key, title, titleIsName }) => (
          <option key={key} value={key} translate={titleIsName ? 'no' : undefined}>
            {title}
          </option>
        ))}
      </select>
      <Button
        icon={<Icon of={sorting.order === 'asc' ? SortAscendingOutlined : SortDescendingOutlined} />}
        aria-label={sorting.order === 'asc' ? t('table.ascending') : t('table.descending')}
        disabled={sorting.orderBy === null}
        onClick={() => sorting.orderBy !== null && onSort(sorting.orderBy)}
      />
    </div>
  );
}
