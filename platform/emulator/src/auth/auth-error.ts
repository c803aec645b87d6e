import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/respond';
import type { StatusError} from '../status';
import { statusOf } from '../status';

/** An error of the Identity Toolkit; the SDKs recognise it by its message. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    message: string,
    readonly http = 400,
  ) {
    super(message);
  }
}

/** Refuses a way to sign in or a call that this emulator does not have. The SDKs take the word before the colon for the code and show the rest. */
export function unsupportedCall(what: string): AuthError {
  return new AuthError(`OPERATION_NOT_ALLOWED : ${what} is not supported by this emulator.`, 501);
}

export const linkSignInUnsupported = (): AuthError => unsupportedCall('Signing in by a mailed link');

export function sendAuthError(response: ServerResponse, error: unknown): void {
  const { message, http, status } = describe(error);
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  response.req.resume();
  sendJson(response, http, { error: { code: http, message, errors, ...(status ? { status } : {}) } });
}

function describe(error: unknown): { message: string; http: number; status?: string } {
  if (error instanceof AuthError) return { message: error.message, http: error.http };
  const known: StatusError = statusOf(error);
  return { message: known.message, http: known.http, status: known.status };
}
