import { permissionFlags, PERMISSIONS, type ModeratorProfile, type UserProfile } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { filledOrNull, flag, list, text, texts } from '../../../model/entities/fields';

/** `users/{uid}`. `company` is a list for key users and a single id for all others. */
export function toProfile(uid: string, data: DocumentData): UserProfile {
  return {
    uid,
    firstName: text(data['firstName']),
    lastName: text(data['lastName']),
    employeeId: text(data['employeeId']),
    employeeName: text(data['employeeName']),
    email: text(data['email']),
    companies: typeof data['company'] === 'string' ? [data['company']] : texts(data['company']),
    parent: filledOrNull(data['parent']),
    authDomains: texts(data['authDomains']),
    authLicenses: texts(data['authLicenses']),
    permissions: PERMISSIONS.filter((permission) => list(data['permissions']).includes(permission)),
    ...permissionFlags(PERMISSIONS, (permission) => flag(data[permission])),
    // A missing flag stays undefined, because the guard treats it differently from a false one (D-14).
    pwUpdated: typeof data['pwUpdated'] === 'boolean' ? data['pwUpdated'] : undefined,
    children: texts(data['children']),
    picture: filledOrNull(data['picture']),
    thumbnail: filledOrNull(data['thumbnail']),
  };
}

/** The part of `users/{uid}` that moderator pickers show. */
export function toModerator(uid: string, data: DocumentData): ModeratorProfile {
  const { firstName, lastName, authDomains } = toProfile(uid, data);
  return { uid, firstName, lastName, authDomains };
}
