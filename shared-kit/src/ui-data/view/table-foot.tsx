import { formatNumber, useText } from '../../i18n';
import { PAGE_SIZES } from 'shared-kit/model';
import { useLocation } from '../../router';
import { useAnnouncement } from '../../ui-overlay/display/use-announcement';
import type { DataTableState } from '../state/use-data-table';
import { Pager } from './pager';

/**
 * The counts of all, found and selected rows, and the pager. Search, filters, selection and pages are announced to screen readers at once,
 * arriving rows seldom.
 * @param hidden only announces: the table has no rows
 */
export function TableFoot<T>({ table, hidden }: { table: DataTableState<T>; hidden: boolean }) {
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
  const isKnown = (hidden || !waitingForFirst) && !view.pending;
  // Rows that the smallest page holds have no pages to turn, nor a size to choose. Those that a search leaves keep the pager in its place.
  const hasPages = waitingForFirst || view.partial || total > PAGE_SIZES[0];
  const announcement = useAnnouncement(isKnown ? inOneLine([...counts, range]) : null, done.join(' '), { arrivals: true });
  return (
    <>
      {/* Stays when the rows go: a text that appears together with its element is not read out. */}
      {announcement}
      {!hidden && (
        <div className={waitingForFirst ? 'ic-data-foot ic-data-foot-coming' : 'ic-data-foot'}>
          <span className="ic-number">{waitingForFirst ? t('state.loading') : inOneLine(counts)}</span>
          {hasPages && <Pager table={table} />}
        </div>
      )}
    </>
  );
}

const inOneLine = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');
