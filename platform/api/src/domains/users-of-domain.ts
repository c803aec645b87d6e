import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';

/** Everybody of the company who may enter the domain; names of domains are only unique within a company. */
export async function usersOfDomain(
  firestore: Firestore,
  { company, domain }: DomainRef,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const query = firestore.collection(firestorePaths.users()).where('authDomains', 'array-contains', domain);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.filter((user) => {
    const of: unknown = user.get('company');
    return Array.isArray(of) ? of.includes(company) : of === company;
  });
}
