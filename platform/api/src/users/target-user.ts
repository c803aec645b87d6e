import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, firestorePaths, isDocumentId } from 'shared-kit/model';
import type { Actor } from '../audit/record-change';
import { apiError } from '../http/api-error';
import { storedProfile, type StoredProfile } from './stored-profile';

export const REMOVED = 'users.remove';

/**
 * The user a key user wants to change: of the company, neither moderator nor key user, and the parent's if one is named. For
 * anybody else, and for nobody, the answer is 3, so that it does not tell who exists in other companies; 412 only for
 * somebody whom this company itself removed.
 */
export async function targetUser(
  transaction: Transaction,
  firestore: Firestore,
  { company, parentUid }: Actor,
  uid: string,
): Promise<StoredProfile> {
  if (!isDocumentId(uid)) throw apiError(CODE.notAuthorized);
  const removals = firestore
    .collection(firestorePaths.audit(company))
    .where('target', '==', docPaths.user(uid))
    .where('action', '==', REMOVED)
    .limit(1);
  // Both are asked for in any case: an answer that comes sooner would tell something too.
  const [snapshot, removed] = await Promise.all([
    transaction.get(firestore.doc(docPaths.user(uid))),
    transaction.get(removals),
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
