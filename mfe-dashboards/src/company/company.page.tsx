import { useNow, useText } from 'shared-kit/i18n';
import { useLink } from 'shared-kit/router';
import { ButtonLink, Icon, lazyPart, Page } from 'shared-kit/ui-core';
import { CompanyNotFound, useHomeCrumb, useRouteCompany } from 'shared-kit/ui-domain';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { CompanyOverview } from '../overview/company-overview';

// Below the cards, which it must not hold up.
const CompanyDay = lazyPart(() => import('./company-day'), null);

/** `/company/{company}` (ROUTE-10): what needs attention in it, its domains with their figures, and its day, live. */
export default function CompanyPage() {
  const { t } = useText('dashboards');
  const home = useHomeCrumb();
  const route = useRouteCompany();
  const now = useNow();
  const activity = useLink('activity', 'company');

  return (
    <Page
      title={route.name}
      names={[route.name]}
      crumbs={[home]}
      live={<LiveIndicator />}
      state={route}
      missing={<CompanyNotFound company={route.name} />}
      actions={
        <>
          <ButtonLink to={paths.companyQuality({ company: route.id })} icon={<Icon of={icons.data} />}>
            {t('company.quality')}
          </ButtonLink>
          {activity && (
            <ButtonLink {...activity({ company: route.id })} icon={<Icon of={icons.history} />}>
              {t('company.activity')}
            </ButtonLink>
          )}
        </>
      }
    >
      {route.company && (
        <CompanyOverview company={route.company}>
          <CompanyDay company={route.company} now={now} />
        </CompanyOverview>
      )}
    </Page>
  );
}
