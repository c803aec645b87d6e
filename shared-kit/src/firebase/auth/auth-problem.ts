import { CODE, problem, type Message } from 'shared-kit/model';

/** The message when the network allows the page but blocks the servers that it calls (ERR-05). */
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
    default:
      return KEYED[code] ?? problem(CODE.authError);
  }
}

const ACTION_CODES: Record<string, Message> = {
  'auth/expired-action-code': {
    code: CODE.authError,
    key: 'err.codeExpired',
    text: 'This link has expired. Ask for a new one.',
  },
  'auth/invalid-action-code': {
    code: CODE.authError,
    key: 'err.codeInvalid',
    text: 'This link does not work. It has been used already, or was not copied in full. Ask for a new one.',
  },
  'auth/user-not-found': {
    code: CODE.authError,
    key: 'err.codeWithoutUser',
    text: 'The account that this link was made for does not exist any more.',
  },
};

/**
 * Why an emailed code does not work, with the service's own text (AUTH-13, D-19). That text can name only the account of the code's owner.
 */
export function actionCodeProblem(error: unknown, online: boolean): Message {
  const code = codeOf(error);
  const knownProblem = ACTION_CODES[code] ?? KEYED[code];
  if (knownProblem) return error instanceof Error && error.message !== '' ? { ...knownProblem, detail: error.message } : knownProblem;
  const general = authProblem(error, online);
  // Errors for which the console has no text show the text of the service.
  return general.code === CODE.authError && error instanceof Error ? { text: error.message } : general;
}

/** The SDK's code of an error, such as `auth/invalid-email`; empty for anything else. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
