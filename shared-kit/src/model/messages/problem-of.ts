import { CODE } from './codes';
import type { Message } from './message';
import { keyedMessage, problem } from './problem';

/** What browsers call the error of a file that was changed, renamed or removed after it was chosen, or that is a folder. */
const UNREADABLE = ['NotReadableError', 'NotFoundError'];

/** The problem of an error that has one; otherwise the message for an error of the page itself, without a server call. */
export function problemOf(error: unknown): Message {
  const { name, problem: carried } = (typeof error === 'object' && error !== null ? error : {}) as { name?: unknown; problem?: Message };
  if (carried) return carried;
  return typeof name === 'string' && UNREADABLE.includes(name)
    ? keyedMessage('err.fileUnreadable')
    : problem(CODE.serverError, { key: 'err.pageFailed' });
}
