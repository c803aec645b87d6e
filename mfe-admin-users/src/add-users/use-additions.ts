import { addUser, type ApiResult } from 'shared-kit/api';
import { CODE, fullName, type Message } from 'shared-kit/model';
import { toAddUser } from '../add-user/to-add-user';
import { useBulkCalls, type BulkCalls } from '../user-fields/use-bulk-calls';
import type { CheckedPerson } from './check-people';

/** The result of sending a row. */
export interface Addition {
  person: CheckedPerson;
  problem: Message | null;
  /** Whether the answer was lost: the server may have added the user. */
  unanswered: boolean;
}

/** The sent rows by their numbers. */
export type Additions = BulkCalls<CheckedPerson, number, Addition>;

/** Adds users one after the other. No user is added twice. */
export function useAdditions(noEmailDomain: string): Additions {
  return useBulkCalls<CheckedPerson, number, Addition>({
    keyOf: ({ row }) => row,
    nameOf: ({ draft }) => fullName(draft),
    call: async (person, before) => additionOf(person, await addUser(toAddUser(person.draft, noEmailDomain)), before),
  });
}

function additionOf(person: CheckedPerson, result: ApiResult, before: Addition | undefined): Addition {
  if (result.ok) return { person, problem: null, unanswered: false };
  const { code } = result.problem;
  // After an attempt whose answer was lost, "email in use" means that this attempt had added the user.
  const wasAdded = code === CODE.emailInUse && before?.unanswered === true && before.person.email === person.email;
  if (wasAdded) return { person: before.person, problem: null, unanswered: false };
  return { person, problem: result.problem, unanswered: code === CODE.serviceUnavailable || before?.unanswered === true };
}
