import { companyQualityOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { Page } from 'shared-kit/ui-core';
import { CompanyNotFound, useHomeCrumb, useRouteCompany } from 'shared-kit/ui-domain';
import { LiveIndicator } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { DomainsBehind } from './domains-behind';
import { QualitySections, type QualityTargets } from './quality-sections';
import { useQualityView } from './use-quality-view';

/** `/company/{company}/quality`: the readings of all domains of a company, as a domain's page has them (ADD-94). */
export default function CompanyQualityPage() {
  const { t } = useText('quality');
  const home = useHomeCrumb();
  const route = useRouteCompany();
  const { id: company, name } = route;
  const view = useQualityView();
  const months = useLiveList(route.company ? companyQualityOf(company, view.span.read) : null);
  const domainPage = (domain: string, opened: Readonly<Record<string, string>> = {}) => {
    const params = new URLSearchParams([...view.sharedParams(), ...Object.entries(opened)]).toString();
    return `${paths.quality({ company, domain })}${params && `?${params}`}`;
  };
  const targets: QualityTargets = {
    bar: ({ from }) => view.opened('at', String(from)),
    street: ({ domain, street }) => domainPage(domain, { street }),
    person: ({ id }) => view.opened('person', id),
  };
  return (
    <Page
      title={t('ofCompany', { company: name })}
      names={[name]}
      crumbs={[home, { label: name, to: paths.company({ company }) }]}
      live={<LiveIndicator />}
      state={route}
      missing={<CompanyNotFound company={name} />}
    >
      <QualitySections view={view} months={months} targets={targets} exportName={`${name} ${t('title')}`} ofCompany />
      <DomainsBehind view={view} months={months.data} toOf={domainPage} />
    </Page>
  );
}
