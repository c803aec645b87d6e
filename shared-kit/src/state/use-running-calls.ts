import { useSyncExternalStore } from 'react';
import type { RunningSeries } from './running-calls';
import { useConsoleStore } from './state-provider';

/** The series of calls that run in this page, by their numbers. */
export function useRunningCalls(): ReadonlyMap<number, RunningSeries> {
  const { calls } = useConsoleStore();
  return useSyncExternalStore(calls.subscribe, calls.list);
}
