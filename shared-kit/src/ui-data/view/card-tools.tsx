import { useText } from '../../i18n';
import { Checkbox } from '../../ui-core';
import type { Column } from '../layout/column';
import type { ShownTable } from '../state/shown-table';
import { SortChoice } from './sort-choice';

/** Selecting all rows and sorting them above a list of cards, which has no column heads. */
export function CardTools<T>({ columns, view }: { columns: readonly Column<T>[]; view: ShownTable<T> }) {
  const { selection, partial, sorting, onSort } = view;
  const { t } = useText('common');
  return (
    <div className="ic-card-tools">
      {selection && (
        <Checkbox
          checked={selection.all}
          indeterminate={selection.size > 0 && !selection.all}
          onChange={selection.setAll}
          disabled={partial}
        >
          {t('table.selectAll')}
        </Checkbox>
      )}
      <SortChoice columns={columns} sorting={sorting} onSort={onSort} />
    </div>
  );
}
