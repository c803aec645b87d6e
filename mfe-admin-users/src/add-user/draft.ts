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
 * The draft with one field changed and what follows from it: domains depend on the parent, the parent on the company, and a
 * moderator has neither (USERS-13 to USERS-15). The address of somebody who lacks one follows the names until it is edited by
 * hand (decision D-32), and a moderator cannot lack one (USERS-08).
 */
export function withChange<K extends keyof NewUserDraft>(draft: NewUserDraft, name: K, value: NewUserDraft[K]): NewUserDraft {
  const next: NewUserDraft = { ...draft, [name]: value };
  switch (name) {
    case 'company':
      return { ...next, parent: '', authDomains: [] };
    case 'parent':
      return { ...next, authDomains: [] };
    case 'permissions': {
      if (!next.permissions.includes('moderator')) return next;
      const cleared = { ...next, parent: '', authDomains: [] };
      return draft.lacksEmail ? withChange(cleared, 'lacksEmail', false) : cleared;
    }
    case 'lacksEmail':
      return { ...next, email: value ? localPart(next) : '', confirmEmail: '' };
    case 'firstName':
    case 'lastName':
      return draft.lacksEmail && draft.email === localPart(draft) ? { ...next, email: localPart(next) } : next;
    default:
      return next;
  }
}
