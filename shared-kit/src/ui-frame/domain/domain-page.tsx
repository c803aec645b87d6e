import type { ReactNode } from 'react';
import { Page, type PageProps } from '../../ui-core';
import { LiveIndicator } from '../display/live-indicator';
import { DomainTabs, type DomainTab } from './domain-tabs';
import { DomainNotFound } from './not-found';
import { useDomainCrumbs } from './use-domain-crumbs';
import type { RouteDomain } from './use-route-domain';

export interface DomainPageProps extends Pick<PageProps, 'actions' | 'state' | 'onRetry'> {
  /** The domain in the address, from `useRouteDomain`. */
  route: RouteDomain;
  tab: DomainTab;
  /** The heading; by default the domain's name. */
  title?: string;
  children?: ReactNode;
}

/** A page of one domain: the way to it, its heading, its tabs, and that it does not exist where it does not. */
export function DomainPage({ route, tab, title, state, onRetry, children, ...page }: DomainPageProps) {
  const { ref } = route;
  // Under a heading of its own the page is one of the domain's, which then is part of the way.
  const crumbs = useDomainCrumbs(route, title !== undefined);
  // What the page shows may fail only once there is a domain to show it of.
  const shown = route.status === 'ready' && state ? state : route;
  return (
    <Page
      {...page}
      title={title ?? ref.domain}
      crumbs={crumbs}
      live={<LiveIndicator />}
      state={shown}
      onRetry={shown === route ? route.retry : onRetry}
      missing={<DomainNotFound route={route} />}
    >
      <DomainTabs domain={ref} current={tab} />
      {children}
    </Page>
  );
}
