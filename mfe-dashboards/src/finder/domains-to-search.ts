import { readLately } from 'shared-kit/firebase/data';
import { firestorePaths, type Company, type DomainRef } from 'shared-kit/model';

/** In more than these nobody waits for an answer, and each costs its questions. */
export const MOST_DOMAINS = 12;

export interface NamedDomain {
  ref: DomainRef;
  /** The domain and its company, as people call them. */
  hint: string;
  /** Somebody works in it: its address is open. */
  isOpen: boolean;
}

export interface DomainsToSearch {
  domains: readonly NamedDomain[];
  /** How many there are, searched or not. */
  total: number;
  /** Where the others can be opened. */
  company: Company | undefined;
}

const OPEN_PLACE = /^\/company\/([^/]+)(?:\/domains?\/([^/]+))?/;

/** Where to look: in the open domain, then in those of its company, then in the others. Of a company with too many domains, the busiest. */
export async function domainsToSearch(companies: readonly Company[], pathname: string): Promise<DomainsToSearch> {
  const [company, domain] = (OPEN_PLACE.exec(pathname) ?? []).slice(1).map(decoded);
  const nearestFirst = [...companies].sort((a, b) => Number(b.id === company) - Number(a.id === company));
  const total = companies.reduce((sum, { authDomains }) => sum + authDomains.length, 0);
  const domains: NamedDomain[] = [];
  for (const { id, exhibitionName, authDomains } of nearestFirst) {
    const open = id === company && domain !== undefined && authDomains.includes(domain) ? [domain] : [];
    const room = MOST_DOMAINS - domains.length;
    const names = authDomains.length <= room ? authDomains : room > open.length ? await busiestOf(id, authDomains) : [];
    const nearest = [...new Set([...open, ...names])].slice(0, room);
    domains.push(...nearest.map((name) => ({ ref: { company: id, domain: name }, hint: `${name} · ${exhibitionName || id}`, isOpen: open.includes(name) })));
  }
  return { domains, total, company: nearestFirst.find(({ authDomains }) => authDomains.length > MOST_DOMAINS) ?? nearestFirst[0] };
}

/** The domains with most readings first; where these cannot be read, in the order they are stored. */
async function busiestOf(company: string, authDomains: readonly string[]): Promise<readonly string[]> {
  const summaries = await readLately({ path: firestorePaths.summaries(company), orderBy: [['readings', 'desc']], limit: MOST_DOMAINS }).catch(() => []);
  const known = new Set(authDomains);
  return [...summaries.map(({ id }) => id).filter((name) => known.has(name)), ...authDomains];
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
