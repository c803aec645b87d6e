import { auth } from 'shared-kit/firebase/auth';
import type { DomainRef } from 'shared-kit/model';
import type { ConsoleStore } from './console-store';
import type { DataEntry } from './data-entry';

/**
 * Opens the queries for the profile, the user's companies and the domain of the first page at the same time. Otherwise each would wait for
 * the result of the one before it. The company ids come from the token. If the profile has other companies, those are read as soon as the
 * profile is read. Nothing is opened after the user has signed out.
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
