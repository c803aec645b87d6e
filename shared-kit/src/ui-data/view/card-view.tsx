import { useText } from '../../i18n';
import { Checkbox, Skeleton } from '../../ui-core';
import { CellContent } from './cell';
import type { ViewProps } from './view-props';

/** The rows as a list of cards, for screens too narrow for columns (design.md section 10). The first column heads its card. */
export function CardView<T>({ label, columns, rows, rowKey, rowName, dense, selection, skeletonRows }: ViewProps<T>) {
  const { t } = useText('common');
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <>
      {selection && (
        <div className="ic-rowcards-all">
          <Checkbox
            checked={selection.all}
            indeterminate={selection.size > 0 && !selection.all}
            onChange={selection.setAll}
          >
            {t('table.selectAll')}
          </Checkbox>
        </div>
      )}
      <ul className={`ic-rowcards ${dense ? 'ic-rowcards-dense' : ''}`} aria-label={label} aria-busy={skeletonRows > 0}>
        {rows.map((row) => (
          <li key={rowKey(row)} className="ic-rowcard">
            <div className="ic-rowcard-head">
              {selection && (
                <Checkbox
                  checked={selection.has(row)}
                  disabled={!selection.isSelectable(row)}
                  onChange={(selected) => selection.set(row, selected)}
                  aria-label={t('table.selectRow', { name: rowName(row) })}
                />
              )}
              <div className="ic-rowcard-title">
                <CellContent row={row} column={first} />
              </div>
            </div>
            <dl>
              {rest.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd className={column.kind === undefined ? undefined : 'ic-number'}>
                    <CellContent row={row} column={column} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        {Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} className="ic-rowcard" aria-hidden="true">
            <Skeleton width="55%" height={18} />
            <Skeleton width="80%" />
          </li>
        ))}
      </ul>
    </>
  );
}
