import { useMemo, useSyncExternalStore } from 'react';
import type { LiveQuery } from 'shared-kit/firebase/data';
import type { Message } from 'shared-kit/model';
import { WAITING, type LiveRegistry, type LiveState } from './live-registry';
import { useConsoleStore } from './state-provider';

interface LiveBase {
  /** The data comes from the cache; the server does not confirm it at the moment. */
  readonly fromCache: boolean;
  readonly problem?: Message;
  /** Opens the query again after an error. */
  readonly retry: () => void;
}

/** The result of a query for a list. */
export interface LiveList<T> extends LiveBase {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data: readonly T[];
  /** The rows are only the first ones of a long list; the others are still being read. */
  readonly partial?: true;
}

/** The result of a query for one document; `missing` once the server has confirmed that there is none. */
export interface LiveOne<T> extends LiveBase {
  readonly status: 'loading' | 'ready' | 'missing' | 'error';
  readonly data: T | undefined;
}

const NOTHING: readonly never[] = [];

/** The rows of a live query; loading as long as `query` is null. */
export function useLiveList<T>(query: LiveQuery<T> | null): LiveList<T> {
  return useLiveLists([query])[0]!;
}

/** The rows of each of several live queries, whose number may change between renders; loading as long as a query is null. */
export function useLiveLists<T>(queries: readonly (LiveQuery<T> | null)[]): readonly LiveList<T>[] {
  const [states, retries] = useLiveStates(queries);
  return useMemo(() => states.map((state, at) => listOf(state, retries[at]!)), [states, retries]);
}

function listOf<T>(state: LiveState<T>, retry: () => void): LiveList<T> {
  if (state.phase === 'failed') return { status: 'error', data: NOTHING, fromCache: false, problem: state.problem, retry };
  if (!isTelling(state)) return { status: 'loading', data: NOTHING, fromCache: true, retry };
  return { status: 'ready', data: state.data, fromCache: state.fromCache, retry, ...(state.partial && { partial: state.partial }) };
}

/** The one document of a live query, or the first; loading as long as `query` is null. */
export function useLiveOne<T>(query: LiveQuery<T> | null): LiveOne<T> {
  const list = useLiveList(query);
  return useMemo(() => {
    const [data] = list.data;
    return { ...list, status: list.status === 'ready' && data === undefined ? 'missing' : list.status, data };
  }, [list]);
}

/** Until the server has answered, an empty result from the cache does not mean that there is no document. */
const isTelling = <T>(state: LiveState<T>): state is LiveState<T> & { phase: 'answered' } =>
  state.phase === 'answered' && (state.confirmed || state.data.length > 0);

function useLiveStates<T>(queries: readonly (LiveQuery<T> | null)[]): [states: readonly LiveState<T>[], retries: readonly (() => void)[]] {
  const { live } = useConsoleStore();
  const keys = JSON.stringify(queries.map((query) => query?.key));
  // Screens create new query objects in every render; equal keys mean equal queries.
  // oxlint-disable-next-line react/exhaustive-deps -- the keys stand for the queries
  const { watch, read, retries } = useMemo(() => watchAll(live, queries), [live, keys]);
  return [useSyncExternalStore(watch, read, read), retries];
}

function watchAll<T>(live: LiveRegistry, queries: readonly (LiveQuery<T> | null)[]) {
  let states: readonly LiveState<T>[] = [];
  return {
    watch: (onChange: () => void) => {
      const stops = queries.map((query) => query && live.watch(query, onChange));
      return () => stops.forEach((stop) => stop?.());
    },
    read: () => {
      const now = queries.map((query): LiveState<T> => (query ? live.read(query) : WAITING));
      // Returns the same array as long as no state has changed, because React compares by identity.
      if (now.some((state, at) => state !== states[at])) states = now;
      return states;
    },
    retries: queries.map((query) => () => query && live.retry(query)),
  };
}
