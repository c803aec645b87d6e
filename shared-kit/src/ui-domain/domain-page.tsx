import type { ReactNode } from 'react';
import { Page } from '../ui-core';
import type { Crumb, PageProps } from '../ui-core/page/page';
import { LiveIndicator } from '../ui-overlay';
import { DomainTabs, type DomainTab } from './domain-tabs';
import { DomainNotFound } from './not-found';
import { useDomainCrumbs } from './use-domain-crumbs';
import type { RouteDomain } from './use-route-domain';

export interface DomainPageProps extends Pick<PageProps, 'names' | 'actions' | 'state' | 'onRetry' | 'missing'> {
  /** The domain in the URL, or that of the route's state, from `useRouteDomain`. */
  route: RouteDomain;
  tab: DomainTab;
  /** The heading; by default the domain's name. */
  title?: string;
  /** The breadcrumb; by default the home page and the company, and on a page with its own heading the domain. */
  crumbs?: readonly Crumb[];
  /** The page of the domain that this page lies below, the last entry of the default breadcrumb. */
  parent?: Crumb;
  /** Where the tab Map leads on this page: to the map of what it shows. By default to that of the domain. */
  map?: string;
  children?: ReactNode;
}

/** A page of one domain: breadcrumb, heading and tabs, or "not found". */
export function DomainPage({
  route,
  tab,
  title,
  names = [],
  crumbs,
  parent,
  map,
  state,
  onRetry,
  missing,
  children,
  ...page
}: DomainPageProps) {
  const { ref } = route;
  // A page with a heading of its own has the domain in its breadcrumb.
  const above = useDomainCrumbs(route, title !== undefined);
  const all = parent && route.domain ? [...above, parent] : above;
  // The page's own state applies only once the domain exists.
  const pageState = route.status === 'ready' && state ? state : route;
  return (
    <Page
      {...page}
      names={[ref.domain, route.companyName, ...names]}
      title={title ?? ref.domain}
      place={!title || title.includes(ref.domain) ? undefined : ref.domain}
      crumbs={crumbs ?? all}
      live={<LiveIndicator />}
      state={pageState}
      onRetry={pageState === route ? route.retry : onRetry}
      missing={pageState === route ? <DomainNotFound route={route} /> : missing}
    >
      <DomainTabs domain={ref} current={tab} map={map} />
      {children}
    </Page>
  );
}
