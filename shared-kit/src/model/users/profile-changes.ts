import { CODE } from '../messages/codes';
import type { UserProfile } from '../entities/entities';
import { CHANGED_PERMISSIONS, type ChangedPermission } from '../entities/permissions';
import type { Message } from '../messages/message';
import { tidyName } from '../text/names';
import { validatePersonName } from './user-names';
import { problem } from '../messages/problem';

/** The editable fields of another user's profile (PROFILE-04, D-39). */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  employeeId: string;
  permissions: ChangedPermission[];
  authDomains: string[];
}

export const profileDraft = (profile: UserProfile): ProfileDraft => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  employeeId: profile.employeeId,
  permissions: CHANGED_PERMISSIONS.filter((name) => profile[name]),
  authDomains: profile.authDomains,
});

/** The problems of an edited profile by field; empty for a valid one (USERS-16). */
export function profileProblems(draft: ProfileDraft): Partial<Record<keyof ProfileDraft, Message>> {
  const faults: [keyof ProfileDraft, Message][] = [];
  for (const name of ['firstName', 'lastName', 'employeeId'] as const) {
    const checked = validatePersonName(draft[name], name);
    if (!checked.ok) faults.push([name, checked.problem]);
  }
  if (draft.permissions.length === 0) faults.push(['permissions', { ...problem(CODE.permissionRequired), field: 'permissions' }]);
  if (draft.authDomains.length === 0)
    faults.push(['authDomains', problem(CODE.requiredField, { args: ['authDomains'], field: 'authDomains' })]);
  return Object.fromEntries(faults);
}

export type ProfileChanges = Partial<
  Pick<ProfileDraft, 'firstName' | 'lastName' | 'employeeId' | 'authDomains'> & Record<ChangedPermission, boolean>
>;

const sameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));

/** The changed fields, as they are sent. Other fields are left out, so that changes by another user at the same time stay (PROFILE-10). */
export function profileChanges(profile: UserProfile, draft: ProfileDraft): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const name of ['firstName', 'lastName', 'employeeId'] as const) {
    const value = tidyName(draft[name]);
    if (value !== profile[name]) changes[name] = value;
  }
  for (const name of CHANGED_PERMISSIONS) {
    const isChosen = draft.permissions.includes(name);
    if (isChosen !== profile[name]) changes[name] = isChosen;
  }
  if (!sameSet(draft.authDomains, profile.authDomains)) changes.authDomains = draft.authDomains;
  return changes;
}
