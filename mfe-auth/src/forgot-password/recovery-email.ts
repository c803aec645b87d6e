import { CODE, pastedEmail, problem, stripAccents, type Outcome } from 'shared-kit/model';

/** The address as it is sent, without the accents that keyboards add: no account's address has any (AUTH-05). */
export const plainEmail = (typed: string): string => stripAccents(pastedEmail(typed));

/** The address to mail to, or problem 420 for a text that is no address (AUTH-04). Whether it has an account is not checked (D-04). */
export function recoveryEmail(typed: string): Outcome<string> {
  const email = plainEmail(typed);
  return /^[^@\s]+@[^@\s]+$/.test(email) ? { ok: true, value: email } : { ok: false, problem: problem(CODE.invalidEmail, { field: 'email' }) };
}
