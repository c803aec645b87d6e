import { CODE, type Message, type NewUserDraft } from 'shared-kit/model';

const BY_CODE: Readonly<Record<number, keyof NewUserDraft>> = {
  [CODE.emailInUse]: 'email',
  [CODE.invalidEmailCharacter]: 'email',
  [CODE.invalidEmail]: 'email',
  [CODE.passwordLength]: 'password',
  [CODE.pilotPassword]: 'password',
  [CODE.permissionRequired]: 'permissions',
  // Permissions are stored in the token's claims, which may be too many for it (1,000 bytes).
  [CODE.customClaims]: 'permissions',
  [CODE.domainNotAuthorized]: 'authDomains',
  // The parent moderator's profile is the only one that the API looks for.
  [CODE.profileNotFound]: 'parent',
};

const FIELDS: readonly string[] = [
  'company',
  'permissions',
  'parent',
  'authDomains',
  'firstName',
  'lastName',
  'employeeId',
  'email',
  'password',
] satisfies (keyof NewUserDraft)[];

/** The field of the form that a problem from the server is about; null when it is about none of them. */
export function fieldOf({ code, field }: Message): keyof NewUserDraft | null {
  if (field !== undefined && FIELDS.includes(field)) return field as keyof NewUserDraft;
  return (code !== undefined && BY_CODE[code]) || null;
}
