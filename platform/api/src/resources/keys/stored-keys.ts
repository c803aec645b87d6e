import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import type { Actor } from '../../records/record-change';
import { apiError } from '../../http/api-error';
import { ownsKeysOf } from '../../documents/owned-keys';
import { storedProfile, type StoredProfile } from '../../documents/stored-profile';

/** A key of the company and, if a parent is named, of that parent; `keyNotFound` for any other key. */
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

/** `keyModifyFailed` for a key that has been renewed: it is INVALID and cannot be renewed or changed. */
export function requireActive(key: DocumentSnapshot): void {
  if (key.get('status') === 'INVALID') throw apiError(CODE.keyModifyFailed, {}, 409);
}

/** The owner of keys, who must be a moderator of the company; `profileNotFound` for anybody else. */
export async function ownerOfKeys(transaction: Transaction, firestore: Firestore, company: string, uid: string): Promise<StoredProfile> {
  const owner = await findOwner(transaction, firestore, company, uid);
  if (!owner) throw apiError(CODE.profileNotFound);
  return owner;
}

/** Like {@link ownerOfKeys}, but undefined when the owner is gone. */
export async function findOwner(
  transaction: Transaction,
  firestore: Firestore,
  company: string,
  uid: string,
): Promise<StoredProfile | undefined> {
  const owner = storedProfile(await transaction.get(firestore.doc(docPaths.user(uid))));
  return ownsKeysOf(owner, company) ? owner : undefined;
}
