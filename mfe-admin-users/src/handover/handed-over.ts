import { useSyncExternalStore } from 'react';

/** What a new user, or one whose password was reset, needs for the next sign-in. */
export interface FirstSignIn {
  name: string;
  email: string;
  password: string;
  reason: 'added' | 'reset';
}

let current: FirstSignIn | null = null;
const watchers = new Set<() => void>();

/**
 * Hands a first password to the next page that shows it. In memory only: it must not be found in the browser's history or
 * storage later.
 */
export function handOver(next: FirstSignIn | null): void {
  current = next;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** What there is to hand over, until it is taken away. */
export const useHandedOver = (): FirstSignIn | null => useSyncExternalStore(watch, () => current);
