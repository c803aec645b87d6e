import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LiveQuery } from 'shared-kit/firebase/data';
import type { Message } from 'shared-kit/model';
import type { LiveState } from './live-registry';
import { useConsoleStore } from './state-provider';

interface LiveBase {
  /** Not confirmed by the server at the moment. */
  readonly fromCache: boolean;
  readonly problem?: Message;
  /** Opens the query again after an error. */
  readonly retry: () => void;
}

/** The result of a query for a list. */
export interface LiveList<T> extends LiveBase {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data: readonly T[];
  /** Only the first of a long list; the others are still being read. */
  readonly partial?: true;
}

/** The result of a query for one document; `missing` once the server has confirmed that. */
export interface LiveOne<T> extends LiveBase {
  readonly status: 'loading' | 'ready' | 'missing' | 'error';
  readonly data: T | undefined;
}

const NOTHING: readonly never[] = [];

/** The rows of a live query; loading as long as `query` is null. */
export function useLiveList<T>(query: LiveQuery<T> | null): LiveList<T> {
  const [state, retry] = useLiveState(query);
  return useMemo(() => {
    if (state.phase === 'failed') {
      return { status: 'error', data: NOTHING, fromCache: false, problem: state.problem, retry };
    }
    if (!isTelling(state)) return { status: 'loading', data: NOTHING, fromCache: true, retry };
    return { status: 'ready', data: state.data, fromCache: state.fromCache, retry, ...(state.partial && { partial: state.partial }) };
  }, [state, retry]);
}

/** The one document of a live query, or the first; loading as long as `query` is null. */
export function useLiveOne<T>(query: LiveQuery<T> | null): LiveOne<T> {
  const [state, retry] = useLiveState(query);
  return useMemo(() => {
    if (state.phase === 'failed') {
      return { status: 'error', data: undefined, fromCache: false, problem: state.problem, retry };
    }
    if (!isTelling(state)) return { status: 'loading', data: undefined, fromCache: true, retry };
    const [data] = state.data;
    return { status: data === undefined ? 'missing' : 'ready', data, fromCache: state.fromCache, retry };
  }, [state, retry]);
}

/** Until the server has answered, the cache may answer with an empty result, which does not mean that there is no document. */
const isTelling = <T>(state: LiveState<T>): state is LiveState<T> & { phase: 'answered' } =>
  state.phase === 'answered' && (state.confirmed || state.data.length > 0);

const WAITING = { phase: 'waiting' } as const;

function useLiveState<T>(query: LiveQuery<T> | null): [state: LiveState<T>, retry: () => void] {
  const { live } = useConsoleStore();
  const key = query?.key;
  // Screens create a query in every render; the key tells whether it is the same.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the query
  const asked = useMemo(() => query, [key]);
  const watch = useCallback(
    (onChange: () => void) => (asked ? live.watch(asked, onChange) : () => {}),
    [live, asked],
  );
  const read = useCallback((): LiveState<T> => (asked ? live.read(asked) : WAITING), [live, asked]);
  const retry = useCallback(() => asked && live.retry(asked), [live, asked]);
  return [useSyncExternalStore(watch, read, read), retry];
}
