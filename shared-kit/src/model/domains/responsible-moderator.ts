import type { Domain, ModeratorProfile } from '../entities/entities';
import type { Message } from '../messages/message';
import { keyedMessage } from '../messages/problem';

/** Why nothing in a domain can be changed. */
export type WhyUnchangeable = 'beingRemoved' | 'noModerator' | 'severalModerators';

type Moderator = Pick<ModeratorProfile, 'uid' | 'authDomains'>;

/** The moderators who have the domain. All `moderators` must be of one company, because names of domains are only unique within it. */
export const moderatorsOfDomain = <M extends Pick<ModeratorProfile, 'authDomains'>>(domain: string, moderators: readonly M[]): M[] =>
  moderators.filter(({ authDomains }) => authDomains.includes(domain));

/**
 * The moderator on whose behalf a domain and its sessions, settings and licences are changed (D-109):
 * the one that the domain names if that one still has the domain, else the only one who has it. Undefined for a domain without a moderator or with several
 * moderators that names none of them. All `moderators` are of its company.
 */
export function responsibleModerator<M extends Moderator>(
  { id, parent }: Pick<Domain, 'id' | 'parent'>,
  moderators: readonly M[],
): M | undefined {
  const having = moderatorsOfDomain(id, moderators);
  return having.find(({ uid }) => uid === parent) ?? (having.length === 1 ? having[0] : undefined);
}

/** Why nothing in the domain can be changed now, or null. */
export function whyUnchangeable(
  domain: Pick<Domain, 'id' | 'parent' | 'removal'>,
  moderators: readonly Moderator[],
): WhyUnchangeable | null {
  if (domain.removal) return 'beingRemoved';
  if (responsibleModerator(domain, moderators)) return null;
  return moderatorsOfDomain(domain.id, moderators).length > 1 ? 'severalModerators' : 'noModerator';
}

/** The message for a user who tries to change something in such a domain. */
export function unchangeableMessage(why: WhyUnchangeable, domain: string): Message {
  if (why === 'beingRemoved') return keyedMessage('err.domainBeingRemoved');
  return keyedMessage(why === 'noModerator' ? 'manDom.errMissingParent' : 'manDom.errMultipleParents', [domain]);
}

/** The moderator on whose behalf a domain is removed, or the text that explains why there is none (DOM-10 to DOM-12, D-46). */
export type RemovalParent = { ok: true; parentUid: string } | { ok: false; key: 'manDom.errMissingParent' | 'manDom.errMultipleParents' };

/** A domain is removed on behalf of exactly one moderator who has it, whichever it names. */
export function removalParent(domain: string, moderators: readonly Moderator[]): RemovalParent {
  const [first, ...others] = moderatorsOfDomain(domain, moderators);
  if (!first) return { ok: false, key: 'manDom.errMissingParent' };
  return others.length > 0 ? { ok: false, key: 'manDom.errMultipleParents' } : { ok: true, parentUid: first.uid };
}

/** The message for a domain that is being removed; its arguments are the removed parts and their number. */
export const REMOVAL_UNDER_WAY = 'manDom.removalUnderWay';

/** The progress in the answer to a second removal of the same domain; null for any other answer (D-46). */
export function removalUnderWay({ key, args = [] }: Message): { done: number; total: number } | null {
  if (key !== REMOVAL_UNDER_WAY) return null;
  const [done, total] = args.map(Number);
  return { done: done || 0, total: total || 0 };
}
