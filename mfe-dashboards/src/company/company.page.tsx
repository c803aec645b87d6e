import { domainsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLink } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink, EmptyState, Icon, Page, Text } from 'shared-kit/ui-core';
import { CompanyNotFound, icons, LiveIndicator, useHomeCrumb, useRouteCompany } from 'shared-kit/ui-frame';
import { DomainCards } from './domain-cards';

/** `/company/{company}` (ROUTE-10): its domains, live. */
export default function CompanyPage() {
  const { t } = useText('dashboards');
  const home = useHomeCrumb();
  const route = useRouteCompany();
  const activity = useLink('activity', 'company');
  const domains = useLiveList(route.status === 'ready' ? domainsOf(route.id) : null);
  const state = route.status === 'ready' ? domains : route;
  // One that is being removed is nobody's way any more (decision D-46).
  const kept = domains.data.filter(({ removal }) => removal === null);

  return (
    <Page
      title={route.name}
      crumbs={[home]}
      live={<LiveIndicator />}
      state={state}
      onRetry={domains.retry}
      missing={<CompanyNotFound company={route.id} />}
      actions={
        activity && (
          <ButtonLink {...activity({ company: route.id })} icon={<Icon of={icons.history} />}>
            {t('company.activity')}
          </ButtonLink>
        )
      }
    >
      {kept.length === 0 ? (
        <EmptyState icon={icons.domain} title={t('company.empty')}>
          {t('company.emptyHelp', { company: route.name })}
        </EmptyState>
      ) : (
        <>
          <Text muted>{t('company.intro')}</Text>
          <DomainCards company={route.id} domains={kept} />
        </>
      )}
    </Page>
  );
}
