import { formatDate, useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { ChangeRow, type ChangeRowProps } from './change-row';

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

interface Day {
  /** A time in that day, in milliseconds since 1970; null for records without a time. */
  at: number | null;
  changes: Change[];
}

/** Groups records by days of the user's calendar. The order stays the same. */
function byDay(changes: readonly Change[]): Day[] {
  const days: Day[] = [];
  const dayOf = (at: number | null) => (at === null ? '' : new Date(at).toDateString());
  for (const change of changes) {
    const last = days.at(-1);
    if (last && dayOf(last.at) === dayOf(change.at)) last.changes.push(change);
    else days.push({ at: change.at, changes: [change] });
  }
  return days;
}
