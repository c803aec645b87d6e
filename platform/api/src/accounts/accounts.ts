import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { permissionFlags, PERMISSIONS, SEARCH_BEGINNINGS, searchBeginningsOf, validatePersonName, type Permission } from 'shared-kit/model';
import { valueOf } from '../http/api-error';

export interface NewAccount extends Partial<Record<Permission, boolean>> {
  /** Chosen by the service when absent. */
  uid?: string;
  email: string;
  password: string;
  emailVerified?: boolean;
  firstName: string;
  lastName: string;
  employeeId: string;
  companies: readonly string[];
  parent?: string | null;
  authDomains?: readonly string[];
  authLicenses?: readonly string[];
  children?: readonly string[];
  /** False until the user has chosen a password; null leaves the field out, which the console takes for a blocked network (D-14). */
  pwUpdated?: boolean | null;
}

type Names = Pick<NewAccount, 'firstName' | 'lastName' | 'employeeId'>;

/** The trimmed names if the rules for names allow them; otherwise the problem. */
export function checkedNames({ firstName, lastName, employeeId }: Names): Names {
  return {
    firstName: valueOf(validatePersonName(firstName, 'firstName')),
    lastName: valueOf(validatePersonName(lastName, 'lastName')),
    employeeId: valueOf(validatePersonName(employeeId, 'employeeId')),
  };
}

/** `users/{uid}` of a new account (D-34, D-35, D-90). */
export function profileDocument(account: Omit<NewAccount, 'password'>): DocumentData {
  const { firstName, lastName, pwUpdated = false } = account;
  return {
    firstName,
    lastName,
    employeeId: account.employeeId,
    employeeName: `${firstName} ${lastName}`,
    email: account.email,
    [SEARCH_BEGINNINGS]: searchBeginningsOf(account),
    company: account.keyUser ? [...account.companies] : (account.companies[0] ?? ''),
    parent: account.parent ?? null,
    authDomains: [...(account.authDomains ?? [])],
    authLicenses: [...(account.authLicenses ?? [])],
    permissions: PERMISSIONS.filter((name) => account[name]),
    ...permissionFlags(PERMISSIONS, (name) => account[name] === true),
    ...(pwUpdated !== null && { pwUpdated }),
    ...(account.moderator && { children: [...(account.children ?? [])] }),
    picture: null,
    thumbnail: null,
    createdDate: FieldValue.serverTimestamp(),
  };
}
