import { useText } from '../../i18n';
import { paths, useLink } from '../../router';
import type { Crumb } from '../../ui-core';
import type { RouteDomain } from './use-route-domain';

/** The way to the pages of a company. */
export function useHomeCrumb(): Crumb {
  const { t } = useText('common');
  return { label: t('place.home'), to: paths.home() };
}

/** The way to the pages of a domain; what does not exist, or no remote offers, is no link. `below`: the domain itself comes too. */
export function useDomainCrumbs({ status, missing, ref, companyName }: RouteDomain, below = false): Crumb[] {
  const home = useHomeCrumb();
  const toCompany = useLink('company', 'company');
  const toDomain = useLink('sessions', 'company', 'domain');
  const crumbs = [home];
  if (toCompany && !(status === 'missing' && missing === 'company')) crumbs.push({ label: companyName, ...toCompany({ company: ref.company }) });
  if (toDomain && below && status !== 'missing') crumbs.push({ label: ref.domain, ...toDomain(ref) });
  return crumbs;
}
