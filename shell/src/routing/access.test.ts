import type { AccountState } from 'shared-kit/host/state';
import { aProfile } from 'shared-kit/testing';
import { guardDecision, type GuardDecision } from './access';

type Account = Parameters<typeof guardDecision>[2];

const user: AccountState['user'] = { uid: 'ana', email: 'ana@example.test', emailVerified: true };
const usable: Account = { loaded: true, user, profile: aProfile({ keyUser: true, pwUpdated: true }), signingOut: false };

describe('the order of the guards', () => {
  const unverified = { ...user, emailVerified: false };
  const withProfile = (profile: Partial<ReturnType<typeof aProfile>>) => ({
    ...usable,
    profile: aProfile({ keyUser: true, pwUpdated: true, ...profile }),
  });

  it.each<[string, Partial<Account>, GuardDecision]>([
    ['GUARD-02 nothing before the account is loaded', { loaded: false, user: null }, 'wait'],
    ['GUARD-02 nothing before the profile is loaded', { loaded: false }, 'wait'],
    ['GUARD-03 nobody signed in', { user: null, profile: null }, 'login'],
    ['nobody signed in any more, while signing out', { user: null, profile: null, signingOut: true }, 'wait'],
    ['GUARD-04 an email that is not verified', { user: unverified }, 'unverified'],
    ['GUARD-01 GUARD-04 before the profile is looked at', { user: unverified, profile: null }, 'unverified'],
    ['GUARD-06 a profile that could not be read', { profile: null }, 'blocked'],
    ['GUARD-06 a profile without the flag', withProfile({ pwUpdated: undefined }), 'blocked'],
    ['GUARD-05 a password that somebody else chose', withProfile({ pwUpdated: false }), 'set-password'],
    ['GUARD-08 a profile that is no key user’s, from a page that is open to all', withProfile({ keyUser: false }), 'sign-out-non-key-user'],
    ['everything in order', {}, 'enter'],
  ])('%s', (_what, account, decision) => {
    expect(guardDecision('protected', '/company/acme', { ...usable, ...account })).toBe(decision);
  });

  const checks: [name: string, failing: (account: Account) => Account, decision: GuardDecision][] = [
    ['account loaded', (account) => ({ ...account, loaded: false }), 'wait'],
    ['signed in', (account) => ({ ...account, user: null }), 'login'],
    ['email verified', (account) => ({ ...account, user: unverified }), 'unverified'],
    ['password updated', (account) => ({ ...account, profile: { ...account.profile!, pwUpdated: false } }), 'set-password'],
    ['a key user', (account) => ({ ...account, profile: { ...account.profile!, keyUser: false } }), 'home'],
  ];
  const pairs = checks.flatMap((first, place) => checks.slice(place + 1).map((second) => ({ first, second })));

  it.each(pairs.map(({ first, second }) => [first[0], second[0], first, second] as const))(
    'GUARD-01 an elevated route checks “%s” before “%s”',
    (_first, _second, [, failFirst, decision], [, failSecond, later]) => {
      // The first failed check decides: without a user, the email is not checked.
      expect(guardDecision('elevated', '/manageusers', failFirst(failSecond(usable)))).toBe(decision);
      expect(guardDecision('elevated', '/manageusers', failSecond(usable))).toBe(later);
    },
  );

  it('GUARD-07 an elevated route redirects users who are no key users to the home page', () => {
    expect(guardDecision('elevated', '/manageusers', withProfile({ keyUser: false }))).toBe('home');
    expect(guardDecision('elevated', '/manageusers', usable)).toBe('enter');
  });

  it.each(['/setpw', '/SETPW', '/setpw/'])('GUARD-05 %s itself is not redirected to /setpw', (path) => {
    expect(guardDecision('protected', path, withProfile({ pwUpdated: false }))).toBe('enter');
  });

  it('public pages open for everybody without waiting for the account', () => {
    expect(guardDecision('public', '/emailActions', { ...usable, loaded: false, user: null })).toBe('enter');
  });
});
