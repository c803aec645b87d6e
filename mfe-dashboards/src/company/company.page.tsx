import { domainsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { EmptyState, Page, Text } from 'shared-kit/ui-core';
import { icons, LiveIndicator } from 'shared-kit/ui-frame';
import { CompanyNotFound } from '../route/not-found';
import { useHomeCrumb } from '../route/use-crumbs';
import { useRouteCompany } from '../route/use-route-company';
import { DomainCards } from './domain-cards';

/** `/company/{company}` (ROUTE-10): its domains, live. */
export default function CompanyPage() {
  const { t } = useText('dashboards');
  const home = useHomeCrumb();
  const route = useRouteCompany();
  const domains = useLiveList(route.status === 'ready' ? domainsOf(route.id) : null);
  const state = route.status === 'ready' ? domains : route;

  return (
    <Page
      title={route.name}
      crumbs={[home]}
      live={<LiveIndicator />}
      state={state}
      onRetry={domains.retry}
      missing={<CompanyNotFound company={route.id} />}
    >
      {domains.data.length === 0 ? (
        <EmptyState icon={icons.domain} title={t('company.empty')}>
          {t('company.emptyHelp', { company: route.name })}
        </EmptyState>
      ) : (
        <>
          <Text muted>{t('company.intro')}</Text>
          <DomainCards company={route.id} domains={domains.data} />
        </>
      )}
    </Page>
  );
}
