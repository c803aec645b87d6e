import type { DomainRef, Session } from 'shared-kit/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { ALL_ADDRESSES } from '../../links/map-links';
import { useSessionInList } from '../../session-data/use-session-in-list';
import type { CompareQuery } from './compare-query';
import { pairToCompare, type Pair } from './pair-to-compare';

/** Ids of sessions, or all addresses. */
export interface Sides {
  firstId: string;
  secondId: string;
}

/** The two sides of the URL, or those that fit it; undefined while one is looked for. A session that comes meanwhile changes no side. */
export function useSides(ref: DomainRef, sessions: readonly Session[], { first, second }: CompareQuery): Sides | undefined {
  const named = first ?? second;
  const isSession = named !== undefined && named !== ALL_ADDRESSES;
  const { data: one, status } = useSessionInList(ref, isSession ? named : null, sessions);
  const isOpen = first === undefined || second === undefined;
  const isSettled = !isSession || one !== undefined || status === 'missing' || status === 'error';
  // Beside all addresses, or a session that is gone, stands the newest one.
  const pair = usePair(ref, sessions, named === undefined ? 'any' : (one ?? 'newest'), isOpen && isSettled);
  if (first !== undefined && second !== undefined) return { firstId: first, secondId: second };
  if (pair === undefined) return undefined;
  const [earlier = ALL_ADDRESSES, later = sessions[0]?.id ?? ALL_ADDRESSES] = pair ?? [];
  if (named === undefined) return { firstId: earlier, secondId: later };
  const other = later === named ? earlier : later;
  return first === undefined ? { firstId: other, secondId: named } : { firstId: named, secondId: other };
}

/** What is looked for: any two sessions, one that fits another, or only the newest. */
type Wanted = Session | 'any' | 'newest';

/** The sessions as they are when they are needed first: undefined until then, null if there is no pair. */
function usePair(ref: DomainRef, sessions: readonly Session[], wanted: Wanted, isNeeded: boolean): Pair | null | undefined {
  const [found, setFound] = useState<{ of: string; pair: Pair | null }>();
  const of = typeof wanted === 'string' ? wanted : wanted.id;
  const look = useEffectEvent(async (): Promise<Pair | null> => {
    if (wanted === 'newest') return sessions[0] ? [ALL_ADDRESSES, sessions[0].id] : null;
    return pairToCompare(ref, sessions, wanted === 'any' ? undefined : wanted);
  });
  const isMissing = isNeeded && (!found || found.of !== of);
  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    void look().then((pair) => current && setFound({ of, pair }));
    return () => {
      current = false;
    };
  }, [isMissing, of]);
  return found?.of === of ? found.pair : undefined;
}
