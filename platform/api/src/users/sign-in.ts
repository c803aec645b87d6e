import type { Auth } from 'firebase-admin/auth';
import { CODE, docPaths } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import { apiError } from '../http/api-error';
import type { NewAccount } from './accounts';

/** Longer than any call takes: a sign-in without a profile is by then what a broken call has left. */
const LEFT_OVER_MS = 120_000;

export const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;

/** Creates the sign-in; 411 for an address in use, 420 for one that Firebase does not take. */
export async function createSignIn(firebase: Firebase, uid: string, account: NewAccount): Promise<void> {
  const create = () =>
    firebase.auth.createUser({
      uid,
      email: account.email,
      password: account.password,
      emailVerified: account.emailVerified ?? false,
      displayName: `${account.firstName} ${account.lastName}`,
    });
  try {
    await create().catch(async (error: unknown) => {
      const again = hasCode(error, 'auth/email-already-exists') && (await removeLeftOver(firebase, account));
      if (!again) throw error;
      return create();
    });
  } catch (error) {
    if (hasCode(error, 'auth/email-already-exists')) throw apiError(CODE.emailInUse, { field: 'email' });
    if (hasCode(error, 'auth/invalid-email')) throw apiError(CODE.invalidEmail, { field: 'email' });
    throw error;
  }
}

/**
 * A server that died between the two services leaves a sign-in that nobody can use, as it has no profile, and whose address
 * would be taken for ever. It is told from one that is just being made by its age, or by having been switched off.
 */
async function removeLeftOver({ auth, firestore }: Firebase, { email, companies }: NewAccount): Promise<boolean> {
  const { uid, disabled, metadata, customClaims = {} } = await auth.getUserByEmail(email);
  // Another company's, or of somebody whom operators are about to make a key user.
  const { company, keyUser } = customClaims as { company?: unknown; keyUser?: unknown };
  if (keyUser === true || (company !== undefined && company !== companies[0])) return false;
  const old = Date.now() - Date.parse(metadata.creationTime) > LEFT_OVER_MS;
  if (!disabled && !old) return false;
  if ((await firestore.doc(docPaths.user(uid)).get()).exists) return false;
  await removeSignIn(auth, uid);
  return true;
}

/** Removes the sign-in; that it is gone already is as good. */
export async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
  });
}
