import { auth } from 'shared-kit/firebase/auth';
import type { LiveQuery } from 'shared-kit/firebase/data';
import type { Domain, DomainRef } from 'shared-kit/model';
import type { ConsoleStore } from './console-store';
import type { DataEntry } from './data-entry';

/** The page of a domain that is open, or opens after the sign-in. */
export interface FirstPage {
  domain: DomainRef;
  /** The queries that the page opens first, once its domain is known. */
  queriesOf: (domain: Domain) => readonly LiveQuery<unknown>[];
}

/**
 * Opens the queries for the profile, the user's companies and the domain of the first page at the same time. Otherwise each would wait for
 * the result of the one before it. The company ids come from the token. If the profile has other companies, those are read as soon as the
 * profile is read. Those of the page follow as soon as its domain is read, before the page has been rendered. Nothing is opened after the user has signed out.
 */
export async function readAhead(
  store: ConsoleStore,
  { companiesByIds, domainOf }: DataEntry,
  { page, hasLeft }: { page: FirstPage | null | undefined; hasLeft: () => boolean },
): Promise<void> {
  const companies = await auth().claimedCompanies();
  if (hasLeft() || companies.length === 0) return;
  store.live.openAhead(companiesByIds(companies));
  if (!page || !companies.includes(page.domain.company)) return;
  const query = domainOf(page.domain);
  store.live.openAhead(query, ([domain]) => {
    if (domain && !hasLeft()) page.queriesOf(domain).forEach((one) => store.live.openAhead(one));
  });
}
