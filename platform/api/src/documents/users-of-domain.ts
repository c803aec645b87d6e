import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';

/**
 * The company's users with access to the domain. Names of domains are unique within a company only, so the query asks for the
 * company too. Key users have a list of companies, and one query can search in one list only: they are filtered here, as few have
 * domains.
 */
export async function usersOfDomain(
  firestore: Firestore,
  { company, domain }: DomainRef,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const users = firestore.collection(firestorePaths.users()).where('authDomains', 'array-contains', domain);
  const queries = [users.where('company', '==', company), users.where('keyUser', '==', true)];
  const results = await Promise.all(queries.map((query) => (transaction ? transaction.get(query) : query.get())));
  const isOfCompany = (user: QueryDocumentSnapshot) => {
    const of: unknown = user.get('company');
    return Array.isArray(of) ? of.includes(company) : of === company;
  };
  return [...new Map(results.flatMap(({ docs }) => docs).map((user) => [user.id, user])).values()].filter(isOfCompany);
}
