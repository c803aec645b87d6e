import { AuthErrorCodes } from 'firebase/auth';
import { OF_SERVICE, OF_SIGN_IN } from './auth-faults';
import { actionCodeProblem, authProblem, NETWORK_IS_BLOCKING } from './auth-problem';

describe('problems of the identity service', () => {
  it.each(['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found'])(
    'AUTH-01 tells %s as wrong credentials, so that nobody learns which accounts exist',
    (code) => {
      expect(authProblem({ code: `auth/${code}` }, true)).toMatchObject({ code: 401, key: 'err.wrongCredentials' });
    },
  );

  it('AUTH-01 an invalid email belongs to the email field', () => {
    expect(authProblem({ code: 'auth/invalid-email' }, true)).toMatchObject({ code: 420, key: 'err.invalidEmail', field: 'email' });
  });

  it.each([
    ['auth/too-many-requests', 'err.tooManyAttempts'],
    ['auth/user-disabled', 'err.userDisabled'],
    ['auth/user-token-expired', 'err.authError'],
    ['auth/password-does-not-meet-requirements', 'err.passwordOutdated'],
  ])('ADD-33 (D-123) %s gets the message %s', (code, key) => {
    expect(authProblem({ code }, true)).toMatchObject({ code: 2, key });
  });

  it('ERR-05 distinguishes a blocked network from no network', () => {
    const error = { code: 'auth/network-request-failed' };
    expect(authProblem(error, true)).toBe(NETWORK_IS_BLOCKING);
    expect(authProblem(error, false)).toMatchObject({ code: 6, key: 'err.serviceUnavailable' });
  });
});

describe('AUTH-01 (D-126) over all codes of the SDK', () => {
  const codes = [...new Set(Object.values(AuthErrorCodes))];
  /** The codes with a message of their own, which are of the user. */
  const ownMessage = /invalid-credential|wrong-password|user-not-found|invalid-email|missing-password|too-many-requests|user-disabled/;

  it.each(codes.filter((code) => !ownMessage.test(code)))('%s is a problem of the sign-in only if the sign-in was ended', (code) => {
    const isOfSignIn = (OF_SIGN_IN as readonly string[]).includes(code);
    expect(authProblem({ code }, false)).toMatchObject({ code: isOfSignIn ? 2 : 6 });
  });

  it.each(OF_SERVICE.filter((code) => !ownMessage.test(code)))('%s never shows the text of the service', (code) => {
    expect(actionCodeProblem(Object.assign(new Error('Firebase: secret'), { code }), false)).toMatchObject({ code: 6 });
  });

  it('an error without a code says nothing about the user', () => {
    expect(authProblem(new Error('no code'), true)).toMatchObject({ code: 6 });
  });
});

describe('emailed codes that do not work', () => {
  it.each([
    ['auth/expired-action-code', 'err.codeExpired'],
    ['auth/invalid-action-code', 'err.codeInvalid'],
    ['auth/user-not-found', 'err.codeWithoutUser'],
    ['auth/user-disabled', 'err.userDisabled'],
    ['auth/too-many-requests', 'err.tooManyAttempts'],
    ['auth/network-request-failed', 'networkIsBlockingDomains'],
  ])('AUTH-13 %s gets the message %s', (code, key) => {
    expect(actionCodeProblem({ code }, true)).toMatchObject({ key });
  });

  it('AUTH-13 keep the text of the service beside that of the console', () => {
    const error = Object.assign(new Error('Firebase: The action code has expired.'), { code: 'auth/expired-action-code' });
    expect(actionCodeProblem(error, true)).toMatchObject({ key: 'err.codeExpired', detail: 'Firebase: The action code has expired.' });
  });

  it('AUTH-13 show the text of the service for an error without a text of the console', () => {
    const error = Object.assign(new Error('Firebase: The moon is in the way.'), { code: 'auth/moon' });
    expect(actionCodeProblem(error, true)).toEqual({ text: 'Firebase: The moon is in the way.' });
  });
});
