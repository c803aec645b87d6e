import type { Company, DomainRef } from 'shared-kit/model';

/** In more than these nobody waits for an answer, and each costs its questions. */
export const MOST_DOMAINS = 12;

export interface NamedDomain {
  ref: DomainRef;
  /** The domain and its company, as people call them. */
  hint: string;
  /** Somebody works in it: its address is open. */
  isOpen: boolean;
}

const OPEN_PLACE = /^\/company\/([^/]+)(?:\/domains?\/([^/]+))?/;

/** Where to look: the open domain first, then its company's, then all others, as many as can be asked. */
export function domainsToSearch(companies: readonly Company[], pathname: string): NamedDomain[] {
  const [company, domain] = (OPEN_PLACE.exec(pathname) ?? []).slice(1).map(decoded);
  const distance = ({ ref, isOpen }: NamedDomain) => (isOpen ? 0 : ref.company === company ? 1 : 2);
  return companies
    .flatMap(({ id, exhibitionName, authDomains }) =>
      authDomains.map(
        (name): NamedDomain => ({
          ref: { company: id, domain: name },
          hint: `${name} · ${exhibitionName || id}`,
          isOpen: id === company && name === domain,
        }),
      ),
    )
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST_DOMAINS);
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
