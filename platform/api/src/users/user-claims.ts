import type { Transaction } from 'firebase-admin/firestore';
import { docPaths, type Permission } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import { claimsFor, type Claims } from './claims';
import { storedProfile, type StoredProfile } from './stored-profile';

/** The claims that belong to a profile with these permissions; the keys a moderator owns are kept. */
export function claimsOfProfile(
  { companies, parent, flags }: StoredProfile,
  apiKeys: readonly string[] = [],
  changed: Partial<Record<Permission, boolean>> = {},
): Claims {
  return claimsFor({ ...flags, ...changed, companies, parent, apiKeys });
}

/**
 * Brings the claims back to what the stored profile says, after a change that may or may not have been committed. What fails
 * here is mended by the next change: claims are always written as a whole.
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
    // Written as it was: a change at the same time now fails to commit and is tried again, claims included.
    transaction.update(ref, { email: profile.email });
  });
}
