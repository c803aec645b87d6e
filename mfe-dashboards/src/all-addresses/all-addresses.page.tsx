import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink, EmptyState } from 'shared-kit/ui-core';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-frame';
import { mapOfAll } from '../links/map-links';
import { LargeReading } from '../records/large-reading';
import { AllAddresses } from './all-addresses';

/** `/company/{company}/domains/{domain}/all` (ROUTE-15): every address of the domain as it was last read (DASH-18). */
export default function AllAddressesPage() {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
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
      actions={sessions.data.length > 0 && <ButtonLink to={mapOfAll(ref)}>{t('session.map')}</ButtonLink>}
    >
      {sessions.data.length > 0 ? (
        <LargeReading key={JSON.stringify(ref)} sessions={sessions.data}>
          <AllAddresses domainRef={ref} sessions={sessions.data} />
        </LargeReading>
      ) : (
        <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>
      )}
    </DomainPage>
  );
}
