import { DEFAULT_PASSWORD, type Message } from 'shared-kit/model';
import type { CheckedPerson } from './check-people';
import type { Addition } from './use-additions';

export interface ReportRow {
  person: CheckedPerson;
  state: 'ready' | 'known' | 'invalid' | 'added' | 'failed';
  problems: readonly Message[];
  /** The first password of an added user. */
  password: string;
}

/** All rows with their problems, or with the result of sending. A failed row that has changed since shows its new problems. */
export function reportOf(open: readonly CheckedPerson[], sent: ReadonlyMap<number, Addition>): ReportRow[] {
  const added = [...sent.values()].filter(({ problem }) => problem === null);
  return [
    ...added.map(({ person }): ReportRow => ({ person, state: 'added', problems: [], password: person.draft.password || DEFAULT_PASSWORD })),
    ...open.map((person): ReportRow => {
      const failed = sent.get(person.row);
      if (failed?.unanswered && failed.problem) return { person: failed.person, state: 'failed', problems: [failed.problem], password: '' };
      if (person.problems.length > 0) return { person, state: 'invalid', problems: person.problems, password: '' };
      const state = failed ? 'failed' : person.known === undefined ? 'ready' : 'known';
      return { person, state, problems: failed?.problem ? [failed.problem] : [], password: '' };
    }),
  ].sort((a, b) => a.person.row - b.person.row);
}
