import type { Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, passwordProblem } from 'shared-kit/model';
import type { Caller } from '../access/caller';
import { recordChange, type Actor, type AuditAction } from '../audit/record-change';
import type { Firebase } from '../firebase';
import { ApiError, apiError } from '../http/api-error';
import type { TimeBudget } from '../http/time-budget';
import { hasCode } from './sign-in';
import { storedProfile, type StoredProfile } from './stored-profile';
import { targetUser } from './target-user';

/** A first password may be chosen without the old one for so long after signing in with it (decision D-21). */
const FRESH_SIGN_IN_MS = 60 * 60 * 1000;

function checkPassword(newPassword: string, { flags }: StoredProfile): void {
  if (newPassword === '') throw apiError(CODE.requiredField, { args: ['newPassword'], field: 'newPassword' });
  const bad = passwordProblem(newPassword, flags);
  if (bad) throw new ApiError({ ...bad, field: 'newPassword' });
}

async function profileOf({ firestore }: Firebase, uid: string): Promise<StoredProfile | undefined> {
  return storedProfile(await firestore.doc(docPaths.user(uid)).get());
}

/** Notes that the password is the user's own now. Comes last: without it the user is only asked to choose once more. */
async function notePersonal({ firestore }: Firebase, actor: Actor, uid: string, action: AuditAction): Promise<void> {
  const batch = firestore.batch();
  const ref = firestore.doc(docPaths.user(uid));
  batch.update(ref, { pwUpdated: true });
  recordChange(firestore, batch, actor, { action, target: ref.path, fields: ['password', 'pwUpdated'] });
  await batch.commit();
}

interface ChangePassword {
  caller: Caller;
  actor: Actor;
  currentPassword?: string | undefined;
  newPassword: string;
}

/** The own password. The old one may be left out only for a first personal one, soon after signing in (decision D-21). */
export async function changeOwnPassword(firebase: Firebase, change: ChangePassword, time: TimeBudget): Promise<void> {
  const { caller, actor, currentPassword = '', newPassword } = change;
  const work = async () => {
    const profile = await profileOf(firebase, caller.uid);
    if (!profile) throw apiError(CODE.profileNotFound);
    const first = !profile.pwUpdated && Date.now() - caller.signedInAt < FRESH_SIGN_IN_MS;
    if (currentPassword === '' && !first) {
      throw apiError(CODE.requiredField, { args: ['currentPassword'], field: 'currentPassword' });
    }
    checkPassword(newPassword, profile);
    if (currentPassword !== '') {
      const { email = '' } = await firebase.auth.getUser(caller.uid);
      const known = await firebase.identity.isPassword(email, currentPassword);
      if (!known) throw apiError(CODE.wrongPassword, { field: 'currentPassword' });
    }
    time.check();
    await firebase.auth.updateUser(caller.uid, { password: newPassword });
    await notePersonal(firebase, actor, caller.uid, 'users.password');
  };
  await time.run(work());
}

/** A password that an administrator chose: the user has to replace it, and every session ends. */
export async function assignPassword(
  firebase: Firebase,
  { actor, uid, newPassword }: { actor: Actor; uid: string; newPassword: string },
  time: TimeBudget,
): Promise<void> {
  const { auth, firestore } = firebase;
  const assign = async (transaction: Transaction) => {
    const profile = await targetUser(transaction, firestore, actor, uid);
    checkPassword(newPassword, profile);
    const ref = firestore.doc(docPaths.user(uid));
    time.check();
    try {
      await auth.updateUser(uid, { password: newPassword });
      await auth.revokeRefreshTokens(uid);
    } catch (error) {
      throw hasCode(error, 'auth/user-not-found') ? apiError(CODE.userNotFound) : error;
    }
    transaction.update(ref, { pwUpdated: false });
    recordChange(firestore, transaction, actor, {
      action: 'users.assignPassword',
      target: ref.path,
      fields: ['password', 'pwUpdated'],
    });
  };
  await time.run(firestore.runTransaction(assign));
}

interface ResetPassword {
  actionCode: string;
  newPassword: string;
  origin: Pick<Actor, 'ip' | 'userAgent'>;
}

/** A password chosen with a mailed code, for whoever can read the mail. The code is looked at before it is used up. */
export async function resetPassword(firebase: Firebase, { actionCode, newPassword, origin }: ResetPassword, time: TimeBudget) {
  const { auth, identity } = firebase;
  const work = async () => {
    const email = await identity.ownerOfCode(actionCode);
    if (email === undefined) throw apiError(CODE.authError);
    const user = await auth.getUserByEmail(email).catch((error: unknown) => {
      if (!hasCode(error, 'auth/user-not-found')) throw error;
      return undefined;
    });
    const profile = user && (await profileOf(firebase, user.uid));
    if (!profile) throw apiError(CODE.userNotFound);
    checkPassword(newPassword, profile);
    time.check();
    if (!(await identity.resetPassword(actionCode, newPassword))) throw apiError(CODE.authError);
    const actor: Actor = { uid: profile.uid, company: profile.companies[0] ?? '', ...origin };
    await notePersonal(firebase, actor, profile.uid, 'users.resetPassword');
  };
  await time.run(work());
}
