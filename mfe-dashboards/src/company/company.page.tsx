import { Page } from 'shared-kit/ui-core';
import { CompanyNotFound, LiveIndicator, useHomeCrumb, useRouteCompany } from 'shared-kit/ui-frame';
import { CompanyOverview } from '../overview/company-overview';

/** `/company/{company}` (ROUTE-10): what needs attention in it, its domains with their figures, and its day, live. */
export default function CompanyPage() {
  const home = useHomeCrumb();
  const route = useRouteCompany();

  return (
    <Page
      title={route.name}
      names={[route.name]}
      crumbs={[home]}
      live={<LiveIndicator />}
      state={route}
      missing={<CompanyNotFound company={route.name} />}
    >
      {route.company && <CompanyOverview company={route.company} />}
    </Page>
  );
}
