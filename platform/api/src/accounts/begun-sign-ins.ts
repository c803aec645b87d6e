import { FieldValue, Timestamp, type DocumentReference, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths } from 'shared-kit/model';
import { activeKeyIds } from '../documents/owned-keys';
import { storedProfile, type StoredProfile } from '../documents/stored-profile';
import type { Firebase } from '../firebase/firebase';
import { ifSignIn } from '../firebase/missing-sign-in';
import { apiError } from '../http/api-error';
import { claimsOfProfile } from './user-claims';

/** Longer than any call takes: an older mark was left by one that was interrupted. */
const LEFT_OVER_MS = 120_000;

/**
 * The mark of a sign-in that this platform is making (D-138), `begunSignIns/{uid}`, which the rules let no client read: a project may hold
 * sign-ins of other programs, which are left alone. It is written before the sign-in and removed once that can be used.
 */
export const begunMark = (firestore: Firestore, uid: string): DocumentReference => firestore.collection('begunSignIns').doc(uid);

export async function markBegun(firestore: Firestore, uid: string): Promise<void> {
  await begunMark(firestore, uid).set({ begunAt: FieldValue.serverTimestamp() });
}

/** For a sign-in that was refused and is not there. */
export async function dropMark(firestore: Firestore, uid: string): Promise<void> {
  await begunMark(firestore, uid).delete();
}

/** Marks that interrupted calls have left, the oldest first. */
export const leftOverMarks = (firestore: Firestore): Query =>
  firestore
    .collection('begunSignIns')
    .where('begunAt', '<', Timestamp.fromMillis(Date.now() - LEFT_OVER_MS))
    .orderBy('begunAt');

/**
 * How the making of a sign-in stands: `left` by a call that was interrupted long ago or that has given it up, so that it may be ended; `stored` with its
 * profile, so that it is a user's; `underWay` when that cannot be told yet. Undefined if it has no mark.
 */
export async function makingOf(firestore: Firestore, uid: string): Promise<'left' | 'stored' | 'underWay' | undefined> {
  const [mark, profile] = await firestore.getAll(begunMark(firestore, uid), firestore.doc(docPaths.user(uid)));
  if (!mark!.exists) return undefined;
  const begunAt: unknown = mark!.get('begunAt');
  const isOld = begunAt instanceof Timestamp && Date.now() - begunAt.toMillis() > LEFT_OVER_MS;
  if (isOld || mark!.get('isEnding') === true) return 'left';
  return profile!.exists ? 'stored' : 'underWay';
}

/** Refuses to store the profile of a sign-in that was taken for left over, and is removed (6). */
export async function confirmBegun(firestore: Firestore, transaction: Transaction, uid: string): Promise<void> {
  const mark = await transaction.get(begunMark(firestore, uid));
  if (!mark.exists || mark.get('isEnding') === true) throw apiError(CODE.serviceUnavailable);
}

/**
 * Ends the making of a sign-in: with a profile it gets its claims and is enabled, without one it is removed. Does nothing without a mark.
 * Both are decided by the stored profile inside of one transaction, so that neither a profile that is being stored nor a user who is being removed
 * is passed over.
 */
export async function endBegun(firebase: Firebase, uid: string): Promise<'completed' | 'removed' | undefined> {
  const { auth, firestore } = firebase;
  const mark = begunMark(firestore, uid);
  const profileRef = firestore.doc(docPaths.user(uid));
  const outcome = await firestore.runTransaction(async (transaction) => {
    const [begun, stored] = await transaction.getAll(mark, profileRef);
    if (!begun!.exists) return undefined;
    const profile = storedProfile(stored);
    if (!profile) {
      transaction.update(mark, { isEnding: true });
      return 'removed';
    }
    await complete(firebase, profile, transaction);
    // Writes the same value, so that a concurrent change of the profile makes one of the two start again.
    transaction.update(profileRef, { email: profile.email });
    transaction.delete(mark);
    return 'completed';
  });
  if (outcome === 'removed') {
    await ifSignIn(auth.deleteUser(uid));
    await mark.delete();
  }
  return outcome;
}

/** Claims first: a sign-in that is enabled has those of its profile. One that is gone meanwhile stays so. */
async function complete({ auth, firestore }: Firebase, profile: StoredProfile, transaction: Transaction): Promise<void> {
  const { uid, flags, companies } = profile;
  const keys = flags.moderator ? await activeKeyIds(transaction, firestore, companies[0] ?? '', uid) : [];
  await ifSignIn(auth.setCustomUserClaims(uid, claimsOfProfile(profile, keys)));
  await ifSignIn(auth.updateUser(uid, { disabled: false }));
}
