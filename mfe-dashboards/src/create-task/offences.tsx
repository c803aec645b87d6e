import { formatList, formatNumber, useText } from 'shared-kit/i18n';
import type { Offence } from 'shared-kit/model/inventory-sheet';

/** Where the repeated addresses or the several streets are, by the row numbers that a spreadsheet program shows. */
export function Offences({ offences, total }: { offences: readonly Offence[]; total: number }) {
  const { t, locale } = useText('dashboards');
  return (
    <details className="db-offences">
      <summary>{t('createInventoryTask.offending')}</summary>
      <ul>
        {offences.map(({ value, rows, count }) => (
          <li key={value}>
            <span className="ic-mono">{value}</span>{' '}
            <span className="ic-muted ic-number">
              {t('createInventoryTask.rows', {
                rows: formatList(
                  rows.map((row) => formatNumber(row, locale)),
                  locale,
                ),
              })}
              {count > rows.length && ` ${t('createInventoryTask.moreRows', { count: formatNumber(count - rows.length, locale) })}`}
            </span>
          </li>
        ))}
      </ul>
      {total > offences.length && (
        <p className="ic-muted">{t('createInventoryTask.moreRows', { count: formatNumber(total - offences.length, locale) })}</p>
      )}
    </details>
  );
}
