import type { Permission, UserProfile } from 'shared-kit/model';
import type { ApiResult } from './call';
import { callApi } from './client';

/** Permissions that the console gives (D-33). */
type GivenPermissions = Record<Exclude<Permission, 'keyUser'>, boolean>;

interface Names {
  firstName: string;
  lastName: string;
  employeeId: string;
}

export interface AddUser {
  /** The moderator they belong to; absent for a moderator. */
  parentUid?: string;
  data: Names & GivenPermissions & Pick<UserProfile, 'authDomains' | 'email'> & { company: string; password?: string };
}

/** Adds a user (API-06, USERS-20). Without a password the server chooses the default one (D-31). */
export function addUser({ parentUid, data }: AddUser): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'users', company: data.company, parentUid, body: { data } });
}

interface ChangeUser {
  company: string;
  parentUid?: string;
  uid: string;
  /** The changed fields; `picture` is a data URL and must be the only one (D-36). */
  userData: Partial<Names & Omit<GivenPermissions, 'moderator'> & Pick<UserProfile, 'authDomains'>> & { picture?: string };
}

/** Changes a user, or a picture (API-07, PROFILE-10). */
export function changeUser({ company, parentUid, uid, userData }: ChangeUser): Promise<ApiResult> {
  return callApi({ method: 'PATCH', path: 'users', company, parentUid, body: { uid, userData } });
}

interface RemoveUser {
  company: string;
  /** When given, the server also checks that it is their parent. */
  parentUid?: string;
  uid: string;
}

/** Removes a user (API-08, USERS-19). Never repeat it automatically (D-96). */
export function removeUser({ company, parentUid, uid }: RemoveUser): Promise<ApiResult> {
  return callApi({ method: 'DELETE', path: 'users', company, parentUid, body: { uid } });
}
