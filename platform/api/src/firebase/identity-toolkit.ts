import { CODE, mailLanguage, type Locale, type PasswordPolicy } from 'shared-kit/model';
import { ServiceFault } from '../faults/faults';
import { apiError } from '../http/api-error';

const DEADLINE_MS = 10_000;

/** Calls that the web SDK has and firebase-admin lacks: trying a password, and mailing, checking and using a code. */
export interface IdentityToolkit {
  /**
   * Whether the password is the user's. `minuteLimit` after too many wrong ones; `authError` if the user is disabled, or the password no longer meets the project's policy.
   */
  isPassword(email: string, password: string): Promise<boolean>;
  /** The email of the user whose password a mailed code may reset; undefined if the code is unknown, used or expired. */
  ownerOfCode(actionCode: string): Promise<string | undefined>;
  /** Mails a code to reset the password, like "Forgot password", in this language. Returns Firebase's reason if it refuses. */
  mailPasswordCode(email: string, locale: Locale): Promise<string | undefined>;
  /** Sets the password by the code; false if the code does not work any more. Throws what the service says of a password that it refuses. */
  resetPassword(actionCode: string, newPassword: string): Promise<boolean>;
  /** The project's rules for passwords. */
  passwordPolicy(): Promise<PasswordPolicy>;
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

/** A reason, and what the service adds. Faults of the key are sentences. */
const REASON = /^([A-Z]+(?:_[A-Z]+)+)(?: ?: ?|$)/;

/** The only reasons by which the service says that email and password do not belong together. */
const WRONG_CREDENTIALS = new Set(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']);

/** The reasons by which it says that a code does not work, or nobody is there any more to use it. */
const CODE_WITHOUT_USE = new Set([
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'EMAIL_NOT_FOUND',
]);

interface IdentityOptions {
  apiKey: string;
  /** `host:port` of the embedded Auth. */
  host?: string;
}

type Reply = { ok: true; body: Record<string, unknown> } | { ok: false; reason: string; message: string };

export function createIdentityToolkit({ apiKey, host }: IdentityOptions): IdentityToolkit {
  const base = `${host === undefined ? 'https:/' : `http://${host}`}/identitytoolkit.googleapis.com`;

  async function ask(path: string, payload?: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const response = await fetch(`${base}/${path}?key=${encodeURIComponent(apiKey)}`, {
      ...(payload && { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(payload) }),
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
    const reason = REASON.exec(message)?.[1];
    if (reason === undefined && response.status < 500)
      throw new ServiceFault('passwords/SERVER_API_KEY', {
        message: `Auth refuses the server's key (SERVER_API_KEY, or apiKey of FIREBASE_OPTIONS): ${message}`,
      });
    if (reason !== undefined && OF_ACCOUNT.has(reason)) return { ok: false, reason, message };
    if (reason !== undefined && TOO_MANY_TRIES.has(reason)) throw apiError(CODE.minuteLimit);
    throw new ServiceFault(`passwords/${reason ?? response.status}`);
  }

  const call = (action: string, payload: object, headers?: Readonly<Record<string, string>>) =>
    ask(`v1/accounts:${action}`, payload, headers);

  return {
    async isPassword(email, password) {
      const reply = await call('signInWithPassword', { email, password });
      if (reply.ok) return true;
      if (WRONG_CREDENTIALS.has(reply.reason)) return false;
      if (reply.reason === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS') throw apiError(CODE.authError, { key: 'err.passwordOutdated' });
      if (reply.reason === 'USER_DISABLED') throw apiError(CODE.authError, { key: 'err.userDisabled' });
      throw refusal(reply.message);
    },
    async ownerOfCode(oobCode) {
      const reply = await call('resetPassword', { oobCode });
      if (!reply.ok && !CODE_WITHOUT_USE.has(reply.reason)) throw refusal(reply.message);
      if (!reply.ok || reply.body['requestType'] !== 'PASSWORD_RESET') return undefined;
      return typeof reply.body['email'] === 'string' ? reply.body['email'] : undefined;
    },
    async mailPasswordCode(email, locale) {
      const reply = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { 'x-firebase-locale': mailLanguage(locale) });
      return reply.ok ? undefined : reply.reason;
    },
    async resetPassword(oobCode, newPassword) {
      const reply = await call('resetPassword', { oobCode, newPassword });
      if (!reply.ok && !CODE_WITHOUT_USE.has(reply.reason)) throw refusal(reply.message);
      return reply.ok;
    },
    async passwordPolicy() {
      const reply = await ask('v2/passwordPolicy');
      if (!reply.ok) throw refusal(reply.message);
      return reply.body;
    },
  };
}

const refusal = (message: string): Error => new Error(`Auth refuses: ${message}`);
