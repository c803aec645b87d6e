import type { Caller } from '../../store/documents/access';
import { StatusError } from '../../errors/status';

/** The messages of one client, in JSON form. */
export interface MessageStream {
  /** Throws the reason when a message is refused. The caller must then end the stream. */
  receive(message: unknown): void;
  close(): void;
}

/** Calls `fail` when the caller's token expires: only an error makes the SDK fetch a new token and connect again. */
export function failAtExpiry(caller: Caller, fail: (error: StatusError) => void): NodeJS.Timeout | undefined {
  if (caller.kind !== 'user') return undefined;
  const error = new StatusError('UNAUTHENTICATED', 'The ID token has expired.');
  return setTimeout(fail, caller.expiresAt - Date.now(), error).unref();
}
