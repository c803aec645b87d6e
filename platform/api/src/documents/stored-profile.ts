import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { PERMISSIONS, type Permission } from 'shared-kit/model';
import { nameInProfile, scopeProfile } from './profile';

/** The fields of a profile that changes need, with defaults for those that an older document lacks. */
export interface StoredProfile {
  uid: string;
  /** The name that people see, as {@link nameInProfile} makes it. */
  name: string;
  firstName: string;
  lastName: string;
  employeeId: string;
  email: string;
  companies: readonly string[];
  parent: string | null;
  authDomains: readonly string[];
  /** Paths of the stored files. */
  picture: string | null;
  thumbnail: string | null;
  flags: Readonly<Record<Permission, boolean>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The profile, or undefined when there is no document. */
export function storedProfile(snapshot: DocumentSnapshot): StoredProfile | undefined {
  if (!snapshot.exists) return undefined;
  const { companies, authDomains } = scopeProfile(snapshot);
  return {
    uid: snapshot.id,
    name: nameInProfile(snapshot),
    firstName: text(snapshot.get('firstName')),
    lastName: text(snapshot.get('lastName')),
    employeeId: text(snapshot.get('employeeId')),
    email: text(snapshot.get('email')),
    companies,
    parent: text(snapshot.get('parent')) || null,
    authDomains,
    picture: text(snapshot.get('picture')) || null,
    thumbnail: text(snapshot.get('thumbnail')) || null,
    flags: Object.fromEntries(PERMISSIONS.map((name) => [name, snapshot.get(name) === true])) as Record<Permission, boolean>,
  };
}
