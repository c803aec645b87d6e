import { useText } from 'shared-kit/i18n';
import { paths } from 'shared-kit/router';
import type { Crumb } from 'shared-kit/ui-core';
import type { RouteDomain } from './use-route-domain';

/** The way to the pages of a company. */
export function useHomeCrumb(): Crumb {
  const { t } = useText('dashboards');
  return { label: t('home.title'), to: paths.home() };
}

/** The way to the pages of a domain; what does not exist is no link. */
export function useDomainCrumbs({ status, missing, ref, companyName }: RouteDomain, below = false): Crumb[] {
  const home = useHomeCrumb();
  if (status === 'missing' && missing === 'company') return [home];
  const company = { label: companyName, to: paths.company(ref.company) };
  if (status === 'missing' || !below) return [home, company];
  return [home, company, { label: ref.domain, to: paths.sessions(ref) }];
}
