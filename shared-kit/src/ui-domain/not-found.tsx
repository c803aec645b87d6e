import { useText } from '../i18n';
import { paths } from 'shared-kit/model';
import { useKitLink } from '../router/host';
import { ButtonLink, ErrorState, WithNames } from '../ui-core';
import type { RouteDomain } from './use-route-domain';

/** Shown with the same text for a company that does not exist and for one that is not the user's. `company` is its name, or its id if that is not known. */
export function CompanyNotFound({ company }: { company: string }) {
  const { t } = useText('common');
  return (
    <ErrorState
      title={t('place.noCompany')}
      message={t('place.noCompanyHelp', { company })}
      names={[company]}
      action={<ButtonLink to={paths.home()}>{t('action.home')}</ButtonLink>}
    />
  );
}

/** Shown when the domain or its company does not exist. */
export function DomainNotFound({ route }: { route: RouteDomain }) {
  const { t } = useText('common');
  const toCompany = useKitLink('company', 'company');
  const { missing, ref, companyName } = route;
  if (missing === 'company') return <CompanyNotFound company={companyName} />;
  return (
    <ErrorState
      title={t('place.noDomain')}
      message={t('place.noDomainHelp', { company: companyName, domain: ref.domain })}
      names={[companyName, ref.domain]}
      action={
        toCompany && (
          <ButtonLink {...toCompany({ company: ref.company })}>
            <WithNames text={t('place.toCompany', { company: companyName })} names={[companyName]} />
          </ButtonLink>
        )
      }
    />
  );
}
