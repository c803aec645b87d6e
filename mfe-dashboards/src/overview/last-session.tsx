import { formatAgo, formatDate, useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { HOUR_MS } from 'shared-kit/model/overview';
import { Link } from 'shared-kit/router';
import { icons, StateTag } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { SessionShares } from './session-shares';

/** A session without an end that began longer ago is not shown as open, because it was probably never ended. */
const OPEN_MS = 24 * HOUR_MS;

/** The newest session of a domain: its name, when it began, and the shares of its results. */
export function LastSession({ domainRef, session, now }: { domainRef: DomainRef; session: Session; now: number }) {
  const { t, locale } = useText('dashboards');
  const { startTime } = session;
  const isOpen = session.endTime === null && startTime !== null && now - startTime < OPEN_MS;
  return (
    <>
      <p className="db-last">
        <Link to={paths.session({ ...domainRef, session: session.id })} title={session.name} translate="no">
          {session.name}
        </Link>
        {isOpen && <StateTag tone="info" icon={icons.running} label={t('overview.open')} />}
        <span className="ic-muted">
          {startTime !== null && (
            <time dateTime={new Date(startTime).toISOString()} title={formatDate(startTime, locale, 'full')}>
              {formatAgo(startTime, now, locale)}
            </time>
          )}
        </span>
      </p>
      <SessionShares session={session} />
    </>
  );
}
