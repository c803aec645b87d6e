import { useText } from '../i18n';
import { paths } from 'shared-kit/model';
import { useKitLink } from '../router/host';
import type { Crumb } from '../ui-core/page/page';
import type { RouteDomain } from './use-route-domain';

/** The first entry of the breadcrumb: the home page. */
export function useHomeCrumb(): Crumb {
  const { t } = useText('common');
  return { label: t('place.home'), to: paths.home() };
}

/** The breadcrumb of the pages of a domain, without entries that do not exist or that no remote offers. `below` adds the domain itself. */
export function useDomainCrumbs({ status, missing, ref, companyName }: RouteDomain, below = false): Crumb[] {
  const home = useHomeCrumb();
  const toCompany = useKitLink('company', 'company');
  const toDomain = useKitLink('sessions', 'company', 'domain');
  const crumbs = [home];
  if (toCompany && !(status === 'missing' && missing === 'company'))
    crumbs.push({ label: companyName, ...toCompany({ company: ref.company }) });
  if (toDomain && below && status !== 'missing') crumbs.push({ label: ref.domain, ...toDomain(ref) });
  return crumbs;
}
