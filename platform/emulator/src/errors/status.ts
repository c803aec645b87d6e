import { inspect } from 'node:util';
import { linesOf, printError, shown } from 'tooling/print';

/** The gRPC status codes with which this emulator refuses, and their HTTP statuses. */
export const STATUS = {
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof STATUS;

/** A refusal by one of Google's statuses, such as `NOT_FOUND`, with its numbers of gRPC (`code`) and of HTTP (`http`). */
export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
  }

  get code(): number {
    return STATUS[this.status].code;
  }

  get http(): number {
    return STATUS[this.status].http;
  }

  /** The error in the form of Google's HTTP interfaces. */
  toJSON(): { code: number; status: StatusName; message: string } {
    return { code: this.http, status: this.status, message: this.message };
  }
}

/** Turns anything thrown into a status. Unexpected errors become INTERNAL without details. */
export function statusOf(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  printError(shown`platform-emulator: unexpected error: ${linesOf(inspect(error))}`);
  return new StatusError('INTERNAL', 'Internal error.');
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** The error for a feature that a project has and this emulator lacks. Ignoring it would give a different result than in a project. */
export function unsupported(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `${what} is not supported by this emulator.`);
}

export function permissionDenied(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
