import { CODE, problem, type KeyedText, type Message } from 'shared-kit/model';
import { authFaultOf, codeOf } from './auth-faults';

/** The message when the network allows the page but blocks the servers that it calls (ERR-05). */
export const NETWORK_IS_BLOCKING: Message = {
  key: 'networkIsBlockingDomains',
  text: 'Your network is blocking the servers of this platform. Contact support.',
};

/** Errors whose message is not that of a code. */
const KEYED: Record<string, KeyedText> = {
  'auth/user-disabled': 'err.userDisabled',
  'auth/too-many-requests': 'err.tooManyAttempts',
  // Only a sign-in sends a password from here; the platform sets them.
  'auth/password-does-not-meet-requirements': 'err.passwordOutdated',
};

/** The message for an error of the identity service. An unknown account gets the message of a wrong password. */
export function authProblem(error: unknown, online: boolean): Message {
  const code = codeOf(error);
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return problem(CODE.wrongCredentials);
    case 'auth/invalid-email':
      return problem(CODE.invalidEmail, { field: 'email' });
    case 'auth/missing-password':
      return problem(CODE.missingCredentials, { field: 'password' });
    case 'auth/network-request-failed':
    case 'auth/timeout':
      // The request has failed although the machine is online, so something in between blocks the service.
      return online ? NETWORK_IS_BLOCKING : problem(CODE.serviceUnavailable);
  }
  if (KEYED[code]) return problem(CODE.authError, { key: KEYED[code] });
  // An outage, a quota or a mistake in the set-up of the project says nothing about the user.
  return problem(authFaultOf(error) === 'signIn' ? CODE.authError : CODE.serviceUnavailable);
}

const ACTION_CODES: Record<string, KeyedText> = {
  ...KEYED,
  'auth/expired-action-code': 'err.codeExpired',
  'auth/invalid-action-code': 'err.codeInvalid',
  'auth/user-not-found': 'err.codeWithoutUser',
};

/**
 * Why an emailed code does not work, with the service's own text (AUTH-13, D-19). That text can name only the account of the code's owner.
 */
export function actionCodeProblem(error: unknown, online: boolean): Message {
  const code = codeOf(error);
  const key = ACTION_CODES[code];
  if (key) return { ...problem(CODE.authError, { key }), ...(error instanceof Error && error.message !== '' && { detail: error.message }) };
  const general = authProblem(error, online);
  // Errors of the call for which the console has no text show the text of the service.
  const isUnknown = authFaultOf(error) === 'call' && general.code === CODE.serviceUnavailable;
  return isUnknown && error instanceof Error ? { text: error.message } : general;
}
