import type { addUser } from 'shared-kit/api';
import { emailOf, GIVEN_PERMISSIONS, permissionFlags, type NewUserDraft } from 'shared-kit/model';

/** The request for a checked draft: permissions as flags, and no password for the default one (D-31, D-38). */
export function toAddUser(draft: NewUserDraft, noEmailDomain?: string): Parameters<typeof addUser>[0] {
  const { company, permissions, parent, authDomains, firstName, lastName, employeeId, password } = draft;
  const moderator = permissions.includes('moderator');
  return {
    ...(!moderator && { parentUid: parent }),
    data: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      employeeId: employeeId.trim(),
      ...permissionFlags(GIVEN_PERMISSIONS, (name) => permissions.includes(name)),
      authDomains: moderator ? [] : authDomains,
      email: emailOf(draft, noEmailDomain),
      ...(password !== '' && { password }),
      company,
    },
  };
}
