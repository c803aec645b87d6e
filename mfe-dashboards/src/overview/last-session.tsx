import { useText, formatDate, formatRelativeTime } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { HOUR_MS } from 'shared-kit/model/overview';
import { Link } from 'shared-kit/router';
import { icons, StateTag } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';
import type { LastSession as Session } from './needs/overview.converters';
import { SessionShares } from './session-shares';

/** A session without an end that began longer ago is not shown as open, because it was probably never ended. */
const OPEN_MS = 24 * HOUR_MS;

/** The newest session of a domain: its name, when it began, and the shares of its results. */
export function LastSession({ domainRef, session, now }: { domainRef: DomainRef; session: Session; now: number }) {
  const { t } = useText('dashboards');
  const isOpen = session.endTime === null && session.startTime !== null && now - session.startTime < OPEN_MS;
  return (
    <>
      <p className="db-last">
        <Link to={paths.session({ ...domainRef, session: session.id })} title={session.name} translate="no">
          {session.name}
        </Link>
        {isOpen && <StateTag tone="info" icon={icons.running} label={t('overview.open')} />}
        <span className="ic-muted">
          <RelativeTime at={session.startTime} now={now} />
        </span>
      </p>
      <SessionShares session={session} />
    </>
  );
}

/** How long ago something was, with the full time on hover. */
function RelativeTime({ at, now }: { at: number | null; now: number }) {
  const { locale } = useText('dashboards');
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDate(at, locale, 'full')}>
      {formatRelativeTime(at, now, locale)}
    </time>
  );
}
