import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, passwordProblem, type ChangeAction } from 'shared-kit/model';
import { recordChange, type Actor } from '../audit/record-change';
import type { Firebase } from '../firebase';
import { ApiError, apiError } from '../http/api-error';
import type { StoredProfile } from './stored-profile';

/** 205 for none, 206 or 417 by the role of whom it is for. */
export function checkPassword(newPassword: string, { flags }: StoredProfile): void {
  if (newPassword === '') throw apiError(CODE.requiredField, { args: ['newPassword'], field: 'newPassword' });
  const bad = passwordProblem(newPassword, flags);
  if (bad) throw new ApiError({ ...bad, field: 'newPassword' });
}

/** The last time an administrator chose the password, in a form that tells two moments apart; empty for never. */
export type LastAssignment = string;

export function lastAssignment(profile: DocumentSnapshot): LastAssignment {
  const at: unknown = profile.get('pwAssignedDate');
  return at instanceof Timestamp ? at.valueOf() : '';
}

/**
 * Notes that the password is not the user's own. Written before an administrator's password is set, so that it is never taken
 * for a personal one, and once more after it: whoever was about to note the opposite sees by the date that it no longer holds.
 */
export function noteAssigned({ firestore }: Firebase, transaction: Transaction, uid: string): void {
  transaction.update(firestore.doc(docPaths.user(uid)), { pwUpdated: false, pwAssignedDate: FieldValue.serverTimestamp() });
}

/**
 * Notes that the password is the user's own now, unless an administrator has begun to choose one since `before`: which of
 * the two Firebase holds then nobody knows, and the user is only asked to choose once more.
 */
export async function notePersonal(
  { firestore }: Firebase,
  { actor, uid, before, action }: { actor: Actor; uid: string; before: LastAssignment; action: ChangeAction },
): Promise<void> {
  const ref = firestore.doc(docPaths.user(uid));
  await firestore.runTransaction(async (transaction) => {
    const profile = await transaction.get(ref);
    // Removed while the password changed: there is nothing left to note, but it did change.
    const isPersonal = profile.exists && lastAssignment(profile) === before;
    if (isPersonal) transaction.update(ref, { pwUpdated: true });
    const fields = isPersonal ? ['password', 'pwUpdated'] : ['password'];
    recordChange(firestore, transaction, actor, { action, target: ref.path, name: actor.name, fields });
  });
}
