import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { lazyPart } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { mapOfAll } from '../links/map-links';
import { LargeReading } from '../session-data/large-reading';
import { AllAddresses } from './all-addresses';

// Loaded only for new domains, which are few.
const NoSessions = lazyPart(() => import('../session-data/no-sessions'), null);

/** `/company/{company}/domains/{domain}/all` (ROUTE-15): every address of the domain as it was last read (DASH-18). */
export default function AllAddressesPage() {
  const { t } = useText('dashboards');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);

  return (
    <DomainPage
      route={route}
      tab="allAddresses"
      title={t('allAddresses.title', { domain: ref.domain })}
      state={sessions}
      onRetry={sessions.retry}
      map={mapOfAll(ref)}
    >
      {sessions.data.length > 0 ? (
        <LargeReading key={JSON.stringify(ref)} sessions={sessions.data}>
          <AllAddresses domainRef={ref} sessions={sessions.data} />
        </LargeReading>
      ) : (
        <NoSessions domainRef={ref} />
      )}
    </DomainPage>
  );
}
