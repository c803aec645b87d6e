import { CODE, pastedEmail, problem, stripAccents, type Outcome } from 'shared-kit/model';

/**
 * The address to mail to, without the accents that keyboards add (AUTH-05), or problem 420 for a text that is no address (AUTH-04). Whether it has
 * an account is not checked (decision D-04).
 */
export function recoveryEmail(typed: string): Outcome<string> {
  const email = stripAccents(pastedEmail(typed));
  return /^[^@\s]+@[^@\s]+$/.test(email) ? { ok: true, value: email } : { ok: false, problem: problem(CODE.invalidEmail, { field: 'email' }) };
}
