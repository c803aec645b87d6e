import { sessionsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { EmptyState, Page } from 'shared-kit/ui-core';
import { LiveIndicator } from 'shared-kit/ui-frame';
import { DomainNotFound } from '../route/not-found';
import { useDomainCrumbs } from '../route/use-crumbs';
import { useRouteDomain } from '../route/use-route-domain';
import { AllAddresses } from './all-addresses';

/** `/company/{company}/domains/{domain}/all` (ROUTE-15): every address of the domain as it was last read (DASH-18). */
export default function AllAddressesPage() {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const crumbs = useDomainCrumbs(route, true);
  const sessions = useLiveList(domain ? sessionsOf(ref, domain.sessionCountLimit) : null);
  const state = route.status === 'ready' ? sessions : route;

  return (
    <Page
      title={t('allAddresses.title', { domain: ref.domain })}
      crumbs={crumbs}
      live={<LiveIndicator />}
      state={state}
      onRetry={state.retry}
      missing={<DomainNotFound route={route} />}
    >
      {sessions.data.length > 0 ? (
        <AllAddresses key={JSON.stringify(ref)} domainRef={ref} sessions={sessions.data} />
      ) : (
        <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>
      )}
    </Page>
  );
}
