import { PERMISSIONS, type Permission, type UserProfile } from 'shared-kit/model';

/** What a listed user can be filtered by; key users are not listed (decision D-37). */
export const FILTERED_PERMISSIONS = PERMISSIONS.filter((name) => name !== 'keyUser');

/** Whether the password is the user's own, or still the first one that somebody else knows. */
export const PASSWORD_STATES = ['own', 'first'] as const;
export type PasswordState = (typeof PASSWORD_STATES)[number];

/** Which users are asked for; undefined for any. */
export interface UserFilter {
  permission: Permission | undefined;
  /** The uid of their moderator. */
  moderator: string | undefined;
  domain: string | undefined;
  password: PasswordState | undefined;
}

/** True for a user who meets all of the filter (ADD-21). */
export function meetsFilter(user: UserProfile, { permission, moderator, domain, password }: UserFilter): boolean {
  return (
    (permission === undefined || user[permission]) &&
    (moderator === undefined || user.parent === moderator) &&
    (domain === undefined || user.authDomains.includes(domain)) &&
    (password === undefined || user.pwUpdated === (password === 'own'))
  );
}
