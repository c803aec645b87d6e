import { formatNumber, formatPercent, useText } from 'shared-kit/i18n';
import type { Locale, Session } from 'shared-kit/model';

/** The shares of read, empty and invalid addresses of a session, as numbers and as a bar. */
export function SessionShares({ session: { total, empty, invalid } }: { session: Session }) {
  const { t, locale } = useText('dashboards');
  if (total === 0) return <p className="ic-muted">{t('overview.nothingRead')}</p>;
  const share = (part: number) => Math.min(1, part / total);
  const read = Math.max(0, 1 - share(empty) - share(invalid));
  return (
    <>
      <p className="db-shares ic-number">
        <span>{t('overview.addresses', { count: total, total: formatNumber(total, locale) })}</span>
        <span>{t('overview.read', { share: percent(read, locale) })}</span>
        <span>{t('overview.emptyShare', { share: percent(share(empty), locale) })}</span>
        <span className={invalid > 0 ? 'db-invalid' : undefined}>
          {t('overview.invalidShare', { share: percent(share(invalid), locale) })}
        </span>
      </p>
      <span className="db-bar" aria-hidden="true">
        <span className="db-bar-read" style={{ flexGrow: read }} />
        <span className="db-bar-empty" style={{ flexGrow: share(empty) }} />
        <span className="db-bar-invalid" style={{ flexGrow: share(invalid) }} />
      </span>
    </>
  );
}

/** A share, 0 to 1, in percent. It is "0 %" and "100 %" only for exactly 0 and 1. */
function percent(share: number, locale: Locale): string {
  if (share > 0 && share < 0.005) return `< ${formatPercent(0.01, locale)}`;
  return formatPercent(share < 1 && share >= 0.995 ? 0.99 : share, locale);
}
