import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import type { Actor } from '../audit/record-change';
import { apiError } from '../http/api-error';
import { storedProfile, type StoredProfile } from './stored-profile';

/**
 * The user a key user wants to change: 412 when there is nobody of that id, 3 for somebody of another company, for moderators
 * and key users, and for another moderator's user than the one named (decision D-93). Ids are random: that one is in use does
 * not tell whose it is.
 */
export async function targetUser(
  transaction: Transaction,
  firestore: Firestore,
  { company, parentUid }: Actor,
  uid: string,
): Promise<StoredProfile> {
  const profile = isDocumentId(uid) ? storedProfile(await transaction.get(firestore.doc(docPaths.user(uid)))) : undefined;
  if (!profile) throw apiError(CODE.userNotFound);
  const editable =
    profile.companies.length === 1 &&
    profile.companies[0] === company &&
    !profile.flags.keyUser &&
    !profile.flags.moderator &&
    (parentUid === undefined || parentUid === profile.parent);
  if (!editable) throw apiError(CODE.notAuthorized);
  return profile;
}
