import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { keyedMessage, moderatorsOfDomain, removalParent, responsibleModerator, type DomainRef } from 'shared-kit/model';
import { textList } from './text-list';
import { ApiError } from '../http/api-error';

/** The properties of a moderator that decide who is responsible for a domain. */
export interface DomainModerator {
  uid: string;
  authDomains: string[];
}

/** The moderators among the users of a domain. */
export const moderatorsAmong = (users: readonly DocumentSnapshot[]): DomainModerator[] =>
  users.filter((user) => user.get('moderator') === true).map((user) => ({ uid: user.id, authDomains: textList(user, 'authDomains') }));

/** 409 unless exactly one moderator has the domain (DOM-10). */
export function requireExactlyOneModerator({ domain }: DomainRef, moderators: readonly DomainModerator[]): void {
  const parent = removalParent(domain, moderators);
  if (!parent.ok) throw new ApiError(keyedMessage(parent.key, [domain]), 409);
}

/**
 * 409 for a domain of several moderators that names none of them, since nobody is responsible then. A domain without any is
 * refused for the parent that the call names (316), except by its removal, which says why.
 */
export function requireModerator(ref: DomainRef, named: string, moderators: readonly DomainModerator[], exactlyOne: boolean): void {
  if (exactlyOne) return requireExactlyOneModerator(ref, moderators);
  const isUnclear =
    moderatorsOfDomain(ref.domain, moderators).length > 1 && !responsibleModerator({ id: ref.domain, parent: named }, moderators);
  if (isUnclear) throw new ApiError(keyedMessage('manDom.errMultipleParents', [ref.domain]), 409);
}
