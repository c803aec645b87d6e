import type { Registry } from 'shared-kit/host/contract';
import { matchPath } from 'shared-kit/host/router';

export interface OpenPlace {
  company: string | null;
  domain: string | null;
}

/** The company and domain of the open page, from its route or from the state of the navigation; null on other pages. */
export function openPlace({ remotes }: Registry, { pathname, state }: { pathname: string; state: unknown }): OpenPlace {
  for (const { path } of remotes.flatMap(({ routes }) => routes)) {
    const params = matchPath(path, pathname)?.params;
    if (params?.['company'] !== undefined) return { company: decoded(params['company']), domain: decoded(params['domain']) };
  }
  const { company, domain } = (state ?? {}) as Record<string, unknown>;
  return typeof company === 'string' && typeof domain === 'string' ? { company, domain } : { company: null, domain: null };
}

function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}
