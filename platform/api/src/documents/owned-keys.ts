import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import type { StoredProfile } from './stored-profile';

/** Whether the profile's user may own API keys of the company: only its moderators do. */
export const ownsKeysOf = (profile: StoredProfile | undefined, company: string): profile is StoredProfile =>
  profile?.flags.moderator === true && profile.companies.includes(company);

/** Ids of an owner's active keys, which the owner's claims list (D-84). */
export async function activeKeyIds(transaction: Transaction, firestore: Firestore, company: string, owner: string): Promise<string[]> {
  const query = firestore.collection(firestorePaths.apiKeys(company)).where('parentUid', '==', owner);
  const { docs } = await transaction.get(query);
  return docs.filter((key) => key.get('status') !== 'INVALID').map(({ id }) => id);
}
