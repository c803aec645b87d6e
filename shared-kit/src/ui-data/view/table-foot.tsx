import { formatNumber, useText } from '../../i18n';
import type { DataTableState } from '../state/use-data-table';
import { Pager } from './pager';

/** The counts of all, found and selected rows, announced to screen readers when they change, and the pager. */
export function TableFoot<T>({ table }: { table: DataTableState<T> }) {
  const { view, total, selection, waiting, waitingForFirst } = table;
  const { t, locale } = useText('common');
  const rows = t('table.rows', { count: total, total: formatNumber(total, locale) });
  return (
    <div className={waitingForFirst ? 'ic-data-foot ic-data-foot-coming' : 'ic-data-foot'}>
      <span role="status" className="ic-number">
        {waitingForFirst
          ? t('state.loading')
          : [
              view.count === total ? rows : t('table.found', { found: formatNumber(view.count, locale), total: rows }),
              view.partial && t('table.moreComing'),
              selection.size > 0 && t('table.selected', { count: selection.size, selected: formatNumber(selection.size, locale) }),
              waiting > 0 && t('table.waiting', { count: waiting, waiting: formatNumber(waiting, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
      </span>
      <Pager table={table} />
    </div>
  );
}
