import { CODE, problem, stripAccents, type Outcome } from 'shared-kit/model';

/** The address as it is sent: no account's has accents or spaces, but keyboards and habits put them there (AUTH-05). */
export const plainEmail = (typed: string): string => stripAccents(typed.trim());

/** The address to mail to, or 420 for what cannot be one (AUTH-04). Whether it has an account is not for the console to know. */
export function recoveryEmail(typed: string): Outcome<string> {
  const email = plainEmail(typed);
  return /^[^@\s]+@[^@\s]+$/.test(email) ? { ok: true, value: email } : { ok: false, problem: problem(CODE.invalidEmail, { field: 'email' }) };
}
