/** @jest-environment node */
import fc from 'fast-check';
import { CODE } from '../messages/codes';
import { isNoEmailDomain, NO_EMAIL_DOMAIN, pastedEmail, validateEmail } from './emails';

const check = (value: string, moderator = false) => {
  const outcome = validateEmail(value, { company: 'Acme', moderator });
  return outcome.ok ? outcome.value : { code: outcome.problem.code, args: outcome.problem.args, key: outcome.problem.key };
};

it.each([
  ['Ana.Lima@Example.org ', { email: 'ana.lima@example.org', madeUp: false }],
  ['a+b_c-d@x-y.test', { email: 'a+b_c-d@x-y.test', madeUp: false }],
  ['joao.lima@acme.users.invalid', { email: 'joao.lima@acme.users.invalid', madeUp: true }],
])('USERS-05 USERS-06 accepts %s', (value, expected) => {
  expect(check(value)).toEqual(expected);
});

it.each([
  ['joão@example.org', 'ã'],
  ['a b@example.org', ' '],
  ['a@b@acme.users.invalid', '@'],
  ["o'neil@example.org", "'"],
])('USERS-05 USERS-07 code 419 names the forbidden character in %s', (value, char) => {
  expect(check(value)).toMatchObject({ code: CODE.invalidEmailCharacter, args: [char] });
});

it.each(['', 'ana', '@example.org', 'a@', 'a@b@c', '@acme.users.invalid', 'x@other.users.invalid', `${'a'.repeat(65)}@x.test`])(
  'USERS-05 code 420 for %s',
  (value) => {
    expect(check(value)).toMatchObject({ code: CODE.invalidEmail, key: 'err.invalidEmail' });
  },
);

it('USERS-06 made-up emails have the domain of the deployment', () => {
  const rules = { company: 'acme', noEmailDomain: 'staff.example' };
  expect(validateEmail('ana@acme.staff.example', rules)).toMatchObject({ ok: true, value: { madeUp: true } });
  expect(validateEmail('ana@other.staff.example', rules)).toMatchObject({ ok: false, problem: { code: 420 } });
  expect(isNoEmailDomain(NO_EMAIL_DOMAIN)).toBe(true);
  for (const bad of [
    '',
    'invalid',
    '.invalid',
    'users.invalid.',
    '@users.invalid',
    'Users.Invalid',
    'a b.invalid',
    '-a.invalid',
    undefined,
    7,
  ]) {
    expect(isNoEmailDomain(bad)).toBe(false);
  }
});

it('USERS-08 a moderator needs an institutional email', () => {
  expect(check('ana@acme.users.invalid', true)).toMatchObject({ code: 420, key: 'err.moderatorNeedsEmail' });
  expect(check('ana@acme.test', true)).toMatchObject({ madeUp: false });
});

it('USERS-05 an accepted email has one @ and only allowed characters', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.emailAddress(),
        fc.string().map((local) => `${local}@acme.users.invalid`),
      ),
      (value) => {
        const outcome = validateEmail(value, { company: 'acme' });
        if (outcome.ok) expect(outcome.value.email).toMatch(/^[a-z0-9+_.-]+@[a-z0-9.-]+$/);
        else expect([CODE.invalidEmail, CODE.invalidEmailCharacter]).toContain(outcome.problem.code);
      },
    ),
  );
});

it.each([
  ' ana@acme.test\t',
  '\u200bana@acme.test\ufeff',
  'ana@\u00adacme.test',
  '\u202aana@acme.test\u202c',
  'ana@acme.test.',
  'ana@acme.test,',
  'ana@acme.test;',
  'mailto:ana@acme.test',
  'MAILTO:ana@acme.test?subject=Hello',
  '<ana@acme.test>',
  'Ana Key <ana@acme.test>,',
  '"ana@acme.test"',
  '(ana@acme.test)',
])('AUTH-01 AUTH-05 reads ana@acme.test from %j', (pasted) => {
  expect(pastedEmail(pasted)).toBe('ana@acme.test');
});

it('AUTH-01 does not change an email that an account can have', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const checked = validateEmail(address, { company: 'acme' });
      if (checked.ok) expect(pastedEmail(checked.value.email)).toBe(checked.value.email);
    }),
  );
});
