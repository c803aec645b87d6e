import { useText } from '../../i18n';
import { paths, useLink } from '../../router';
import { ButtonLink, LeanErrorState } from '../../ui-core';
import type { RouteDomain } from './use-route-domain';

/** No such company, or none of the user's: the two read alike. */
export function CompanyNotFound({ company }: { company: string }) {
  const { t } = useText('common');
  return (
    <LeanErrorState
      title={t('place.noCompany')}
      message={t('place.noCompanyHelp', { company })}
      action={<ButtonLink to={paths.home()}>{t('action.home')}</ButtonLink>}
    />
  );
}

/** No such domain, or not even its company. */
export function DomainNotFound({ route }: { route: RouteDomain }) {
  const { t } = useText('common');
  const toCompany = useLink('company', 'company');
  const { missing, ref, companyName } = route;
  if (missing === 'company') return <CompanyNotFound company={ref.company} />;
  return (
    <LeanErrorState
      title={t('place.noDomain')}
      message={t('place.noDomainHelp', { company: companyName, domain: ref.domain })}
      action={
        toCompany && <ButtonLink {...toCompany({ company: ref.company })}>{t('place.toCompany', { company: companyName })}</ButtonLink>
      }
    />
  );
}
