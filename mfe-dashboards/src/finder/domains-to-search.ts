import { readLately } from 'shared-kit/firebase/data';
import { firestorePaths, type Company, type DomainRef } from 'shared-kit/model';

/** The most domains that are searched. Each one takes several queries, and more of them would take too long. */
export const MAX_DOMAINS = 12;

export interface SearchedDomain {
  ref: DomainRef;
  /** The names of the domain and of its company. */
  hint: string;
  isOpen: boolean;
}

export interface DomainsToSearch {
  domains: readonly SearchedDomain[];
  /** The number of all domains, searched or not. */
  total: number;
  /** The company on whose page the other domains can be opened. */
  company: Company | undefined;
}

const OPEN_PLACE = /^\/company\/([^/]+)(?:\/domains?\/([^/]+))?/;

/** The domains to search: the open one, then those of its company, then the others. Of a company with too many domains, the busiest ones. */
export async function domainsToSearch(companies: readonly Company[], pathname: string): Promise<DomainsToSearch> {
  const [company, domain] = (OPEN_PLACE.exec(pathname) ?? []).slice(1).map(decode);
  const nearestFirst = [...companies].sort((a, b) => Number(b.id === company) - Number(a.id === company));
  const total = companies.reduce((sum, { authDomains }) => sum + authDomains.length, 0);
  const domains: SearchedDomain[] = [];
  for (const { id, exhibitionName, authDomains } of nearestFirst) {
    const openDomain = id === company && domain !== undefined && authDomains.includes(domain) ? [domain] : [];
    const free = MAX_DOMAINS - domains.length;
    const names = authDomains.length <= free ? authDomains : free > openDomain.length ? await busiestOf(id, authDomains) : [];
    const nearest = [...new Set([...openDomain, ...names])].slice(0, free);
    domains.push(
      ...nearest.map((name) => ({
        ref: { company: id, domain: name },
        hint: `${name} · ${exhibitionName || id}`,
        isOpen: openDomain.includes(name),
      })),
    );
  }
  return { domains, total, company: nearestFirst.find(({ authDomains }) => authDomains.length > MAX_DOMAINS) ?? nearestFirst[0] };
}

/** All domains of a company, the busiest ones first. When their summaries cannot be read, they are in the order of the company's document. */
async function busiestOf(company: string, authDomains: readonly string[]): Promise<readonly string[]> {
  const summaries = await readLately({
    path: firestorePaths.summaries(company),
    orderBy: [['readings', 'desc']],
    limit: MAX_DOMAINS,
  }).catch(() => []);
  const known = new Set(authDomains);
  return [...summaries.map(({ id }) => id).filter((name) => known.has(name)), ...authDomains];
}

function decode(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
