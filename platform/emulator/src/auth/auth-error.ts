import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/respond';
import { statusOf, unsupported } from '../errors/status';

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

/** Throws a refusal, if there is one. */
export function unlessRefused(refusal: string | undefined): void {
  if (refusal !== undefined) throw new AuthError(refusal);
}

/** The SDKs take the word before the colon for the code and show the rest. */
const NOT_ALLOWED = 'OPERATION_NOT_ALLOWED : ';

/** The error for a call or a way to sign in that this emulator does not support. */
export function unsupportedCall(what: string): AuthError {
  const { message, http } = unsupported(what);
  return new AuthError(`${NOT_ALLOWED}${message}`, http);
}

export const linkSignInUnsupported = (): AuthError => unsupportedCall('Signing in by a mailed link');

/** Answers with an error in the form of the Identity Toolkit, whatever was thrown. What is left of the request's body is discarded. */
export function sendAuthError(response: ServerResponse, error: unknown): void {
  const { message, http, ...more } = describe(error);
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  response.req.resume();
  sendJson(response, http, { error: { code: http, message, errors, ...more } });
}

function describe(error: unknown): { message: string; http: number; status?: string; errors?: object[] } {
  if (error instanceof AuthError) return { message: error.message, http: error.http };
  const statusError = statusOf(error);
  const { message, http, status } = statusError;
  return { ...statusError.toJSON(), message: status === 'UNIMPLEMENTED' ? `${NOT_ALLOWED}${message}` : message, http };
}
