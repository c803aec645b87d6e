import type { Domain, ModeratorProfile } from '../entities/entities';
import type { Message } from '../messages/message';

/** Why nothing in a domain can be changed. */
export type WhyUnchangeable = 'beingRemoved' | 'noModerator';

/** The moderators who have the domain. All `moderators` must be of one company, because names of domains are only unique within it. */
export const moderatorsOfDomain = <M extends Pick<ModeratorProfile, 'authDomains'>>(domain: string, moderators: readonly M[]): M[] =>
  moderators.filter(({ authDomains }) => authDomains.includes(domain));

/**
 * The moderator on whose behalf a domain is changed: the one it names, where that one still has it, else the first who has;
 * undefined for a domain without a moderator. All `moderators` are of its company.
 */
export function responsibleModerator<M extends Pick<ModeratorProfile, 'uid' | 'authDomains'>>(
  { id, parent }: Pick<Domain, 'id' | 'parent'>,
  moderators: readonly M[],
): M | undefined {
  const having = moderatorsOfDomain(id, moderators);
  return having.find(({ uid }) => uid === parent) ?? having[0];
}

/** Why the domain's settings, labels, fields and licences cannot be changed now, or null; the API refuses the same. */
export function whyUnchangeable(
  domain: Pick<Domain, 'id' | 'parent' | 'removal'>,
  moderators: readonly Pick<ModeratorProfile, 'uid' | 'authDomains'>[],
): WhyUnchangeable | null {
  if (domain.removal) return 'beingRemoved';
  return responsibleModerator(domain, moderators) ? null : 'noModerator';
}

/** The moderator on whose behalf a domain is removed, or the text that explains why there is none (DOM-13, decision D-46). */
export type RemovalParent = { ok: true; parentUid: string } | { ok: false; key: 'manDom.errMissingParent' | 'manDom.errMultipleParents' };

/** A domain is removed on behalf of exactly one moderator who has it. */
export function removalParent(domain: string, moderators: readonly Pick<ModeratorProfile, 'uid' | 'authDomains'>[]): RemovalParent {
  const [first, ...others] = moderatorsOfDomain(domain, moderators);
  if (!first) return { ok: false, key: 'manDom.errMissingParent' };
  return others.length > 0 ? { ok: false, key: 'manDom.errMultipleParents' } : { ok: true, parentUid: first.uid };
}

/** The message for a domain that is being removed; its arguments are the removed parts and their number. */
export const REMOVAL_UNDER_WAY = 'manDom.removalUnderWay';

/** The progress in the answer to a second removal of the same domain; null for any other answer (decision D-46). */
export function removalUnderWay({ key, args = [] }: Message): { done: number; total: number } | null {
  if (key !== REMOVAL_UNDER_WAY) return null;
  const [done, total] = args.map(Number);
  return { done: done || 0, total: total || 0 };
}
