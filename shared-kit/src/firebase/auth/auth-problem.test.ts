import { authProblem, NETWORK_IS_BLOCKING } from './auth-problem';

describe('problems of the identity service', () => {
  it.each(['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found'])(
    'AUTH-01 tells %s as wrong credentials, so that nobody learns which accounts exist',
    (code) => {
      expect(authProblem({ code: `auth/${code}` }, true)).toMatchObject({ code: 401, key: 'err.wrongCredentials' });
    },
  );

  it('AUTH-01 points at the field of an email that is none', () => {
    expect(authProblem({ code: 'auth/invalid-email' }, true)).toMatchObject({ code: 420, key: 'err.invalidEmail', field: 'email' });
  });

  it.each([
    ['auth/too-many-requests', 'err.tooManyAttempts'],
    ['auth/user-disabled', 'err.userDisabled'],
    ['auth/internal-error', 'err.authError'],
    [undefined, 'err.authError'],
  ])('tells %s as %s', (code, key) => {
    expect(authProblem(code ? { code } : new Error('no code'), true)).toMatchObject({ code: 2, key });
  });

  it('ERR-05 tells a blocked network from no network', () => {
    const error = { code: 'auth/network-request-failed' };
    expect(authProblem(error, true)).toBe(NETWORK_IS_BLOCKING);
    expect(authProblem(error, false)).toMatchObject({ code: 6, key: 'err.serviceUnavailable' });
  });
});
