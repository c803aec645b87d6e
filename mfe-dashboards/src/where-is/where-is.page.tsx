import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { lazyPart } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { DomainSearch } from './domain-search';

// Loaded only for new domains, which are few.
const NoSessions = lazyPart(() => import('../session-data/no-sessions'), null);

/** `/company/{company}/domains/{domain}/where`: where a barcode or address was seen last (ADD-81). */
export default function WhereIsPage() {
  const { t } = useText('whereIs');
  const route = useRouteDomain();
  const { ref, domain } = route;
  // The same query as the list of sessions, so that it is open once.
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);

  return (
    <DomainPage route={route} tab="sessions" title={t('title')} state={sessions} onRetry={sessions.retry}>
      {sessions.data.length > 0 ? (
        <DomainSearch key={JSON.stringify(ref)} domainRef={ref} sessions={sessions.data} />
      ) : (
        <NoSessions domainRef={ref} />
      )}
    </DomainPage>
  );
}
