import { CODE, problem, type Message } from 'shared-kit/model';

/** The problem of an error, or a general one for an error without. */
export function problemOf(error: unknown): Message {
  const carried = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return (carried as Message | undefined) ?? problem(CODE.serverError);
}
