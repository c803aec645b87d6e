import { faultOf } from '../faults/faults';
import { placesOf } from './stack-places';

/** An error as it is logged: its kind and the places where it arose. */
export interface LoggedError {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Errors of JavaScript itself, whose messages describe the program; what they quote may be a value of a user. */
const OF_THE_LANGUAGE: ReadonlySet<unknown> = new Set([TypeError, RangeError, ReferenceError, EvalError]);
const QUOTED = /(["'`])(?:(?!\1).)*\1|\(reading .*\)/gs;

/** Errors whose message this product wrote for the log: it quotes nothing that was sent. */
export class OwnError extends Error {
  override readonly name: string = 'OwnError';
}

/**
 * What of an error may be written: the only place that decides it. A message of another service or of a library may repeat what was sent to it, a
 * password too, so that only its name and code are left. Those of the product itself are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fault = faultOf(error);
  const message = fault?.name ?? ownMessage(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message,
    stack: [`${error.name}${message === '' ? '' : `: ${message}`}`, ...placesOf(error)].join('\n'),
    ...(fault && { fault: fault.name }),
    ...(isWord(code) && { code }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}

function ownMessage(error: Error): string {
  // Of a file of this server, by Node: with its path.
  if (error instanceof OwnError || ('syscall' in error && 'path' in error)) return error.message;
  return OF_THE_LANGUAGE.has(error.constructor) && !('code' in error) ? error.message.replace(QUOTED, '…') : '';
}

/** A number, or a word such as `ECONNREFUSED`. */
const isWord = (code: unknown): boolean => typeof code === 'number' || (typeof code === 'string' && /^[\w/.-]{1,60}$/.test(code));
