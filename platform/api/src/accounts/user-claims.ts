import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, type Permission } from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';
import { apiError } from '../http/api-error';
import { claimsFor, type Claims } from './claims';
import { hasCode } from '../firebase/missing-sign-in';
import { storedProfile, type StoredProfile } from '../documents/stored-profile';

/** The claims that belong to a profile with these permissions; the keys a moderator owns are kept. */
export function claimsOfProfile(
  { companies, parent, flags }: StoredProfile,
  apiKeys: readonly string[] = [],
  changed: Partial<Record<Permission, boolean>> = {},
): Claims {
  return claimsFor({ ...flags, ...changed, companies, parent, apiKeys });
}

interface OwnedClaims {
  uid: string;
  /** Reads the keys that the claims list. */
  ownedKeys?: (transaction: Transaction) => Promise<readonly string[]>;
}

/**
 * The claims of a user during a change that may fail. They are always written completely, so that if `restore` fails too, the next change
 * corrects them.
 */
export class ClaimsChange {
  /** The previous claims, if an operator had set others than the profile's. Undefined until they are changed. */
  #before: { others: object | null } | undefined;

  constructor(
    private readonly firebase: Firebase,
    private readonly owned: OwnedClaims,
  ) {}

  /** Sets the claims; `customClaims` without a sign-in, for example after an interrupted removal or for a handmade profile. */
  async set(stored: Claims, next: Claims): Promise<void> {
    const { auth } = this.firebase;
    const { uid } = this.owned;
    const noSignIn = (error: unknown) => {
      throw hasCode(error, 'auth/user-not-found') ? apiError(CODE.customClaims, {}, 409) : error;
    };
    if (!this.#before) {
      const { customClaims = {} } = await auth.getUser(uid).catch(noSignIn);
      this.#before = { others: isSame(customClaims, stored) ? null : customClaims };
    }
    await auth.setCustomUserClaims(uid, next).catch(noSignIn);
  }

  /** Restores the claims after a change that may have been committed: those of the stored profile, or those that an operator had set. */
  async restore(): Promise<void> {
    if (!this.#before) return;
    const { auth, firestore } = this.firebase;
    const { uid, ownedKeys } = this.owned;
    const { others } = this.#before;
    const ref = firestore.doc(docPaths.user(uid));
    await firestore.runTransaction(async (transaction) => {
      const profile = storedProfile(await transaction.get(ref));
      if (!profile) return;
      await auth.setCustomUserClaims(uid, others ?? claimsOfProfile(profile, await ownedKeys?.(transaction)));
      // Writes the same value, so that a concurrent change fails to commit and is tried again, its claims included.
      transaction.update(ref, { email: profile.email });
    });
  }
}

/** Whether claims are equal, in any order of their keys. */
function isSame(one: { apiKeys?: unknown }, other: Claims): boolean {
  const inOrder = ({ apiKeys, ...rest }: { apiKeys?: unknown }) => ({
    ...rest,
    apiKeys: Array.isArray(apiKeys) ? apiKeys.map(String).sort() : [],
  });
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}
