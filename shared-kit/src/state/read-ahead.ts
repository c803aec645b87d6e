import { auth } from 'shared-kit/firebase/auth';
import type { LiveQuery } from 'shared-kit/firebase/data';
import type { Domain, DomainRef } from 'shared-kit/model';
import { record } from '../model/entities/fields';
import type { ConsoleStore } from './console-store';
import type { DataEntry } from './data-entry';
import { readStored, writeStored } from './local-storage';
import { ownKey } from './use-preference';

/** The page of a domain that is open, or opens after the sign-in. */
export interface FirstPage {
  domain: DomainRef;
  /** The queries that the page opens first, for its domain as it is last known, as soon as its code is there. */
  queriesOf: (domain: Domain) => Promise<readonly LiveQuery<unknown>[]>;
}

/** Where it is stored what was last known of the domain that the console was opened with. It is removed when the user signs out (D-99). */
export const KNOWN_DOMAIN = 'firstDomain';

/**
 * Opens the queries for the profile, the user's companies and the domain of the first page at the same time. Otherwise each would wait for
 * the result of the one before it. The company ids come from the token. If the profile has other companies, those are read as soon as the
 * profile is read. The queries of the page, which depend on the domain by the number of its sessions, are opened for the number that was
 * known last; once the domain says another number, those for it are opened. Nothing is opened after the user has signed out.
 * @returns resolves once all of it is answered or has failed
 */
export async function readAhead(
  store: ConsoleStore,
  { companiesByIds, domainOf }: DataEntry,
  { uid, page, hasLeft }: { uid: string; page: FirstPage | null | undefined; hasLeft: () => boolean },
): Promise<void> {
  const companies = await auth().claimedCompanies();
  if (hasLeft() || companies.length === 0) return;
  const ofUser = store.live.openAhead(companiesByIds(companies));
  const ofPage = page && companies.includes(page.domain.company) ? readPage(store, domainOf, { uid, page, hasLeft }) : undefined;
  await Promise.all([ofUser, ofPage]);
}

/** Reads the domain of the first page and what the page shows of it. */
async function readPage(
  store: ConsoleStore,
  domainOf: DataEntry['domainOf'],
  { uid, page, hasLeft }: { uid: string; page: FirstPage; hasLeft: () => boolean },
): Promise<void> {
  const query = domainOf(page.domain);
  let newest: Domain | undefined;
  const open = async (domain: Domain) => {
    newest = domain;
    const queries = await page.queriesOf(domain);
    if (newest === domain && !hasLeft()) await Promise.all(queries.map((one) => store.live.openAhead(one)));
  };
  const stored = ownKey(KNOWN_DOMAIN, uid);
  let newly: Promise<void> | undefined;
  const ofDomain = store.live.openAhead(query, ([domain]) => {
    if (!domain || hasLeft()) return;
    writeStored(stored, { path: query.source.path, sessionCountLimit: domain.sessionCountLimit });
    newly = open(domain);
  });
  const known = record(readStored(stored));
  // A domain that is not known is taken for one without a limit of its own, as most are.
  await Promise.all([ofDomain, open(query.convert(page.domain.domain, known['path'] === query.source.path ? known : {}))]);
  await newly;
}
