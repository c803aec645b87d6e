import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { employeeName } from 'shared-kit/model';
import { textList, textsOf } from './text-list';

/** What access decisions need of a profile. */
export interface ScopeProfile {
  companies: readonly string[];
  moderator: boolean;
  authDomains: readonly string[];
}

/** Reads what access decisions need of a profile; a missing document has no company, role or domain. */
export function scopeProfile(snapshot: DocumentSnapshot | undefined): ScopeProfile {
  const company: unknown = snapshot?.get('company');
  return {
    companies: typeof company === 'string' ? [company] : textsOf(company),
    moderator: snapshot?.get('moderator') === true,
    authDomains: textList(snapshot, 'authDomains'),
  };
}

/** The user's name: the stored one, or first and last name; empty without a profile. */
export function nameInProfile(snapshot: DocumentSnapshot | undefined): string {
  const text = (field: string) => {
    const value: unknown = snapshot?.get(field);
    return typeof value === 'string' ? value : '';
  };
  return text('employeeName') || employeeName(text('firstName'), text('lastName')).trim();
}
