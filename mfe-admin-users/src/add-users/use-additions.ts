import { addUser, type ApiResult } from 'shared-kit/api';
import { CODE, type Message } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';
import { toAddUser } from '../add-user/to-add-user';
import { endsAll } from '../user-fields/ends-all';
import type { CheckedUser } from './check-users';

/** The result of sending a row. */
export interface Addition {
  user: CheckedUser;
  /** Null if the user is added. */
  problem: Message | null;
  /** Whether the answer was lost: the server may have added the user. */
  unanswered: boolean;
}

export interface Additions {
  /** The sent rows by their numbers. */
  sent: ReadonlyMap<number, Addition>;
  progress: { name: string; done: number; total: number } | null;
  /** Why sending stopped before the last row; null otherwise. */
  stopped: Message | null;
  /** Sends rows one after the other. */
  add: (users: readonly CheckedUser[]) => Promise<void>;
  /** Stops sending after the current row. */
  cancel: () => void;
  /** Clears all results. Called when another file is chosen. */
  reset: () => void;
}

/** Adds users one after the other. Failed rows can be sent again, and no user is added twice. */
export function useAdditions(noEmailDomain: string): Additions {
  const { report } = useFeedback();
  const [sent, setSent] = useState<ReadonlyMap<number, Addition>>(new Map());
  const [progress, setProgress] = useState<Additions['progress']>(null);
  const [stopped, setStopped] = useState<Message | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const add = async (users: readonly CheckedUser[]) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setStopped(null);
    for (const [done, user] of users.entries()) {
      if (control.signal.aborted) break;
      const { firstName, lastName } = user.draft;
      setProgress({ name: `${firstName} ${lastName}`, done, total: users.length });
      const before = sent.get(user.row);
      const result = await addUser(toAddUser(user.draft, noEmailDomain));
      const addition = additionOf(user, result, before);
      setSent((all) => new Map(all).set(user.row, addition));
      if (addition.problem) report(result);
      if (addition.problem && endsAll(addition.problem.code)) {
        setStopped(addition.problem);
        break;
      }
    }
    running.current = undefined;
    setProgress(null);
  };

  return {
    sent,
    progress,
    stopped,
    add,
    cancel,
    reset: () => {
      setSent(new Map());
      setStopped(null);
    },
  };
}

function additionOf(user: CheckedUser, result: ApiResult, before: Addition | undefined): Addition {
  if (result.ok) return { user, problem: null, unanswered: false };
  const { code } = result.problem;
  // After an attempt whose answer was lost, "email in use" means that this attempt had added the user.
  const wasAdded = code === CODE.emailInUse && before?.unanswered === true && before.user.email === user.email;
  if (wasAdded) return { user: before.user, problem: null, unanswered: false };
  return { user, problem: result.problem, unanswered: code === CODE.serviceUnavailable || before?.unanswered === true };
}
