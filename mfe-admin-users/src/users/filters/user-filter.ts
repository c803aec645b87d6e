import { PERMISSIONS, type Permission, type UserProfile } from 'shared-kit/model';

/** The permissions to filter by; key users are not listed (D-37). */
export const FILTERED_PERMISSIONS = PERMISSIONS.filter((name) => name !== 'keyUser');

/** `own`: the user has chosen the password. `first`: an administrator may still know it. */
export const PASSWORD_STATES = ['own', 'first'] as const;
export type PasswordState = (typeof PASSWORD_STATES)[number];

/** A filter for users. Undefined values match all users. */
export interface UserFilter {
  permission: Permission | undefined;
  /** The uid of their moderator. */
  moderator: string | undefined;
  domain: string | undefined;
  password: PasswordState | undefined;
}

/** Whether a user matches all parts of the filter (ADD-21). */
export function meetsFilter(user: UserProfile, { permission, moderator, domain, password }: UserFilter): boolean {
  return (
    (permission === undefined || user[permission]) &&
    (moderator === undefined || user.parent === moderator) &&
    (domain === undefined || user.authDomains.includes(domain)) &&
    (password === undefined || user.pwUpdated === (password === 'own'))
  );
}
