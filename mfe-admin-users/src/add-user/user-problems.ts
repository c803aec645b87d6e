import { CODE, type Message, type NewUserDraft } from 'shared-kit/model';
import { isField } from '../user-fields/use-user-text';

const BY_CODE: Readonly<Record<number, keyof NewUserDraft>> = {
  [CODE.emailInUse]: 'email',
  [CODE.invalidEmailCharacter]: 'email',
  [CODE.invalidEmail]: 'email',
  [CODE.passwordLength]: 'password',
  [CODE.pilotPassword]: 'password',
  [CODE.permissionRequired]: 'permissions',
  // Permissions are claims in the token, which hold at most 1,000 bytes.
  [CODE.customClaims]: 'permissions',
  [CODE.domainNotAuthorized]: 'authDomains',
  // The API looks for no other profile than the parent's.
  [CODE.profileNotFound]: 'parent',
};

/** The field that a problem from the server belongs to; null if it belongs to none. */
export function fieldOfProblem({ code, field }: Message): keyof NewUserDraft | null {
  if (isField(field)) return field;
  return (code !== undefined && BY_CODE[code]) || null;
}
