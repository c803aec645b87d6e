import { passwordProblem } from './passwords';

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

  it('AUTH-18 asks everybody else for six characters', () => {
    expect(passwordProblem('')).toMatchObject({ code: 206, key: 'err.passwordLength' });
  });
});
