import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, firestorePaths, isDocumentId } from 'shared-kit/model';
import type { Actor } from '../audit/record-change';
import { apiError } from '../http/api-error';
import { storedProfile, type StoredProfile } from '../users/stored-profile';

/** The key of the company, and the parent's if one is named; 506 for any other, whoever's it is. */
export async function keyOfCompany(
  transaction: Transaction,
  firestore: Firestore,
  { company, parentUid }: Actor,
  id: string,
): Promise<DocumentSnapshot> {
  if (!isDocumentId(id)) throw apiError(CODE.keyNotFound);
  const key = await transaction.get(firestore.doc(docPaths.apiKey(company, id)));
  if (!key.exists || (parentUid !== undefined && key.get('parentUid') !== parentUid)) throw apiError(CODE.keyNotFound);
  return key;
}

/** Renewed and changed is only what still opens something; 508 for a key that was renewed before. */
export function requireActive(key: DocumentSnapshot): void {
  if (key.get('status') === 'INVALID') throw apiError(CODE.keyModifyFailed, {}, 409);
}

/** Who owns keys: a moderator of the company; 402 for anybody else. */
export async function ownerOfKeys(
  transaction: Transaction,
  firestore: Firestore,
  company: string,
  uid: string,
): Promise<StoredProfile> {
  const owner = await findOwner(transaction, firestore, company, uid);
  if (!owner) throw apiError(CODE.profileNotFound);
  return owner;
}

/** The same where it does not matter that there is nobody any more. */
export async function findOwner(
  transaction: Transaction,
  firestore: Firestore,
  company: string,
  uid: string,
): Promise<StoredProfile | undefined> {
  const owner = storedProfile(await transaction.get(firestore.doc(docPaths.user(uid))));
  return owner?.flags.moderator && owner.companies.includes(company) ? owner : undefined;
}

/** Ids of the keys of an owner that open something: what the claims list (decision D-84). */
export async function activeKeyIds(
  transaction: Transaction,
  firestore: Firestore,
  company: string,
  owner: string,
): Promise<string[]> {
  const query = firestore.collection(firestorePaths.apiKeys(company)).where('parentUid', '==', owner);
  const { docs } = await transaction.get(query);
  return docs.filter((key) => key.get('status') !== 'INVALID').map(({ id }) => id);
}
