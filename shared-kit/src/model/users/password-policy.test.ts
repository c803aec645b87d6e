/** @jest-environment node */
import { lacksIn, lacksOf, policyProblem, type PasswordPolicy } from './password-policy';

const keys = (lacks: ReturnType<typeof lacksIn>) => lacks?.map(({ key, text, args }) => [key ?? text, ...(args ?? [])].join(' '));

const LIST =
  'Missing password requirements: [Password must contain at least 8 characters, Password must contain a lower case character, ' +
  'Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]';
const ALL = ['atLeast 8', 'lowerCase', 'upperCase', 'digit', 'symbol'].map((key) => `passwordMust.${key}`);

describe('what a refused password lacks', () => {
  it.each([
    ['the service', `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${LIST}`, ALL],
    ['the service, without blanks', `PASSWORD_DOES_NOT_MEET_REQUIREMENTS:${LIST}`, ALL],
    ['firebase-admin', `${LIST} Raw server response: "{"error":{"message":"PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${LIST}"}}"`, ALL],
    ['the web SDK', `Firebase: ${LIST} (auth/password-does-not-meet-requirements).`, ALL],
    ['the length alone', 'Missing password requirements: [Password may contain at most 10 characters]', ['passwordMust.atMost 10']],
    ['a sentence of later', 'Missing password requirements: [Password must not be leaked]', ['Password must not be leaked']],
    ['no list', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS', ['passwordMust.other']],
    ['an empty list', 'Missing password requirements: []', ['passwordMust.other']],
  ])('ADD-33 (D-123) is read from %s', (_from, message, lacks) => {
    expect(keys(lacksIn(message))).toEqual(lacks);
  });

  it.each(['INVALID_LOGIN_CREDENTIALS', 'WEAK_PASSWORD : Password should be at least 6 characters', '', 'undefined'])(
    'ADD-33 (D-123) is not read from "%s"',
    (message) => expect(lacksIn(message)).toBeNull(),
  );
});

const policy = (customStrengthOptions: PasswordPolicy['customStrengthOptions'], enforcementState = 'ENFORCE'): PasswordPolicy => ({
  enforcementState,
  customStrengthOptions,
  allowedNonAlphanumericCharacters: ['_', '!'],
});

it.each([
  ['000000', policy({}), []],
  ['000000', policy({ minPasswordLength: 6 }), []],
  ['000000', policy({ minPasswordLength: 8 }, 'OFF'), []],
  ['000000', {}, []],
  ['000000', policy({ minPasswordLength: 7 }), ['passwordMust.atLeast 7']],
  ['0000000', policy({ maxPasswordLength: 6 }), ['passwordMust.atMost 6']],
  [
    '-',
    policy({
      minPasswordLength: 8,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    }),
    ALL,
  ],
  [
    'aA0!',
    policy({ containsLowercaseCharacter: true, containsUppercaseCharacter: true, containsNonAlphanumericCharacter: true }),
    ['passwordMust.atLeast 6'],
  ],
])('ADD-33 (D-123) "%s" under %j lacks %j', (password, rules, lacks) => {
  expect(keys(lacksOf(password, rules))).toEqual(lacks);
});

describe('the problem of a password that the policy refuses', () => {
  const lacks = lacksIn(LIST)!.slice(0, 2);

  it.each([
    ['abcdef', {}, 'err.passwordPolicy'],
    ['abcdef', { pilot: false }, 'err.passwordPolicy'],
    ['000000', {}, 'err.passwordPolicyTooStrict'],
    ['123456', { pilot: true }, 'err.passwordPolicyTooStrict'],
    ['123456', { checker: true }, 'err.passwordPolicyTooStrict'],
  ])('ADD-33 (D-123) for "%s" of %j is %s, with the list in English for programs', (password, flags, key) => {
    expect(policyProblem(lacks, password, flags)).toMatchObject({
      code: 206,
      key,
      args: ['at least 8 characters and a lower-case letter'],
      list: lacks,
    });
  });
});
