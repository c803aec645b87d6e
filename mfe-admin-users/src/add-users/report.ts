import { DEFAULT_PASSWORD, type Message } from 'shared-kit/model';
import type { CheckedUser } from './check-users';
import type { Addition } from './use-additions';

export interface ReportRow {
  user: CheckedUser;
  state: 'ready' | 'known' | 'invalid' | 'added' | 'failed';
  problems: readonly Message[];
  /** The first password of an added user. */
  password: string;
}

/** All rows with their problems, or with the result of sending. A failed row that has changed since shows its new problems. */
export function reportOf(open: readonly CheckedUser[], sent: ReadonlyMap<number, Addition>): ReportRow[] {
  const added = [...sent.values()].filter(({ problem }) => problem === null);
  return [
    ...added.map(({ user }): ReportRow => ({ user, state: 'added', problems: [], password: user.draft.password || DEFAULT_PASSWORD })),
    ...open.map((user): ReportRow => {
      const failed = sent.get(user.row);
      if (failed?.unanswered && failed.problem) return { user: failed.user, state: 'failed', problems: [failed.problem], password: '' };
      if (user.problems.length > 0) return { user, state: 'invalid', problems: user.problems, password: '' };
      const state = failed ? 'failed' : user.known === undefined ? 'ready' : 'known';
      return { user, state, problems: failed?.problem ? [failed.problem] : [], password: '' };
    }),
  ].sort((a, b) => a.user.row - b.user.row);
}
