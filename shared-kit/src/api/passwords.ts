import type { ApiResult } from './call';
import { callApi, companyCall } from './client';
import type { OtherUser } from './users';

interface ChangeOwnPassword {
  company: string;
  /** Absent only where a first password is set (D-21). */
  currentPassword?: string;
  newPassword: string;
}

/** Changes the user's own password, or sets the first one (API-04, PROFILE-08). */
export const changeOwnPassword = companyCall<ChangeOwnPassword>('PATCH', 'users/pw');

interface ResetUserPassword extends OtherUser {
  newPassword: string;
}

/** Sets a new password of another user, who must replace it at the next sign-in (API-05, PROFILE-09). */
export const resetUserPassword = companyCall<ResetUserPassword>('PUT', 'users/pw');

/** Sets a password with an emailed code, without a signed-in user (API-03). */
export function resetMailedPassword(request: { newPassword: string; actionCode: string }): Promise<ApiResult> {
  return callApi({ method: 'PATCH', path: 'users/resetpw', anonymous: true, body: request });
}
