import { FieldValue } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import { runChange, type Actor, type Change } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { ApiError, apiError } from '../../http/api-error';
import type { TimeBudget } from '../../http/time-budget';
import { REMOVED } from '../../accounts/removal-on-record';
import { removeRest } from '../../accounts/rest-of-removal';
import { ifSignIn } from '../../firebase/missing-sign-in';
import { targetUser } from './target-user';
import { inTurnOf } from '../../work/schedule/turns-of-parents';

/**
 * Removes a user (D-37). The sign-in is disabled first, so that a user without a profile cannot work; then one
 * transaction removes the profile and the entry in the parent's list and writes the record; sign-in and pictures go last. What an
 * interrupted call leaves of those is removed when the call is repeated. When the profile stays, so does a sign-in as it was.
 */
export async function removeUser(firebase: Firebase, actor: Actor, uid: string, time: TimeBudget): Promise<void> {
  const { firestore } = firebase;
  if (uid === actor.uid) throw apiError(CODE.deleteOwnAccount);
  let wasEnabled: boolean | undefined;

  const remove: Change<void> = async (transaction, record) => {
    const { name, parent } = await targetUser(transaction, firestore, actor, uid);
    const parentRef = parent === null ? undefined : firestore.doc(docPaths.user(parent));
    const hasParent = parentRef !== undefined && (await transaction.get(parentRef)).exists;
    time.check();
    // A transaction that is tried again finds the sign-in disabled by itself.
    wasEnabled ??= await isEnabled(firebase, uid);
    await switchOff(firebase, uid);
    time.check();
    const ref = firestore.doc(docPaths.user(uid));
    transaction.delete(ref);
    if (hasParent) transaction.update(parentRef, { children: FieldValue.arrayRemove(uid) });
    record({ action: REMOVED, target: ref.path, name });
  };

  try {
    await inTurnOf(await parentOf(firebase, actor, uid), () => runChange(firestore, actor, remove));
  } catch (error) {
    if (wasEnabled) await switchOnAgain(firebase, uid);
    // An earlier call has removed the profile, but may have been interrupted before the rest.
    if (error instanceof ApiError && error.problem.code === CODE.userNotFound) await removeRest(firebase, uid);
    throw error;
  }
  await removeRest(firebase, uid);
}

/** Whose list the change waits for, as in the creation of users. */
async function parentOf({ firestore }: Firebase, { parentUid }: Actor, uid: string): Promise<string> {
  if (parentUid !== undefined || !isDocumentId(uid)) return parentUid ?? '';
  const parent: unknown = (await firestore.doc(docPaths.user(uid)).get()).get('parent');
  return typeof parent === 'string' ? parent : uid;
}

// A profile without a sign-in can be removed too.
const isEnabled = async ({ auth }: Firebase, uid: string): Promise<boolean> => (await ifSignIn(auth.getUser(uid)))?.disabled === false;

async function switchOff({ auth }: Firebase, uid: string): Promise<void> {
  await ifSignIn(auth.updateUser(uid, { disabled: true }));
  await ifSignIn(auth.revokeRefreshTokens(uid));
}

async function switchOnAgain({ auth, firestore }: Firebase, uid: string): Promise<void> {
  const { exists } = await firestore.doc(docPaths.user(uid)).get();
  if (exists) await auth.updateUser(uid, { disabled: false }).catch(() => undefined);
}
