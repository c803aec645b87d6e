import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { CODE, docPaths } from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';
import { isServiceFault } from '../faults/faults';
import { apiError } from '../http/api-error';
import { profileDocument, type NewAccount } from './accounts';
import { claimsFor } from './claims';
import { refusedPassword } from './password-policy';
import { removalOf } from './removal-on-record';

/** Longer than any call takes: an older sign-in without a profile was left by a call that was interrupted. */
const LEFT_OVER_MS = 120_000;

export const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;

/** The result; undefined for a user without a sign-in. */
export const ifSignIn = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
    return undefined;
  });

/** Creates the sign-in; 411 for an email in use, 420 for one that Firebase refuses, 206 for a password that the project's policy refuses. */
async function createSignIn(firebase: Firebase, uid: string, account: NewAccount): Promise<void> {
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
    return refusedPassword({ password: account.password, flags: account, field: 'password' })(error);
  }
}

/**
 * Removes a sign-in without a profile, which an interrupted creation or removal has left. Nobody can use it, but its email would
 * stay in use. Its age distinguishes it from one that another call is creating. A disabled sign-in is removed if there is a record
 * of the user's removal; any other was disabled by an operator and stays.
 */
async function removeLeftOver({ auth, firestore }: Firebase, { email, companies }: NewAccount): Promise<boolean> {
  const { uid, disabled, metadata, customClaims = {} } = await auth.getUserByEmail(email);
  // Not removed: a sign-in of another company, or of a key user whose profile operators have not written yet.
  const { company, keyUser } = customClaims as { company?: unknown; keyUser?: unknown };
  if (keyUser === true || (company !== undefined && company !== companies[0])) return false;
  if ((await firestore.doc(docPaths.user(uid)).get()).exists) return false;
  const isOld = () => Date.now() - Date.parse(metadata.creationTime) > LEFT_OVER_MS;
  const isRemoved = async () => !(await removalOf(firestore, companies[0] ?? '', uid).get()).empty;
  if (!(disabled ? await isRemoved() : isOld())) return false;
  await ifSignIn(auth.deleteUser(uid));
  return true;
}

/**
 * Removes a sign-in that was not finished, with whose email nobody could be added for minutes. Tried more than once, since what has failed before may fail
 * again; then the next call with this email removes it.
 */
async function removeUnfinished({ auth }: Firebase, uid: string): Promise<void> {
  for (const waitMs of [0, 300, 1000]) {
    await setTimeout(waitMs);
    try {
      return await ifSignIn(auth.deleteUser(uid));
    } catch (error) {
      if (!isServiceFault(error)) throw error;
    }
  }
}

/** Creates the sign-in with its claims, then stores the profile. When that fails, the sign-in is deleted again. */
export async function createSignInAndProfile(
  firebase: Firebase,
  account: NewAccount,
  storeProfile: (ref: DocumentReference) => Promise<unknown>,
): Promise<string> {
  const { auth, firestore } = firebase;
  const claims = claimsFor(account);
  const { uid = randomBytes(21).toString('base64url') } = account;
  const ref = firestore.doc(docPaths.user(uid));
  try {
    await createSignIn(firebase, uid, account);
  } catch (error) {
    // The library asks for the sign-in that it has created, which may fail on its own. A given uid may be an older sign-in's.
    if (account.uid === undefined && isServiceFault(error)) await removeUnfinished(firebase, uid);
    throw error;
  }
  try {
    await auth.setCustomUserClaims(uid, claims);
    await storeProfile(ref);
  } catch (error) {
    // The commit may have succeeded although its answer was lost.
    if (!(await ref.get()).exists) await removeUnfinished(firebase, uid);
    throw error;
  }
  return uid;
}

/** Creates an account without a record of the change. */
export const createAccount = (firebase: Firebase, account: NewAccount): Promise<string> =>
  createSignInAndProfile(firebase, account, (ref) => ref.set(profileDocument(account)));
