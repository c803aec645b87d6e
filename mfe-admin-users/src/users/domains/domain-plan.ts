import { profileDraft, profileProblems, type UserProfile } from 'shared-kit/model';

/** The domains to add to all selected users, and those to remove. */
export interface DomainWish {
  give: readonly string[];
  take: readonly string[];
}

/** The change for one user (ADD-21). */
export interface DomainPlan {
  user: UserProfile;
  /** `same`: nothing changes for this user. `refused`: the change would break a rule. */
  state: 'change' | 'same' | 'refused';
  /** All domains of the user after the change. */
  domains: readonly string[];
  given: readonly string[];
  taken: readonly string[];
  /** Domains that cannot be added, because the user's moderator does not have them (USERS-12). */
  lacking: readonly string[];
  /** Whether the user would have no domain left (USERS-16). */
  noneLeft: boolean;
}

/** The change for one user. `ofParent`: the domains of the user's moderator; empty without a moderator. */
export function planOf(user: UserProfile, ofParent: readonly string[], { give, take }: DomainWish): DomainPlan {
  const has = (domain: string) => user.authDomains.includes(domain);
  const wanted = give.filter((domain) => !has(domain));
  const given = wanted.filter((domain) => ofParent.includes(domain));
  const lacking = wanted.filter((domain) => !ofParent.includes(domain));
  const taken = take.filter(has);
  const domains = [...user.authDomains.filter((domain) => !taken.includes(domain)), ...given];
  const changes = given.length + taken.length > 0;
  const noneLeft = changes && profileProblems({ ...profileDraft(user), authDomains: domains }).authDomains !== undefined;
  const state = noneLeft || (!changes && lacking.length > 0) ? 'refused' : changes ? 'change' : 'same';
  return { user, state, domains, given, taken, lacking, noneLeft };
}

/** The domains that can be added to or removed from at least one of the users. */
export function choicesFor(users: readonly UserProfile[], ofParent: (user: UserProfile) => readonly string[]): DomainWish {
  const union = (domains: readonly string[]) => [...new Set(domains)].sort();
  return { give: union(users.flatMap(ofParent)), take: union(users.flatMap(({ authDomains }) => authDomains)) };
}
