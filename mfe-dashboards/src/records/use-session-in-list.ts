import { sessionOf } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';

/** A live session: as the page's list has it, because a listener of its own would read each change once more; without a listener if `id` is null. */
export function useSessionInList(ref: DomainRef, id: string | null, list: readonly Session[]): ReturnType<typeof useLiveOne<Session>> {
  const listed = list.find((session) => session.id === id);
  const own = useLiveOne(id === null || listed ? null : sessionOf({ ...ref, session: id }));
  return listed ? { ...own, status: 'ready', data: listed, problem: undefined } : own;
}
