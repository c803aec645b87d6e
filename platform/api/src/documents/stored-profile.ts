import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { employeeName, permissionFlags, PERMISSIONS, type Permission } from 'shared-kit/model';
import { textList, textsOf } from './text-list';

/** The fields of a profile that decisions and changes need, with defaults for those that an older document lacks. */
export interface StoredProfile {
  uid: string;
  /** The name that people see: the stored one, or first and last name. */
  name: string;
  firstName: string;
  lastName: string;
  employeeId: string;
  email: string;
  companies: readonly string[];
  parent: string | null;
  authDomains: readonly string[];
  picture: string | null;
  thumbnail: string | null;
  flags: Readonly<Record<Permission, boolean>>;
}

/** The profile, or undefined when there is no document. */
export function storedProfile(snapshot: DocumentSnapshot | undefined): StoredProfile | undefined {
  if (!snapshot?.exists) return undefined;
  const text = (field: string): string => {
    const value: unknown = snapshot.get(field);
    return typeof value === 'string' ? value : '';
  };
  const company: unknown = snapshot.get('company');
  return {
    uid: snapshot.id,
    name: text('employeeName') || employeeName(text('firstName'), text('lastName')).trim(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    employeeId: text('employeeId'),
    email: text('email'),
    companies: typeof company === 'string' ? [company] : textsOf(company),
    parent: text('parent') || null,
    authDomains: textList(snapshot, 'authDomains'),
    picture: text('picture') || null,
    thumbnail: text('thumbnail') || null,
    flags: permissionFlags(PERMISSIONS, (name) => snapshot.get(name) === true),
  };
}
