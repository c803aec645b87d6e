import { addUser, type ApiResult } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { CODE, fullName, problem, type Message } from 'shared-kit/model';
import { toAddUser } from '../add-user/to-add-user';
import { useBulkCalls, type BulkCalls } from '../user-fields/use-bulk-calls';
import { useWorkText } from '../user-fields/use-work-text';
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
  const { t } = useText('users');
  const workText = useWorkText();
  return useBulkCalls<CheckedUser, number, Addition>({
    keyOf: ({ row }) => row,
    thingOf: ({ email, draft }) => ({ key: `newUser/${email}`, name: fullName(draft) }),
    call: async (user, before) => {
      const answer = await addUser(toAddUser(user.draft, noEmailDomain));
      return wasAddedBefore(user, answer, before) ? { ok: true, message: problem(CODE.userAdded) } : answer;
    },
    resultOf: (user, answer, before) => {
      if (answer.ok)
        return { user: before?.unanswered && before.user.email === user.email ? before.user : user, problem: null, unanswered: false };
      return { user, problem: answer.problem, unanswered: answer.problem.code === CODE.serviceUnavailable || before?.unanswered === true };
    },
    texts: {
      running: (progress) => workText(progress, 'addUsr.adding'),
      all: (count) => t('addUsr.addedAll', { count }),
      some: (outcome) => t('addUsr.addedSome', outcome),
    },
  });
}

/** After an attempt whose answer was lost, "email in use" means that this attempt had added the user. */
const wasAddedBefore = (user: CheckedUser, answer: ApiResult, before: Addition | undefined): boolean =>
  !answer.ok && answer.problem.code === CODE.emailInUse && before?.unanswered === true && before.user.email === user.email;
