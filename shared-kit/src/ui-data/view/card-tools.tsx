import { useText } from '../../i18n';
import { Checkbox } from '../../ui-core';
import { SortChoice, type SortChoiceProps } from './sort-choice';
import type { ShownTable } from '../state/shown-table';

/** Selecting all rows and sorting them above a list of cards, which has no column heads. */
export function CardTools<T>({ selection, partial, ...sort }: SortChoiceProps<T> & Pick<ShownTable<T>, 'selection' | 'partial'>) {
  const { t } = useText('common');
  return (
    <div className="ic-card-tools">
      {selection && (
        <Checkbox checked={selection.all} indeterminate={selection.size > 0 && !selection.all} onChange={selection.setAll} disabled={partial}>
          {t('table.selectAll')}
        </Checkbox>
      )}
      <SortChoice {...sort} />
    </div>
  );
}
