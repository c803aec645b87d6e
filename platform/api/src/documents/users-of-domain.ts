import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { textList } from './text-list';

/** Small enough for one transaction, which others wait for. */
const PAGE = 100;

const ofDomain = (firestore: Firestore, domain: string): Query =>
  firestore.collection(firestorePaths.users()).where('authDomains', 'array-contains', domain);

/**
 * The queries for the company's users with access to the domain, which add to `users`. Names of domains are unique within a company only, so
 * they ask for the company too. Key users have a list of companies, and one query can search in one list only: of them those of the company are
 * chosen here, as few have domains.
 */
const ofCompany = (users: Query, company: string): { query: Query; chosen: (user: QueryDocumentSnapshot) => boolean }[] => [
  { query: users.where('company', '==', company), chosen: () => true },
  { query: users.where('keyUser', '==', true), chosen: (user) => textList(user, 'company').includes(company) },
];

/** The moderators of the company who have the domain: few, of however many users the domain has. */
export async function moderatorProfiles(
  firestore: Firestore,
  { company, domain }: DomainRef,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const moderators = ofDomain(firestore, domain).where('moderator', '==', true).select('authDomains', 'company');
  const results = await Promise.all(
    ofCompany(moderators, company).map(async ({ query, chosen }) => {
      const { docs } = await (transaction ? transaction.get(query) : query.get());
      return docs.filter((user) => chosen(user));
    }),
  );
  return results.flat();
}

/** All of the company's users with access to the domain, some at a time. */
export async function* userPages(firestore: Firestore, { company, domain }: DomainRef): AsyncGenerator<DocumentReference[]> {
  for (const { query, chosen } of ofCompany(ofDomain(firestore, domain).select('company'), company)) {
    const inOrder = query.orderBy(FieldPath.documentId()).limit(PAGE);
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
      const users = docs.filter((user) => chosen(user)).map(({ ref }) => ref);
      if (users.length > 0) yield users;
      last = docs.length < PAGE ? undefined : docs.at(-1);
    } while (last);
  }
}
