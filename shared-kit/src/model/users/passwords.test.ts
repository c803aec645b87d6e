/** @jest-environment node */
import fc from 'fast-check';
import { passwordProblem, passwordRules } from './passwords';

describe('a password', () => {
  it.each([
    ['12345', {}, 206],
    ['123456', {}, undefined],
    ['abcdef', { pilot: false, checker: false }, undefined],
    ['abcdef', { pilot: true }, 417],
    ['123456', { pilot: true }, undefined],
    ['1234567', { checker: true }, 417],
    ['12345', { checker: true }, 417],
    ['123456', { pilot: true, checker: true }, undefined],
    ['١٢٣٤٥٦', { checker: true }, 417],
    ['123456\n', { pilot: true }, 417],
  ])('AUTH-19 %p of %p gets code %p', (password, flags, code) => {
    expect(passwordProblem(password, flags)?.code).toBe(code);
  });

  it('AUTH-18 of other users needs six characters', () => {
    expect(passwordProblem('')).toMatchObject({ code: 206, key: 'err.passwordLength' });
  });
});

describe('the rules of a password', () => {
  const flags = fc.record({ pilot: fc.boolean(), checker: fc.boolean() });
  const anyPassword = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9]{5,7}$/));

  it('AUTH-18, AUTH-19 are all met by exactly the valid passwords', () => {
    fc.assert(
      fc.property(anyPassword, flags, (password, given) => {
        const meetsRules = passwordRules(given).every((rule) => rule.isMet(password));
        expect(passwordProblem(password, given) === null).toBe(meetsRules);
      }),
    );
  });

  it('AUTH-18, AUTH-19 every password that is valid for pilots and checkers is valid for others', () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        if (passwordProblem(password, { pilot: true }) === null) expect(passwordProblem(password)).toBeNull();
        expect(passwordProblem(password, { checker: true })).toEqual(passwordProblem(password, { pilot: true }));
      }),
    );
  });
});
