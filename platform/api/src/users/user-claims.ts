import type { Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, type Permission } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import { apiError } from '../http/api-error';
import { claimsFor, type Claims } from './claims';
import { hasCode } from './sign-in';
import { storedProfile, type StoredProfile } from './stored-profile';

/** The claims that belong to a profile with these permissions; the keys a moderator owns are kept. */
export function claimsOfProfile(
  { companies, parent, flags }: StoredProfile,
  apiKeys: readonly string[] = [],
  changed: Partial<Record<Permission, boolean>> = {},
): Claims {
  return claimsFor({ ...flags, ...changed, companies, parent, apiKeys });
}

/** Sets the claims; 413 where there is no sign-in to hold them, as an interrupted removal or a hand-made profile leaves it. */
export async function setClaims({ auth }: Firebase, uid: string, claims: Claims): Promise<void> {
  await auth.setCustomUserClaims(uid, claims).catch((error: unknown) => {
    throw hasCode(error, 'auth/user-not-found') ? apiError(CODE.customClaims, {}, 409) : error;
  });
}

/**
 * Sets the claims to what the stored profile says, after a change that may or may not have been committed. When this fails too,
 * the next change corrects the claims, because they are always written as a whole.
 */
export async function restoreClaims(
  { auth, firestore }: Firebase,
  uid: string,
  ownedKeys: (transaction: Transaction) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<void> {
  const ref = firestore.doc(docPaths.user(uid));
  await firestore.runTransaction(async (transaction) => {
    const profile = storedProfile(await transaction.get(ref));
    if (!profile) return;
    await auth.setCustomUserClaims(uid, claimsOfProfile(profile, await ownedKeys(transaction)));
    // Writes the same value, so that a concurrent change fails to commit and is tried again, its claims included.
    transaction.update(ref, { email: profile.email });
  });
}
