import { formatDate, useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { useMemo } from 'react';
import { ChangeRow, type ChangeRowProps } from './change-row';
import { foldChanges } from 'shared-kit/ui-display';
import { FoldedRow } from './folded-row';

export interface ChangesTableProps extends Omit<ChangeRowProps, 'change' | 'inner'> {
  changes: readonly Change[];
}

/** Records of changes, grouped by days, people's first. Each can be expanded. */
export function ChangesTable({ changes, ...row }: ChangesTableProps) {
  const { t, locale } = useText('domains');
  const days = useMemo(() => byDay(changes).map(({ at, changes: all }) => ({ at, key: all[0]!.id, ofDay: foldChanges(all) })), [changes]);
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
      {days.map(({ at, key, ofDay }) => (
        <tbody key={key}>
          <tr className="ac-day">
            <th colSpan={4} scope="rowgroup">
              {at === null ? t('activity.noDate') : formatDate(at, locale, 'longDay')}
            </th>
          </tr>
          {ofDay.single.map((change) => (
            <ChangeRow key={change.id} {...row} change={change} />
          ))}
          {ofDay.folded.map((folded) => (
            <FoldedRow key={folded.action} {...row} folded={folded} />
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
