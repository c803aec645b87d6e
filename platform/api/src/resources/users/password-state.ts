import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, passwordProblem, type ChangeAction } from 'shared-kit/model';
import { withoutConfirmation, runChange, type Actor } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { ApiError, apiError } from '../../http/api-error';
import type { StoredProfile } from '../../documents/stored-profile';

/** `requiredField` for an empty password; `passwordLength` or `pilotPassword` for one that breaks the rules, which depend on the user's role. */
export function checkPassword(newPassword: string, { flags }: StoredProfile): void {
  if (newPassword === '') throw apiError(CODE.requiredField, { args: ['newPassword'], field: 'newPassword' });
  const bad = passwordProblem(newPassword, flags);
  if (bad) throw new ApiError({ ...bad, field: 'newPassword' });
}

/** When an administrator last chose the password, as a text that differs for any two times; empty for never. */
export type LastAssignment = string;

export function lastAssignment(profile: DocumentSnapshot): LastAssignment {
  const at: unknown = profile.get('pwAssignedDate');
  return at instanceof Timestamp ? at.valueOf() : '';
}

/**
 * Stores that the password is not the user's own. Called before an administrator's password is set, so that it never counts as a
 * personal one, and again after it: the new date stops a {@link markPersonal} that began in between.
 */
export function markAssigned({ firestore }: Firebase, transaction: Transaction, uid: string): void {
  transaction.update(firestore.doc(docPaths.user(uid)), { pwUpdated: false, pwAssignedDate: FieldValue.serverTimestamp() });
}

/**
 * Stores that the password is the user's own, unless an administrator has begun to set one since `before`: it is not known then
 * which of the two Firebase holds, so the user is asked to choose once more.
 */
export async function markPersonal(
  { firestore }: Firebase,
  { actor, uid, before, action }: { actor: Actor; uid: string; before: LastAssignment; action: ChangeAction },
): Promise<void> {
  const ref = firestore.doc(docPaths.user(uid));
  // The password is changed already.
  await runChange(firestore, withoutConfirmation(actor), async (transaction, record) => {
    const profile = await transaction.get(ref);
    // A user who was removed meanwhile has no profile to update; the change of the password is recorded all the same.
    const isPersonal = profile.exists && lastAssignment(profile) === before;
    if (isPersonal) transaction.update(ref, { pwUpdated: true });
    const fields = isPersonal ? ['password', 'pwUpdated'] : ['password'];
    record({ action, target: ref.path, name: actor.name, fields });
  });
}
