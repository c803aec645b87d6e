import { profileDraft, profileProblems, type UserProfile } from 'shared-kit/model';

/** What is wanted for all selected users at once. */
export interface DomainWish {
  give: readonly string[];
  take: readonly string[];
}

/** What the wish comes to for one user (ADD-21). */
export interface DomainPlan {
  user: UserProfile;
  /** `same`: nothing of it changes this user. `refused`: it breaks a rule. */
  state: 'change' | 'same' | 'refused';
  /** All domains afterwards. */
  domains: readonly string[];
  given: readonly string[];
  taken: readonly string[];
  /** Wanted, but the user's moderator has no say over them (USERS-12). */
  lacking: readonly string[];
  /** No domain would be left (USERS-16). */
  noneLeft: boolean;
}

/** `ofParent`: the domains of the user's moderator, none without one. */
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

/** The domains that can be given and those that can be taken away, of all selected users together. */
export function choicesFor(users: readonly UserProfile[], ofParent: (user: UserProfile) => readonly string[]): DomainWish {
  const union = (domains: readonly string[]) => [...new Set(domains)].sort();
  return { give: union(users.flatMap(ofParent)), take: union(users.flatMap(({ authDomains }) => authDomains)) };
}
