import { madeUpLocalPart, type NewUserDraft } from 'shared-kit/model';

const localPart = ({ firstName, lastName }: NewUserDraft) => madeUpLocalPart(firstName, lastName);

/**
 * Changes the fields that depend on a changed one: domains depend on the parent, the parent on the company, and a moderator has neither
 * (USERS-13 to USERS-15). A made-up email follows the names until the user edits it (D-32), and a moderator must have an email
 * of their own (USERS-08).
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
