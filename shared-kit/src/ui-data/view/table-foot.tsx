import { formatNumber, useText } from '../../i18n';
import { useLocation } from '../../router';
import { useAnnouncement } from '../../ui-overlay/display/use-announcement';
import type { DataTableState } from '../state/use-data-table';
import { Pager } from './pager';

/**
 * The counts of all, found and selected rows, and the pager. Search, filters, selection and pages are announced to screen readers at once,
 * arriving rows seldom.
 */
export function TableFoot<T>({ table }: { table: DataTableState<T> }) {
  const { view, total, selection, waiting, waitingForFirst, oneList, pageCount, pageIndex, setup } = table;
  const { t, locale } = useText('common');
  const rows = t('table.rows', { count: total, total: formatNumber(total, locale) });
  const [from, to] = view.page;
  const counts = [
    view.count === total ? rows : t('table.found', { found: formatNumber(view.count, locale), total: rows }),
    view.partial && t('table.moreComing'),
    selection.size > 0 && t('table.selected', { count: selection.size, selected: formatNumber(selection.size, locale) }),
    waiting > 0 && t('table.waiting', { count: waiting, waiting: formatNumber(waiting, locale) }),
  ];
  const range =
    !oneList &&
    pageCount > 1 &&
    t('table.range', { from: formatNumber(from + 1, locale), to: formatNumber(to, locale), total: formatNumber(view.count, locale) });
  // The filters of the page stand in its URL.
  const { search } = useLocation();
  const done = [
    search,
    setup.needle,
    setup.sorting.orderBy,
    setup.sorting.order,
    pageIndex,
    setup.rowsShown,
    selection.changes,
    table.shows,
  ];
  const announcement = useAnnouncement(waitingForFirst || view.pending ? null : inOneLine([...counts, range]), done.join(' '), {
    arrivals: true,
  });
  return (
    <div className={waitingForFirst ? 'ic-data-foot ic-data-foot-coming' : 'ic-data-foot'}>
      <span className="ic-number">{waitingForFirst ? t('state.loading') : inOneLine(counts)}</span>
      {announcement}
      <Pager table={table} />
    </div>
  );
}

const inOneLine = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');
