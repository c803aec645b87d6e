import { auth } from 'shared-kit/firebase/auth';
import type { DomainRef } from 'shared-kit/model';
import type { ConsoleStore } from './console-store';
import type { DataEntry } from './data-entry';

/**
 * Opens the queries for the user's companies and for the domain of the first page together with the one for the profile. One after the
 * other, each would wait for the answer to the one before it. The companies come from the token: if the profile has others, those are read
 * as soon as it is there. Nothing is opened once the user has left.
 */
export async function readAhead(
  store: ConsoleStore,
  { companiesByIds, domainOf }: DataEntry,
  { domain, hasLeft }: { domain: DomainRef | null | undefined; hasLeft: () => boolean },
): Promise<void> {
  const companies = await auth().claimedCompanies();
  if (hasLeft() || companies.length === 0) return;
  store.live.openAhead(companiesByIds(companies));
  if (domain && companies.includes(domain.company)) store.live.openAhead(domainOf(domain));
}
