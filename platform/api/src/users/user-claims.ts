import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { docPaths, type Permission } from 'shared-kit/model';
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
export async function restoreClaims(auth: Auth, firestore: Firestore, uid: string, apiKeys: readonly string[] = []): Promise<void> {
  const profile = storedProfile(await firestore.doc(docPaths.user(uid)).get());
  if (profile) await auth.setCustomUserClaims(uid, claimsOfProfile(profile, apiKeys));
}
