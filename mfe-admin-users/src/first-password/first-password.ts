import { useSyncExternalStore } from 'react';

/** What a user needs to sign in for the first time, or after a password reset. */
export interface FirstSignIn {
  name: string;
  email: string;
  password: string;
  reason: 'added' | 'reset';
}

let current: FirstSignIn | null = null;
const watchers = new Set<() => void>();

/**
 * Passes a first password to the next page, which shows it. It is only kept in memory: browser history and storage must not contain it
 * later.
 */
export function passFirstPassword(next: FirstSignIn | null): void {
  current = next;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The sign-in to show; null when there is none. */
export const useFirstPassword = (): FirstSignIn | null => useSyncExternalStore(watch, () => current);
