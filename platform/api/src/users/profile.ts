import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** What access decisions need of a profile. */
export interface ScopeProfile {
  companies: readonly string[];
  moderator: boolean;
  authDomains: readonly string[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Reads a profile as far as access needs it; a missing document has nothing and may nothing. */
export function scopeProfile(snapshot: DocumentSnapshot | undefined): ScopeProfile {
  const company: unknown = snapshot?.get('company');
  return {
    companies: typeof company === 'string' ? [company] : texts(company),
    moderator: snapshot?.get('moderator') === true,
    authDomains: texts(snapshot?.get('authDomains')),
  };
}
