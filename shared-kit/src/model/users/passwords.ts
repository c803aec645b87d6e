import { CODE } from '../messages/codes';
import type { UserProfile } from '../entities/entities';
import { MIN_PASSWORD_LENGTH } from '../entities/limits';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';

/** The fields of a profile that the password rules depend on. */
export type PasswordFlags = Partial<Pick<UserProfile, 'pilot' | 'checker'>>;

export interface PasswordRule {
  key: 'minLength' | 'sixCharacters' | 'digitsOnly';
  isMet(password: string): boolean;
}

const PERSONAL: readonly PasswordRule[] = [{ key: 'minLength', isMet: (password) => password.length >= MIN_PASSWORD_LENGTH }];
// Not `\d`, which matches digits of other scripts in engines of other languages.
const KEYPAD: readonly PasswordRule[] = [
  { key: 'sixCharacters', isMet: (password) => password.length === 6 },
  { key: 'digitsOnly', isMet: (password) => /^[0-9]+$/.test(password) },
];

/**
 * The rules of a password: six digits for pilots and checkers, who type it on a small keypad, at least six characters for all others. Every
 * page that sets a password uses them (D-30).
 */
export const passwordRules = ({ pilot, checker }: PasswordFlags = {}): readonly PasswordRule[] => (pilot || checker ? KEYPAD : PERSONAL);

/** Why the password is not allowed, or null: `pilotPassword` for pilots and checkers, else `passwordLength`. */
export function passwordProblem(password: string, flags: PasswordFlags = {}): Message | null {
  const rules = passwordRules(flags);
  if (rules.every((rule) => rule.isMet(password))) return null;
  return problem(rules === KEYPAD ? CODE.pilotPassword : CODE.passwordLength);
}
