import type { Registry } from 'shared-kit/model/registry';
import { routeAt } from './route-at';

export interface CompanyAndDomain {
  company: string | null;
  domain: string | null;
}

/** The company and domain of the open page, from its route or from the state of the navigation; null on other pages. */
export function openPlace({ remotes }: Registry, { pathname, state }: { pathname: string; state: unknown }): CompanyAndDomain {
  const params = routeAt(remotes, pathname)?.params;
  if (params?.['company'] !== undefined) return { company: params['company'], domain: params['domain'] ?? null };
  const { company, domain } = (state ?? {}) as Record<string, unknown>;
  return typeof company === 'string' && typeof domain === 'string' ? { company, domain } : { company: null, domain: null };
}
