import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { keyedMessage, removalParent, unchangeableMessage, whyUnchangeable, type DomainRef } from 'shared-kit/model';
import { textList } from './text-list';
import { moderatorProfiles } from './users-of-domain';
import { ApiError } from '../http/api-error';

/** The properties of a moderator that decide who is responsible for a domain. */
export interface DomainModerator {
  uid: string;
  authDomains: string[];
}

/** The moderators of the company who have the domain, read alone: a domain may have thousands of users. */
export async function moderatorsWith(firestore: Firestore, domain: DomainRef, transaction?: Transaction): Promise<DomainModerator[]> {
  const profiles = await moderatorProfiles(firestore, domain, transaction);
  return profiles.map((user) => ({ uid: user.id, authDomains: textList(user, 'authDomains') }));
}

/** HTTP 409 unless exactly one moderator has the domain (DOM-10). */
export function requireExactlyOneModerator({ domain }: DomainRef, moderators: readonly DomainModerator[]): void {
  const parent = removalParent(domain, moderators);
  if (!parent.ok) throw new ApiError(keyedMessage(parent.key, [domain]), 409);
}

/**
 * HTTP 409 for a domain of several moderators that names none of them, since nobody is responsible then. A domain without any is
 * refused for the parent that the call names (`domainAccess`), except by its removal, which says why.
 */
export function requireModerator(ref: DomainRef, named: string, moderators: readonly DomainModerator[], exactlyOne: boolean): void {
  if (exactlyOne) return requireExactlyOneModerator(ref, moderators);
  // A domain that is being removed is refused before its moderators are asked for.
  const why = whyUnchangeable({ id: ref.domain, parent: named, removal: null }, moderators);
  if (why === 'severalModerators') throw new ApiError(unchangeableMessage(why, ref.domain), 409);
}
