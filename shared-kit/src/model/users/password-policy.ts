import { CODE } from '../messages/codes';
import { formatMessage, type Message } from '../messages/message';
import { keyedMessage, problem } from '../messages/problem';
import { MIN_PASSWORD_LENGTH } from '../entities/limits';
import { DEFAULT_PASSWORD } from './new-user';
import type { PasswordFlags } from './passwords';

/** The rules of a project for passwords, as the identity service tells them to everybody. */
export interface PasswordPolicy {
  /** The rules count with `ENFORCE` alone. */
  enforcementState?: string;
  customStrengthOptions?: {
    minPasswordLength?: number;
    maxPasswordLength?: number;
    containsLowercaseCharacter?: boolean;
    containsUppercaseCharacter?: boolean;
    containsNumericCharacter?: boolean;
    containsNonAlphanumericCharacter?: boolean;
  };
  allowedNonAlphanumericCharacters?: readonly string[];
}

const LOWER_CASE = keyedMessage('passwordMust.lowerCase');
const UPPER_CASE = keyedMessage('passwordMust.upperCase');
const DIGIT = keyedMessage('passwordMust.digit');
const SYMBOL = keyedMessage('passwordMust.symbol');
const atLeast = (length: number): Message => keyedMessage('passwordMust.atLeast', [length]);
const atMost = (length: number): Message => keyedMessage('passwordMust.atMost', [length]);

/** What the policy asks of a password that this one lacks; empty if it may be set. */
export function lacksOf(
  password: string,
  { enforcementState, customStrengthOptions = {}, allowedNonAlphanumericCharacters = [] }: PasswordPolicy,
): Message[] {
  if (enforcementState !== 'ENFORCE') return [];
  const { minPasswordLength = MIN_PASSWORD_LENGTH, maxPasswordLength = Infinity, ...characters } = customStrengthOptions;
  const isSymbolMissing = !allowedNonAlphanumericCharacters.some((symbol) => password.includes(symbol));
  return [
    ...(password.length < minPasswordLength ? [atLeast(minPasswordLength)] : []),
    ...(password.length > maxPasswordLength ? [atMost(maxPasswordLength)] : []),
    ...(characters.containsLowercaseCharacter && !/[a-z]/.test(password) ? [LOWER_CASE] : []),
    ...(characters.containsUppercaseCharacter && !/[A-Z]/.test(password) ? [UPPER_CASE] : []),
    ...(characters.containsNumericCharacter && !/[0-9]/.test(password) ? [DIGIT] : []),
    ...(characters.containsNonAlphanumericCharacter && isSymbolMissing ? [SYMBOL] : []),
  ];
}

/** The service's sentences for what a password lacks. */
const SENTENCES: readonly (readonly [RegExp, (length: number) => Message])[] = [
  [/at least (\d+) characters/i, atLeast],
  [/at most (\d+) characters/i, atMost],
  [/lower ?-?case/i, () => LOWER_CASE],
  [/upper ?-?case/i, () => UPPER_CASE],
  // Before digits: it contains "numeric" too.
  [/non-?alphanumeric/i, () => SYMBOL],
  [/numeric/i, () => DIGIT],
];

function lackIn(sentence: string): Message {
  for (const [pattern, lack] of SENTENCES) {
    const match = pattern.exec(sentence);
    if (match) return lack(Number(match[1]));
  }
  // One that the service has learnt since is shown in its own words.
  return { text: sentence };
}

/**
 * What a refused password lacks, by the message of the service or its SDKs (`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements:
 * [Password must contain an upper case character, …]`); null for any other message.
 */
export function lacksIn(serviceMessage: string): Message[] | null {
  if (!/PASSWORD_DOES_NOT_MEET_REQUIREMENTS|Missing password requirements/.test(serviceMessage)) return null;
  const list = /Missing password requirements: \[([^\]]*)\]/.exec(serviceMessage)?.[1] ?? '';
  const sentences = list.split(',').flatMap((sentence) => sentence.trim() || []);
  return sentences.length > 0 ? sentences.map(lackIn) : [keyedMessage('passwordMust.other')];
}

// eslint-disable-next-line inventory/format-list -- for programs, so in English, and the model has no language
const IN_ENGLISH = new Intl.ListFormat('en-US');

/**
 * The problem of a password that the project's policy refuses (206, D-123). `args` has the list in English, for programs. For the first password of a
 * new user, and for six digits, it says that operators have to change the policy: nobody can choose a better one.
 */
export function policyProblem(lacks: readonly Message[], password: string, { pilot, checker }: PasswordFlags): Message {
  const isFixed = password === DEFAULT_PASSWORD || pilot === true || checker === true;
  return {
    ...problem(CODE.passwordLength, {
      key: isFixed ? 'err.passwordPolicyTooStrict' : 'err.passwordPolicy',
      args: [IN_ENGLISH.format(lacks.map(({ text, args }) => formatMessage(text, args)))],
    }),
    list: [...lacks],
  };
}
