import { CODE, mailLanguage, type Locale } from 'shared-kit/model';
import { ServiceFault } from '../faults/faults';
import { apiError } from '../http/api-error';

const DEADLINE_MS = 10_000;

/** Calls that the web SDK has and firebase-admin lacks: trying a password, and mailing, checking and using a code. */
export interface IdentityToolkit {
  /** Whether the password is the user's. 961 after too many wrong ones. */
  isPassword(email: string, password: string): Promise<boolean>;
  /** The email of the user whose password a mailed code may reset; undefined if the code is unknown, used or expired. */
  ownerOfCode(actionCode: string): Promise<string | undefined>;
  /** Mails a code to reset the password, like "Forgot password", in this language. Returns Firebase's reason if it refuses. */
  mailPasswordCode(email: string, locale: Locale): Promise<string | undefined>;
  /** Sets the password by the code; false if the code does not work any more. */
  resetPassword(actionCode: string, newPassword: string): Promise<boolean>;
}

/** The reasons that concern the account, its password or the code. All others are faults of the service, its set-up, or the server's key. */
const OF_ACCOUNT = new Set([
  'EMAIL_NOT_FOUND',
  'EXPIRED_OOB_CODE',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_OOB_CODE',
  'INVALID_PASSWORD',
  'MISSING_EMAIL',
  'MISSING_OOB_CODE',
  'MISSING_PASSWORD',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'WEAK_PASSWORD',
]);

/** Too many tries for one account, which its user should wait after. */
const TOO_MANY_TRIES = new Set(['TOO_MANY_ATTEMPTS_TRY_LATER', 'RESET_PASSWORD_EXCEED_LIMIT']);

/** The name of a reason. Faults of the key are sentences. */
const REASON = /^[A-Z]+(_[A-Z]+)+$/;

interface IdentityOptions {
  apiKey: string;
  /** `host:port` of the embedded Auth. */
  host?: string;
}

type Reply = { ok: true; body: Record<string, unknown> } | { ok: false; reason: string };

export function createIdentityToolkit({ apiKey, host }: IdentityOptions): IdentityToolkit {
  const base = `${host === undefined ? 'https:/' : `http://${host}`}/identitytoolkit.googleapis.com/v1`;

  async function call(action: string, payload: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const response = await fetch(`${base}/accounts:${action}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => {
      throw new ServiceFault('passwords/unreachable', { cause: error });
    });
    const body = await response.json().then(
      (json) => json as Record<string, unknown>,
      (error: unknown) => {
        throw new ServiceFault(`passwords/${response.status}`, { cause: error });
      },
    );
    if (response.ok) return { ok: true, body };
    const { message } = body['error'] as { message: string };
    // "WEAK_PASSWORD : Password should be at least 6 characters"
    const reason = message.split(' ', 1)[0]!;
    if (OF_ACCOUNT.has(reason)) return { ok: false, reason };
    if (TOO_MANY_TRIES.has(reason)) throw apiError(CODE.minuteLimit);
    if (REASON.test(reason) || response.status >= 500)
      throw new ServiceFault(`passwords/${REASON.test(reason) ? reason : response.status}`);
    throw new ServiceFault('passwords/SERVER_API_KEY', {
      message: `Auth refuses the server's key (SERVER_API_KEY, or apiKey of FIREBASE_OPTIONS): ${message}`,
    });
  }

  return {
    async isPassword(email, password) {
      return (await call('signInWithPassword', { email, password })).ok;
    },
    async ownerOfCode(oobCode) {
      const reply = await call('resetPassword', { oobCode });
      if (!reply.ok || reply.body['requestType'] !== 'PASSWORD_RESET') return undefined;
      return typeof reply.body['email'] === 'string' ? reply.body['email'] : undefined;
    },
    async mailPasswordCode(email, locale) {
      const reply = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { 'x-firebase-locale': mailLanguage(locale) });
      return reply.ok ? undefined : reply.reason;
    },
    async resetPassword(oobCode, newPassword) {
      return (await call('resetPassword', { oobCode, newPassword })).ok;
    },
  };
}
