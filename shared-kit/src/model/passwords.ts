import { CODE } from './codes';
import type { UserProfile } from './entities';
import { MIN_PASSWORD_LENGTH } from './limits';
import type { Message } from './message';
import { problem } from './problem';

/**
 * Why the password is not allowed, or null: pilots and checkers type six digits on a small keypad, everybody else has at
 * least six characters. The same rule wherever a password is set (decision D-30).
 */
export function passwordProblem(
  password: string,
  flags: Partial<Pick<UserProfile, 'pilot' | 'checker'>> = {},
): Message | null {
  if (flags.pilot || flags.checker) return /^[0-9]{6}$/.test(password) ? null : problem(CODE.pilotPassword);
  return password.length >= MIN_PASSWORD_LENGTH ? null : problem(CODE.passwordLength);
}
