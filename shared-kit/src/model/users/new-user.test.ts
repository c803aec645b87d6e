/** @jest-environment node */
import fc from 'fast-check';
import { CODE, emailOf, madeUpLocalPart, newUserProblems, validateEmail, type NewUserDraft, type NewUserRules } from '..';

const CHECKER: NewUserDraft = {
  company: 'acme',
  permissions: ['checker'],
  parent: 'marcos',
  authDomains: ['North'],
  firstName: 'José',
  lastName: 'da Silva',
  employeeId: 'C100',
  email: 'jose@acme.test',
  confirmEmail: 'jose@acme.test',
  lacksEmail: false,
  password: '',
  confirmPassword: '',
};

const RULES: NewUserRules = { moderators: [{ uid: 'marcos', authDomains: ['North', 'South'] }] };

const codesOf = (change: Partial<NewUserDraft>, rules = RULES) =>
  Object.fromEntries(Object.entries(newUserProblems({ ...CHECKER, ...change }, rules)).map(([name, { code, key }]) => [name, code ?? key]));

it('a user who keeps all rules has no problems', () => {
  expect(codesOf({})).toEqual({});
});

it.each<[string, Partial<NewUserDraft>, Record<string, unknown>]>([
  ['USERS-09 no company', { company: '' }, { company: CODE.requiredField }],
  ['USERS-10 no permission', { permissions: [] }, { permissions: CODE.permissionRequired }],
  ['USERS-11 no parent', { parent: '' }, { parent: CODE.requiredField }],
  ['USERS-11 no domain', { authDomains: [] }, { authDomains: CODE.requiredField }],
  ['USERS-11 a moderator with neither', { permissions: ['moderator'], parent: '', authDomains: [] }, {}],
  ['USERS-12 a domain that is not the parent’s', { authDomains: ['West'] }, { authDomains: CODE.domainNotAuthorized }],
  ['a parent who is gone', { parent: 'gone' }, { parent: CODE.profileNotFound }],
  ['no names', { firstName: ' ', lastName: '', employeeId: '' }, { firstName: 205, lastName: 205, employeeId: 205 }],
  ['a name that is a path', { firstName: 'a/b' }, { firstName: CODE.forbiddenCharacters }],
  ['USERS-04 another address', { confirmEmail: 'jose@acme.tst' }, { confirmEmail: 'addUsr.emailNoMatch' }],
  ['USERS-04 the same address in capitals', { confirmEmail: ' JOSE@acme.test' }, {}],
  ['USERS-05 a bad character', { email: 'josé@acme.test', confirmEmail: 'josé@acme.test' }, { email: CODE.invalidEmailCharacter }],
  ['no address', { email: '', confirmEmail: '' }, { email: CODE.requiredField }],
  ['no address at all', { email: 'jose', confirmEmail: 'jose' }, { email: CODE.invalidEmail }],
  ['USERS-06 a made-up one', { lacksEmail: true, email: 'jose.dasilva', confirmEmail: '' }, {}],
  [
    'USERS-07 a bad character in a made-up one',
    { lacksEmail: true, email: 'jose da', confirmEmail: '' },
    { email: CODE.invalidEmailCharacter },
  ],
  ['USERS-07 an @ in a made-up one', { lacksEmail: true, email: 'jose@x', confirmEmail: '' }, { email: CODE.invalidEmailCharacter }],
  [
    'USERS-08 a moderator with a made-up one',
    { permissions: ['moderator'], lacksEmail: true, email: 'jose', confirmEmail: '' },
    { email: CODE.invalidEmail },
  ],
  ['AUTH-20 a password without its confirmation', { password: '123456' }, { confirmPassword: 'err.pwNoMatch' }],
  ['AUTH-19 a checker’s password of letters', { password: 'abcdef', confirmPassword: 'abcdef' }, { password: CODE.pilotPassword }],
  ['AUTH-18 a short password', { permissions: ['assistant'], password: 'abc', confirmPassword: 'abc' }, { password: CODE.passwordLength }],
])('%s', (_, change, expected) => {
  expect(codesOf(change)).toEqual(expected);
});

it('parents and domains are not checked while the moderators are unknown', () => {
  expect(codesOf({ parent: 'somebody', authDomains: ['Anywhere'] }, {})).toEqual({});
});

describe('the made-up email of a user without one', () => {
  it.each([
    ['José', 'da Silva', 'jose.dasilva'],
    ['Ana', '', 'ana'],
    ['', 'Peña', 'pena'],
    ['Zoë-Marie', "O'Hara", 'zoe-marie.ohara'],
    ['李', '王', ''],
    [
      'María José de la Concepción',
      'Fernández-Villaverde y García de los Monteros Hernández',
      'mariajosedelaconcepcion.fernandez-villaverdeygarciadelosmont',
    ],
  ])('USERS-06 of %s %s is %s', (first, last, expected) => {
    expect(madeUpLocalPart(first, last)).toBe(expected);
  });

  it('USERS-06 USERS-07 is valid for any names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.string({ unit: 'grapheme', maxLength: 90 }), (first, last) => {
        const email = madeUpLocalPart(first, last);
        if (email === '') return;
        const checked = validateEmail(emailOf({ company: 'acme', email, lacksEmail: true }), { company: 'acme' });
        expect(checked).toEqual({ ok: true, value: { email: `${email}@acme.users.invalid`, madeUp: true } });
      }),
    );
  });
});
