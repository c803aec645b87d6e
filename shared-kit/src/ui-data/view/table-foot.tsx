import type { ReactNode } from 'react';
import { formatNumber, useText } from '../../i18n';

export interface TableFootProps {
  /** Rows that pass the search. */
  matchCount: number;
  total: number;
  selected: number;
  /** How many new rows are held back. */
  waiting: number;
  /** More rows are still being read. */
  partial: boolean;
  loading: boolean;
  children: ReactNode;
}

/** The counts of all, found and selected rows, announced to screen readers when they change, and the pager. */
export function TableFoot({ matchCount, total, selected, waiting, partial, loading, children }: TableFootProps) {
  const { t, locale } = useText('common');
  const rows = t('table.rows', { count: total, total: formatNumber(total, locale) });
  return (
    <div className={loading ? 'ic-data-foot ic-data-foot-coming' : 'ic-data-foot'}>
      <span role="status" className="ic-number">
        {loading
          ? t('state.loading')
          : [
              matchCount === total ? rows : t('table.found', { found: formatNumber(matchCount, locale), total: rows }),
              partial && t('table.moreComing'),
              selected > 0 && t('table.selected', { count: selected, selected: formatNumber(selected, locale) }),
              waiting > 0 && t('table.waiting', { count: waiting, waiting: formatNumber(waiting, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
      </span>
      {children}
    </div>
  );
}
