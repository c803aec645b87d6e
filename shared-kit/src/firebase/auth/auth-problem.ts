import { CODE, problem, type Message } from 'shared-kit/model';

/** The network lets the page through but not the servers behind it (ERR-05). */
export const NETWORK_IS_BLOCKING: Message = {
  key: 'networkIsBlockingDomains',
  text: 'Your network is blocking the servers of this platform. Contact support.',
};

const KEYED: Record<string, Message> = {
  'auth/user-disabled': {
    code: CODE.authError,
    key: 'err.userDisabled',
    text: 'This account is disabled. Contact your administrator.',
  },
  'auth/too-many-requests': {
    code: CODE.authError,
    key: 'err.tooManyAttempts',
    text: 'Too many attempts. Wait a few minutes and try again.',
  },
};

/** What went wrong at the identity service, in the catalogue's words. An unknown account reads like a wrong password. */
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
      // The host of the service was just tried in vain: if the machine is online, something in between blocks it.
      return online ? NETWORK_IS_BLOCKING : problem(CODE.serviceUnavailable);
    default:
      return KEYED[code] ?? problem(CODE.authError);
  }
}

/** The SDK's code of an error, such as `auth/invalid-email`; empty for anything else. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
