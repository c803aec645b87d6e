import { sessionOf } from 'shared-kit/firebase/data';
import type { DomainRef, Message, Session } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { ALL_ADDRESSES } from '../links/map-links';
import type { Side } from './use-comparison';

export interface SideAnswer {
  status: 'loading' | 'ready' | 'missing' | 'error';
  id: string;
  name: string;
  /** In epoch milliseconds; null when the session has none, undefined until the session is loaded. */
  startTime?: number | null;
  sessions: Side;
  problem: Message | undefined;
  retry: () => void;
}

/** One side of a comparison, live: a session by its id, or all addresses. */
export function useSide(ref: DomainRef, id: string, all: readonly Session[], allName: string): SideAnswer {
  const isAll = id === ALL_ADDRESSES;
  const { status, data, problem, retry } = useLiveOne(isAll ? null : sessionOf({ ...ref, session: id }));
  if (isAll) return { status: 'ready', id, name: allName, sessions: all, problem: undefined, retry };
  return { status, id, name: data?.name ?? id, ...(data && { startTime: data.startTime }), sessions: data ? [data] : [], problem, retry };
}
