import { useState } from 'react';
import { formatDate, formatNumber, useText } from '../../i18n';
import { cellClass, cellContent } from './cell';
import type { ShownTable } from '../state/shown-table';

/** The table on paper: all rows of all pages that pass the search, with exact times and the date of printing. */
export function PrintedRows<T>({ view, search }: { view: ShownTable<T>; search: string }) {
  const { t, locale } = useText('common');
  const [now] = useState(() => Date.now());
  const columns = view.columns.filter(({ kind }) => kind !== 'actions').map((column) => ({ ...column, relative: false }));
  // The rows change no more while they are printed.
  const [rows] = useState(view.printed);
  const printedCount = rows.length;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <>
      <p className="ic-printed">
        {t('table.printedAt', { when: formatDate(now, locale, 'full') })}
        {search !== '' && ` · ${t('table.printedSearch', { search })}`}
      </p>
      <table className="ic-table" aria-label={view.label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column, columns)} translate={column.titleIsName ? 'no' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column, columns)}>
                  {cellContent(row, column, columns, locale, now)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {printedCount < view.count && (
        <p className="ic-printed">{t('table.printedFirst', { shown: number(printedCount), total: number(view.count) })}</p>
      )}
    </>
  );
}
