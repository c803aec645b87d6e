import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';
import { isVisible, tidyName } from '../text/names';

/** The domain of made-up emails, for users without an email. It does not exist in DNS (D-32). */
export const NO_EMAIL_DOMAIN = 'users.invalid';

/** Whether the text can be the domain of made-up emails: a domain name of several parts. */
export const isNoEmailDomain = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 100 && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(name);

/** Mail servers do not accept longer emails. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const fail = (code: number, details: Pick<Message, 'key' | 'args'> = {}): Outcome<never> => ({
  ok: false,
  problem: problem(code, { ...details, field: 'email' }),
});

export interface EmailRules {
  company: string;
  /** A moderator needs an institutional email. */
  moderator?: boolean;
  noEmailDomain?: string;
}

export interface CheckedEmail {
  email: string;
  /** Whether the email is made up. It receives no mail, so its user cannot verify it. */
  madeUp: boolean;
}

/**
 * The email in a text that was typed or pasted to sign in or to recover a password: without what mail programs and keyboards put around it
 * ("Ana <ana@acme.test>", `mailto:`, a full stop) and without invisible characters. Stored emails are never changed like that.
 */
export function pastedEmail(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  const address = /<([^<>]+)>/.exec(visible)?.[1] ?? visible;
  return address
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s"'([]+|[\s"'\])>.,;:]+$/g, '');
}

/** A typed email as it is compared and stored: in lower case, without blanks and invisible characters at its ends. */
export const typedEmail = (text: string): string => tidyName(text).toLowerCase();

/** The suffix of made-up emails. It contains the company, so that two companies never have the same email. */
export function madeUpSuffix(company: string, noEmailDomain: string = NO_EMAIL_DOMAIN): string {
  return `@${company}.${noEmailDomain}`.toLowerCase();
}

/**
 * The email in lower case, and whether it is made up. Otherwise the problem: `invalidEmailCharacter` for a forbidden character,
 * `invalidEmail` for another form, `invalidEmail` with its own text for a moderator with a made-up email (D-32).
 */
export function validateEmail(value: string, rules: EmailRules): Outcome<CheckedEmail> {
  const { company, moderator = false, noEmailDomain = NO_EMAIL_DOMAIN } = rules;
  const email = typedEmail(value);
  const suffix = madeUpSuffix(company, noEmailDomain);
  const madeUp = email.endsWith(suffix);
  const checked = madeUp ? email.slice(0, -suffix.length) : email;
  const bad = [...checked].find((char) => !/[a-z0-9+_.@-]/.test(char) || (madeUp && char === '@'));
  if (bad !== undefined)
    return fail(
      CODE.invalidEmailCharacter,
      isVisible(bad) ? { args: [bad] } : { key: 'err.unseenCharacter', args: [checked.slice(0, checked.indexOf(bad))] },
    );
  if (madeUp ? checked === '' : !/^[a-z0-9+_.-]+@[a-z0-9.-]+$/.test(email)) return fail(CODE.invalidEmail);
  if (email.length > MAX_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH) return fail(CODE.invalidEmail);
  // A made-up email of another company, or one that a user has typed.
  if (!madeUp && email.endsWith(`.${noEmailDomain}`)) return fail(CODE.invalidEmail);
  if (madeUp && moderator) return fail(CODE.invalidEmail, { key: 'err.moderatorNeedsEmail' });
  return { ok: true, value: { email, madeUp } };
}
