import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';

/**
 * Everybody of the company who may enter the domain. Names of domains are only unique within a company, so it is asked for by both:
 * a thousand companies may have a domain of this name. Key users are of several companies, and few have domains.
 */
export async function usersOfDomain(
  firestore: Firestore,
  { company, domain }: DomainRef,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const users = firestore.collection(firestorePaths.users()).where('authDomains', 'array-contains', domain);
  const queries = [users.where('company', '==', company), users.where('keyUser', '==', true)];
  const found = await Promise.all(queries.map((query) => (transaction ? transaction.get(query) : query.get())));
  const isOfCompany = (user: QueryDocumentSnapshot) => {
    const of: unknown = user.get('company');
    return Array.isArray(of) ? of.includes(company) : of === company;
  };
  return [...new Map(found.flatMap(({ docs }) => docs).map((user) => [user.id, user])).values()].filter(isOfCompany);
}
