import { formatDate, useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { ChangeRow, type ChangeRowProps } from './change-row';
import { byDay } from './days';

export interface ChangesTableProps extends Omit<ChangeRowProps, 'change'> {
  changes: readonly Change[];
}

/** Records of changes, grouped by days. Each can be expanded. */
export function ChangesTable({ changes, ...row }: ChangesTableProps) {
  const { t, locale } = useText('domains');
  return (
    <table className="ac-table" aria-label={t('activity.table')}>
      <thead className="ic-hidden">
        <tr>
          <th scope="col">{t('activity.column.time')}</th>
          <th scope="col">{t('activity.column.change')}</th>
          <th scope="col">{t('activity.column.from')}</th>
          <th scope="col">{t('activity.column.link')}</th>
        </tr>
      </thead>
      {byDay(changes).map(({ at, changes: ofDay }) => (
        <tbody key={ofDay[0]!.id}>
          <tr className="ac-day">
            <th colSpan={4} scope="rowgroup">
              {at === null ? t('activity.noDate') : formatDate(at, locale, 'longDay')}
            </th>
          </tr>
          {ofDay.map((change) => (
            <ChangeRow key={change.id} {...row} change={change} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
