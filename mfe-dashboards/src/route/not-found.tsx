import { useText } from 'shared-kit/i18n';
import { paths } from 'shared-kit/router';
import { ButtonLink, ErrorState } from 'shared-kit/ui-core';
import type { RouteDomain } from './use-route-domain';

/** No such company, or none of the user's: the two read alike. */
export function CompanyNotFound({ company }: { company: string }) {
  const { t } = useText('dashboards');
  return (
    <ErrorState
      title={t('company.unknown')}
      message={t('company.unknownHelp', { company })}
      action={<ButtonLink to={paths.home()}>{t('company.toHome')}</ButtonLink>}
    />
  );
}

/** No such domain, or not even its company. */
export function DomainNotFound({ route }: { route: RouteDomain }) {
  const { t } = useText('dashboards');
  const { missing, ref, companyName } = route;
  if (missing === 'company') return <CompanyNotFound company={ref.company} />;
  return (
    <ErrorState
      title={t('domain.unknown')}
      message={t('domain.unknownHelp', { company: companyName, domain: ref.domain })}
      action={<ButtonLink to={paths.company(ref.company)}>{t('domain.toCompany', { company: companyName })}</ButtonLink>}
    />
  );
}
