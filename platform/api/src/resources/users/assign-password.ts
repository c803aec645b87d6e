import { CODE, docPaths, type PasswordFlags } from 'shared-kit/model';
import { runChange, type Actor, type Change } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { apiError } from '../../http/api-error';
import type { TimeBudget } from '../../http/time-budget';
import { checkPassword, markAssigned } from './password-state';
import { refusedPassword, requireAllowedPassword } from '../../accounts/password-policy';
import { hasCode } from '../../firebase/missing-sign-in';
import { targetUser } from './target-user';

/** A user without a sign-in is 412, as if the whole user were gone. */
function withoutSignIn(error: unknown): never {
  throw hasCode(error, 'auth/user-not-found') ? apiError(CODE.userNotFound) : error;
}

/**
 * Sets a password that an administrator chose: the user has to replace it, and all their sessions end. The profile is written
 * first: when a later step fails, the user is asked for a new password without need, and repeating the call does the rest.
 */
export async function assignPassword(
  firebase: Firebase,
  { actor, uid, newPassword }: { actor: Actor; uid: string; newPassword: string },
  time: TimeBudget,
): Promise<void> {
  const { auth, firestore } = firebase;

  const mark: Change<PasswordFlags> = async (transaction, record) => {
    const profile = await targetUser(transaction, firestore, actor, uid);
    checkPassword(newPassword, profile);
    await requireAllowedPassword(firebase, { password: newPassword, flags: profile.flags, field: 'newPassword' });
    await auth.getUser(uid).catch(withoutSignIn);
    time.check();
    markAssigned(firebase, transaction, uid);
    record({
      action: 'users.assignPassword',
      target: docPaths.user(uid),
      name: profile.name,
      fields: ['password', 'pwUpdated'],
    });
    return profile.flags;
  };

  const flags = await runChange(firestore, actor, mark);
  time.check();
  await auth
    .updateUser(uid, { password: newPassword })
    .catch(withoutSignIn)
    .catch(refusedPassword({ password: newPassword, flags, field: 'newPassword' }));
  await auth.revokeRefreshTokens(uid).catch(withoutSignIn);
  await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(firestore.doc(docPaths.user(uid)));
    if (exists) markAssigned(firebase, transaction, uid);
  });
}
