import { formatNumber, useText } from 'shared-kit/i18n';

/** What a table of sessions or tasks says when its search finds nothing, if it lists only the first `limit` of them (D-150). */
export function useSearchedOnly(listed: number, limit: number): string | undefined {
  const { t, locale } = useText('dashboards');
  return listed < limit ? undefined : t('filters.searchedOnly', { limit: formatNumber(limit, locale) });
}
