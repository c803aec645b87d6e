import { CODE, type Message } from 'shared-kit/model';

/** The fields of a form that sets a password, with the names that the platform uses. */
export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword';

const FIELD_OF_CODE: Readonly<Record<number, PasswordField>> = {
  [CODE.wrongPassword]: 'currentPassword',
  [CODE.passwordLength]: 'newPassword',
  [CODE.pilotPassword]: 'newPassword',
};

/** The field that a problem of the platform belongs to; undefined for a problem of the form as a whole. */
export function fieldOfProblem({ field, code }: Message): PasswordField | undefined {
  if (field === 'currentPassword' || field === 'newPassword') return field;
  return code === undefined ? undefined : FIELD_OF_CODE[code];
}
