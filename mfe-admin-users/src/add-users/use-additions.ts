import { addUser, type ApiResult } from 'shared-kit/api';
import { CODE, fullName, type Message } from 'shared-kit/model';
import { toAddUser } from '../add-user/to-add-user';
import { useBulkCalls, type BulkCalls } from '../user-fields/use-bulk-calls';
import type { CheckedUser } from './check-users';

/** The result of sending a row. */
export interface Addition {
  user: CheckedUser;
  problem: Message | null;
  /** Whether the answer was lost: the server may have added the user. */
  unanswered: boolean;
}

/** The sent rows by their numbers. */
export type Additions = BulkCalls<CheckedUser, number, Addition>;

/** Adds users one after the other. No user is added twice. */
export function useAdditions(noEmailDomain: string): Additions {
  return useBulkCalls<CheckedUser, number, Addition>({
    keyOf: ({ row }) => row,
    nameOf: ({ draft }) => fullName(draft),
    call: async (user, before) => additionOf(user, await addUser(toAddUser(user.draft, noEmailDomain)), before),
  });
}

function additionOf(user: CheckedUser, result: ApiResult, before: Addition | undefined): Addition {
  if (result.ok) return { user, problem: null, unanswered: false };
  const { code } = result.problem;
  // After an attempt whose answer was lost, "email in use" means that this attempt had added the user.
  const wasAdded = code === CODE.emailInUse && before?.unanswered === true && before.user.email === user.email;
  if (wasAdded) return { user: before.user, problem: null, unanswered: false };
  return { user, problem: result.problem, unanswered: code === CODE.serviceUnavailable || before?.unanswered === true };
}
