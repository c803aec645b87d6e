import { CODE, problem, type Message } from 'shared-kit/model';

/** The message of an error for the user, or a general one if it has none. */
export function problemOf(error: unknown): Message {
  const carried = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return (carried as Message | undefined) ?? problem(CODE.serverError);
}
