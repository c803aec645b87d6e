import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths } from 'shared-kit/model';
import { isServiceFault } from '../faults/faults';
import type { Firebase } from '../firebase/firebase';
import { hasCode, ifSignIn } from '../firebase/missing-sign-in';
import { ApiError, apiError } from '../http/api-error';
import { profileDocument, type NewAccount } from './accounts';
import { confirmBegun, dropMark, endBegun, makingOf, markBegun } from './begun-sign-ins';
import { claimsFor } from './claims';
import { refusedPassword } from './password-policy';
import { removalOf } from './removal-on-record';

/** As in {@link makingOf}, for sign-ins of versions that did not mark them. */
const LEFT_OVER_MS = 120_000;
/** How long a call waits for another one that is making a sign-in with its email, including the tries of {@link endFailed}. */
const MAKING_MS = 3000;
const POLL_MS = 200;

/**
 * Creates the sign-in, disabled and without claims; `emailInUse` for an email in use, `invalidEmail` for one that Firebase refuses,
 * `passwordLength` for a password that the project's policy refuses.
 */
async function createSignIn(firebase: Firebase, uid: string, account: NewAccount): Promise<void> {
  const create = () =>
    firebase.auth.createUser({
      uid,
      email: account.email,
      password: account.password,
      emailVerified: account.emailVerified ?? false,
      displayName: `${account.firstName} ${account.lastName}`,
      disabled: true,
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
 * Makes the email free that another sign-in has, if that is left over from an interrupted or failed creation or removal: nobody can use it. False if it
 * stays. 6 while another call is making it, of which nobody knows yet whether it stays.
 */
async function removeLeftOver(firebase: Firebase, account: NewAccount): Promise<boolean> {
  const { auth, firestore } = firebase;
  const end = Date.now() + MAKING_MS;
  for (;;) {
    const signIn = await ifSignIn(auth.getUserByEmail(account.email));
    if (!signIn) return true;
    const making = await makingOf(firestore, signIn.uid);
    if (making === undefined) return removeUnmarked(firebase, account, signIn);
    if (making === 'left') return (await endBegun(firebase, signIn.uid)) === 'removed';
    if (making === 'stored') return false;
    if (Date.now() > end) throw apiError(CODE.serviceUnavailable);
    await setTimeout(POLL_MS);
  }
}

/**
 * Removes a sign-in without a profile and a mark: a disabled one if there is a record of the user's removal; any other was disabled by an operator and
 * stays. Versions before the mark set the claims first: of theirs, those of this company are removed by their age.
 */
async function removeUnmarked({ auth, firestore }: Firebase, { companies }: NewAccount, found: UserRecord): Promise<boolean> {
  const { uid, disabled, metadata, customClaims = {} } = found;
  // Not removed: a sign-in of another company, or of a key user whose profile operators have not written yet.
  const { company, keyUser } = customClaims as { company?: unknown; keyUser?: unknown };
  if (keyUser === true || (company !== undefined && company !== companies[0])) return false;
  if ((await firestore.doc(docPaths.user(uid)).get()).exists) return false;
  const isOfEarlierVersion = () => company !== undefined && Date.now() - Date.parse(metadata.creationTime) > LEFT_OVER_MS;
  const isRemoved = async () => !(await removalOf(firestore, companies[0] ?? '', uid).get()).empty;
  if (!(disabled ? await isRemoved() : isOfEarlierVersion())) return false;
  await ifSignIn(auth.deleteUser(uid));
  return true;
}

/**
 * Stores the profile of a new sign-in in a transaction, which must first call `confirm`: the sign-in may have been taken for left over
 * meanwhile.
 */
export type StoreProfile = (ref: DocumentReference, confirm: (transaction: Transaction) => Promise<void>) => Promise<unknown>;

/**
 * Ends what a failed call has begun, so that the email is free again at once. Tried more than once, since what has failed before may fail again; then
 * the platform's work does it.
 */
async function endFailed(firebase: Firebase, uid: string): ReturnType<typeof endBegun> {
  for (const waitMs of [0, 300, 1000]) {
    await setTimeout(waitMs);
    try {
      return await endBegun(firebase, uid);
    } catch (error) {
      if (!isServiceFault(error)) break;
    }
  }
  return undefined;
}

/**
 * Creates a sign-in with its profile (D-138): a mark, the sign-in without claims and disabled, the profile, then the claims, and last the sign-in
 * is enabled. Ended at any step, what remains opens nothing; the platform's work removes or completes it. Returns the uid once the profile is stored.
 */
export async function createSignInAndProfile(firebase: Firebase, account: NewAccount, storeProfile: StoreProfile): Promise<string> {
  const { firestore } = firebase;
  // Refused before anything is stored (`customClaims`).
  claimsFor(account);
  const { uid = randomBytes(21).toString('base64url') } = account;
  await markBegun(firestore, uid);
  try {
    await createSignIn(firebase, uid, account);
  } catch (error) {
    // After a lost answer the sign-in may be there.
    const isRefused = error instanceof ApiError || hasCode(error, 'auth/uid-already-exists');
    await (isRefused ? dropMark(firestore, uid).catch(() => undefined) : endFailed(firebase, uid));
    throw error;
  }
  let isStored = false;
  try {
    await storeProfile(firestore.doc(docPaths.user(uid)), (transaction) => confirmBegun(firestore, transaction, uid));
    isStored = true;
    await endBegun(firebase, uid);
  } catch (error) {
    const outcome = await endFailed(firebase, uid);
    // The commit may have succeeded although its answer was lost: then the user is there, as the call wanted. One who is stored and cannot sign in
    // yet has been added too: a repeated call would find the email in use, and the platform's work completes the sign-in.
    if (outcome === 'removed' || (outcome === undefined && !isStored)) throw error;
  }
  return uid;
}

/** Creates an account without a record of the change. */
export const createAccount = (firebase: Firebase, account: NewAccount): Promise<string> =>
  createSignInAndProfile(firebase, account, (ref, confirm) =>
    firebase.firestore.runTransaction(async (transaction) => {
      await confirm(transaction);
      transaction.set(ref, profileDocument(account));
    }),
  );
