import { madeUpLocalPart, type NewUserDraft } from 'shared-kit/model';

/** A form that nobody has typed into. */
export const emptyDraft = (company = ''): NewUserDraft => ({
  company,
  permissions: [],
  parent: '',
  authDomains: [],
  firstName: '',
  lastName: '',
  employeeId: '',
  email: '',
  confirmEmail: '',
  lacksEmail: false,
  password: '',
  confirmPassword: '',
});

const localPart = ({ firstName, lastName }: NewUserDraft) => madeUpLocalPart(firstName, lastName);

/**
 * What follows from the change of one field: domains depend on the parent, the parent on the company, and a moderator has neither
 * (USERS-13 to USERS-15). The address of somebody who lacks one follows the names until it is edited by hand (decision D-32), and a
 * moderator cannot lack one (USERS-08).
 */
export function withConsequences(draft: NewUserDraft, changed: string, before: NewUserDraft): NewUserDraft {
  switch (changed) {
    case 'company':
      return { ...draft, parent: '', authDomains: [] };
    case 'parent':
      return { ...draft, authDomains: [] };
    case 'permissions':
      return draft.permissions.includes('moderator') ? asModerator(draft) : draft;
    case 'lacksEmail':
      return { ...draft, email: draft.lacksEmail ? localPart(draft) : '', confirmEmail: '' };
    case 'firstName':
    case 'lastName':
      return before.lacksEmail && before.email === localPart(before) ? { ...draft, email: localPart(draft) } : draft;
    default:
      return draft;
  }
}

function asModerator(draft: NewUserDraft): NewUserDraft {
  const alone = { ...draft, parent: '', authDomains: [] };
  return draft.lacksEmail ? { ...alone, lacksEmail: false, email: '', confirmEmail: '' } : alone;
}
