import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import type { Caller } from '../../access/caller';
import { runChange, type Actor } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { apiError } from '../../http/api-error';
import type { TimeBudget } from '../../http/time-budget';
import { checkPassword, lastAssignment, markPersonal, type LastAssignment } from './password-state';
import { refusedPassword } from '../../accounts/password-policy';
import { ifSignIn } from '../../firebase/missing-sign-in';
import { storedProfile, type StoredProfile } from '../../documents/stored-profile';

/** For this long after signing in with it, a first password may be replaced without being sent again (D-21). */
const FRESH_SIGN_IN_MS = 60 * 60 * 1000;

interface PasswordState {
  profile: StoredProfile;
  before: LastAssignment;
  /** Whether the profile says that the password is not the user's own; one without the field does not (D-14). */
  isAssigned: boolean;
}

const profileRef = ({ firestore }: Firebase, uid: string) => firestore.doc(docPaths.user(uid));

function readPasswordState(snapshot: DocumentSnapshot): PasswordState | undefined {
  const profile = storedProfile(snapshot);
  return profile && { profile, before: lastAssignment(snapshot), isAssigned: snapshot.get('pwUpdated') === false };
}

interface ChangePassword {
  caller: Caller;
  actor: Actor;
  currentPassword?: string | undefined;
  newPassword: string;
}

/** Changes the caller's password. The old one may be left out only for a first personal one, soon after signing in (D-21). */
export async function changeOwnPassword(firebase: Firebase, change: ChangePassword, time: TimeBudget): Promise<void> {
  const { caller, actor, currentPassword = '', newPassword } = change;
  const passwordState = readPasswordState(
    await runChange(firebase.firestore, actor, (transaction) => transaction.get(profileRef(firebase, caller.uid))),
  );
  if (!passwordState) throw apiError(CODE.profileNotFound);
  const { profile, before, isAssigned } = passwordState;
  const first = isAssigned && Date.now() - caller.signedInAt < FRESH_SIGN_IN_MS;
  if (currentPassword === '' && !first) {
    throw apiError(CODE.requiredField, { args: ['currentPassword'], field: 'currentPassword' });
  }
  checkPassword(newPassword, profile);
  if (currentPassword !== '') {
    const { email = '' } = await firebase.auth.getUser(caller.uid);
    const isCurrent = await firebase.identity.isPassword(email, currentPassword);
    if (!isCurrent) throw apiError(CODE.wrongPassword, { field: 'currentPassword' });
  }
  time.check();
  await firebase.auth
    .updateUser(caller.uid, { password: newPassword })
    .catch(refusedPassword({ password: newPassword, flags: profile.flags, field: 'newPassword' }));
  // Last: when this fails, the user is only asked to choose a password once more.
  await markPersonal(firebase, { actor, uid: caller.uid, before, action: 'users.password' });
}

interface ResetPassword {
  actionCode: string;
  newPassword: string;
  origin: Pick<Actor, 'ip' | 'userAgent'>;
}

/** Sets a password by a mailed code. The password is checked first: a refused one does not use the code up. */
export async function resetPassword(firebase: Firebase, { actionCode, newPassword, origin }: ResetPassword, time: TimeBudget) {
  const { auth, identity } = firebase;
  const email = await identity.ownerOfCode(actionCode);
  if (email === undefined) throw apiError(CODE.authError);
  const user = await ifSignIn(auth.getUserByEmail(email));
  const passwordState = user && readPasswordState(await profileRef(firebase, user.uid).get());
  // A user without a company is refused: there is no company that could record the change.
  const company = passwordState?.profile.companies.find(isDocumentId);
  if (!passwordState || company === undefined) throw apiError(CODE.userNotFound);
  const { profile, before } = passwordState;
  checkPassword(newPassword, profile);
  time.check();
  const isReset = await identity
    .resetPassword(actionCode, newPassword)
    .catch(refusedPassword({ password: newPassword, flags: profile.flags, field: 'newPassword' }));
  if (!isReset) throw apiError(CODE.authError);
  const actor: Actor = { uid: profile.uid, name: profile.name, company, ...origin };
  await markPersonal(firebase, { actor, uid: profile.uid, before, action: 'users.resetPassword' });
}
