import { sessionOf } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';
import { useLastKnown, useLiveOne, type LiveOne } from 'shared-kit/state';

export interface SessionInList extends LiveOne<Session> {
  /** The session's name, also after it has been removed; undefined if it was never there. */
  name: string | undefined;
}

/** A live session: as the page's list has it, because a listener of its own would read each change once more; without a listener if `id` is null. */
export function useSessionInList(ref: DomainRef, id: string | null, list: readonly Session[]): SessionInList {
  const listed = list.find((session) => session.id === id);
  const own = useLiveOne(id === null || listed ? null : sessionOf({ ...ref, session: id }));
  const name = useLastKnown(id ?? '', (listed ?? own.data)?.name);
  return listed ? { ...own, status: 'ready', data: listed, problem: undefined, name } : { ...own, name };
}
