import { SESSIONS_BEHIND, sessionsBehind } from 'shared-kit/firebase/data';
import { formatDate, formatNumber, useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { faultyOf, readingsOf, type MonthOfQuality, type SessionQuality } from 'shared-kit/model/quality';
import { Link } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { EmptyState, ErrorState, LoadingText, WithNames } from 'shared-kit/ui-core';
import { Modal } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { rankingOf } from './figures/sums';
import type { QualityView } from './use-quality-view';

interface SessionsBehindProps {
  domainRef: DomainRef;
  view: QualityView;
  months: readonly MonthOfQuality[];
}

/** The dialog with the sessions of the street or person in the URL, in the page's period. */
export function SessionsBehind({ domainRef, view, months }: SessionsBehindProps) {
  const { t } = useText('quality');
  const { street, person, span, close } = view;
  const ranking = rankingOf(months, span.months);
  const ofPerson = ranking.people.find(({ id }) => id === person);
  const personName = ofPerson?.name ?? person ?? '';
  const isOpen = street !== null || person !== null;
  const figures = person !== null ? ofPerson : ranking.streets.find((one) => one.street === street);
  const title =
    person !== null
      ? t('behind.person', { person: personName })
      : street === ''
        ? t('behind.noStreet')
        : t('behind.street', { street: street ?? '' });
  return (
    <Modal
      open={isOpen}
      title={<WithNames text={title} names={[person !== null ? personName : (street ?? '')]} />}
      unsaved={false}
      onClose={close}
    >
      {isOpen && <Sessions domainRef={domainRef} view={view} total={figures?.sessions ?? 0} />}
    </Modal>
  );
}

function Sessions({ domainRef, view: { street, person, span }, total }: Omit<SessionsBehindProps, 'months'> & { total: number }) {
  const { t, locale } = useText('quality');
  const of = person !== null ? { person } : { street: street ?? '' };
  const sessions = useLiveList(sessionsBehind(domainRef, { ...span.utc, ...of }));
  const listed = sessions.data.filter((one) => one !== null);
  if (sessions.status === 'error') return <ErrorState message={sessions.problem} onRetry={sessions.retry} />;
  if (sessions.status === 'loading') return <LoadingText />;
  if (listed.length === 0) return <EmptyState title={t('behind.none')} />;
  return (
    <>
      {listed.length >= SESSIONS_BEHIND && total > listed.length && (
        <p className="ic-muted">{t('behind.newest', { shown: formatNumber(listed.length, locale), total: formatNumber(total, locale) })}</p>
      )}
      <ul className="db-quality-sessions">
        {listed.map((session) => (
          <SessionLine key={session.session} domainRef={domainRef} session={session} />
        ))}
      </ul>
    </>
  );
}

/** A session, when it began, and how many of all its readings need somebody. */
function SessionLine({ domainRef: { company, domain }, session }: { domainRef: DomainRef; session: SessionQuality }) {
  const { t, locale } = useText('quality');
  return (
    <li>
      <Link to={paths.session({ company, domain, session: session.session })} translate="no">
        {session.name}
      </Link>
      <time className="ic-muted" dateTime={new Date(session.startTime).toISOString()} title={formatDate(session.startTime, locale, 'full')}>
        {formatDate(session.startTime, locale)}
      </time>
      <span className="ic-muted">
        {t('behind.figure', { faulty: formatNumber(faultyOf(session), locale), readings: formatNumber(readingsOf(session), locale) })}
      </span>
    </li>
  );
}
