import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useConsoleStore } from './state-provider';

/**
 * State that survives a sign-out in another tab: it is restored after the same user signs in again, unless the page was
 * reloaded. For typed values under `useUnsavedChanges`; without a name it is plain state.
 */
export function useKeptState<T>(name: string | undefined, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const { unsaved } = useConsoleStore();
  const state = useState<T>(() => (name === undefined ? initial : ((unsaved.keptValueOf(name) as T | undefined) ?? initial)));
  const [value] = state;
  useEffect(() => (name === undefined ? undefined : unsaved.hold(name, value)), [unsaved, name, value]);
  return state;
}
