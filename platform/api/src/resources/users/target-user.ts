import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import { removalOf } from '../../accounts/removal-on-record';
import type { Actor } from '../../records/record-change';
import { apiError } from '../../http/api-error';
import { storedProfile, type StoredProfile } from '../../documents/stored-profile';

/**
 * The user whom a key user wants to change: one of the company who is neither moderator nor key user and, if a parent is named,
 * belongs to that parent. For any other id the answer is 3, whether the user exists or not, so that it does not tell who exists in
 * other companies; 412 only for a user whom this company itself has removed.
 */
export async function targetUser(
  transaction: Transaction,
  firestore: Firestore,
  { company, parentUid }: Actor,
  uid: string,
): Promise<StoredProfile> {
  if (!isDocumentId(uid)) throw apiError(CODE.notAuthorized);
  // Both are always read: a faster answer would also tell whether the user exists.
  const [snapshot, removed] = await Promise.all([
    transaction.get(firestore.doc(docPaths.user(uid))),
    transaction.get(removalOf(firestore, company, uid)),
  ]);
  const profile = storedProfile(snapshot);
  if (!profile && !removed.empty) throw apiError(CODE.userNotFound);
  const editable =
    profile?.companies.length === 1 &&
    profile.companies[0] === company &&
    !profile.flags.keyUser &&
    !profile.flags.moderator &&
    (parentUid === undefined || parentUid === profile.parent);
  if (!editable) throw apiError(CODE.notAuthorized);
  return profile;
}
