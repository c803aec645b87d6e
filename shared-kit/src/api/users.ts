import type { ChangedPermission, GivenPermission, UserProfile } from 'shared-kit/model';
import type { ApiResult } from './call';
import { callApi, companyCall } from './client';

interface Names {
  firstName: string;
  lastName: string;
  employeeId: string;
}

export interface AddUser {
  /** The moderator they belong to; absent for a moderator. */
  parentUid?: string;
  data: Names & Record<GivenPermission, boolean> & Pick<UserProfile, 'authDomains' | 'email'> & { company: string; password?: string };
}

/** Adds a user (API-06, USERS-20). Without a password the server chooses the default one (D-31). */
export function addUser({ parentUid, data }: AddUser): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'users', company: data.company, parentUid, body: { data } });
}

/** A user whom an administrator changes or removes. */
export interface OtherUser {
  company: string;
  /** When given, the server also checks that it is their parent. */
  parentUid?: string;
  uid: string;
}

interface ChangeUser extends OtherUser {
  /** The changed fields; `picture` is a data URL and must be the only one (D-36). */
  userData: Partial<Names & Record<ChangedPermission, boolean> & Pick<UserProfile, 'authDomains'>> & { picture?: string };
}

/** Changes a user, or a picture (API-07, PROFILE-10). */
export const changeUser = companyCall<ChangeUser>('PATCH', 'users');

/** Removes a user (API-08, USERS-19). Never repeat it automatically (D-96). */
export const removeUser = companyCall<OtherUser>('DELETE', 'users');
