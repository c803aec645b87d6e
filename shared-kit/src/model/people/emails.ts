import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';

/** The domain of addresses that are made up for people without one; it resolves nowhere (decision D-32). */
export const NO_EMAIL_DOMAIN = 'users.invalid';

/** Whether a deployment may make addresses up under the domain: a name of several parts, in letters that addresses take. */
export const isNoEmailDomain = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 100 && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(name);

/** Longer addresses are refused by mail servers. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const fail = (code: number, details: Pick<Message, 'key' | 'args'> = {}): Outcome<never> => ({
  ok: false,
  problem: problem(code, { ...details, field: 'email' }),
});

export interface EmailRules {
  company: string;
  /** A moderator needs an institutional address. */
  moderator?: boolean;
  noEmailDomain?: string;
}

export interface CheckedEmail {
  email: string;
  /** Nobody can receive mail there, so nobody can be asked to verify it. */
  madeUp: boolean;
}

/** The suffix of a made-up address: the company's name in it keeps those of two companies apart. */
export function madeUpSuffix(company: string, noEmailDomain: string = NO_EMAIL_DOMAIN): string {
  return `@${company}.${noEmailDomain}`.toLowerCase();
}

/**
 * The address in lower case and whether it is a made-up one, or why it is no address: 419 for a character, 420 for the shape,
 * 420 with its own text for a moderator whose address is made up (decision D-32).
 */
export function validateEmail(value: string, rules: EmailRules): Outcome<CheckedEmail> {
  const { company, moderator = false, noEmailDomain = NO_EMAIL_DOMAIN } = rules;
  const email = value.trim().toLowerCase();
  const suffix = madeUpSuffix(company, noEmailDomain);
  const madeUp = email.endsWith(suffix);
  const checked = madeUp ? email.slice(0, -suffix.length) : email;
  const bad = [...checked].find((char) => !/[a-z0-9+_.@-]/.test(char) || (madeUp && char === '@'));
  if (bad !== undefined) return fail(CODE.invalidEmailCharacter, { args: [bad] });
  if (madeUp ? checked === '' : !/^[a-z0-9+_.-]+@[a-z0-9.-]+$/.test(email)) return fail(CODE.invalidEmail);
  if (email.length > MAX_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH) return fail(CODE.invalidEmail);
  // Made up for another company, or by hand.
  if (!madeUp && email.endsWith(`.${noEmailDomain}`)) return fail(CODE.invalidEmail);
  if (madeUp && moderator) return fail(CODE.invalidEmail, { key: 'err.moderatorNeedsEmail' });
  return { ok: true, value: { email, madeUp } };
}
