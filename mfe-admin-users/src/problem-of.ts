import { CODE, problem, type Message } from 'shared-kit/model';

/** The message that an error carries for the user, or that something went wrong. */
export function problemOf(error: unknown): Message {
  const carried = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return (carried as Message | undefined) ?? problem(CODE.serverError);
}
