import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ConnectionState } from 'shared-kit/firebase/data';
import { signOut, turnAway } from './account';
import type { AccountState, Farewell } from './account.slice';
import type { ConsoleState } from './console-store';
import { useConsoleStore } from './state-provider';

/** Who is signed in, their profile and companies, and whether that is known yet. */
export const useAccount = (): AccountState => useSelector(({ account }: ConsoleState) => account);

/** The state of the connection to the documents. */
export const useConnection = (): ConnectionState => useSelector(({ account }: ConsoleState) => account.connection);

/**
 * Signs out behind a backdrop with `message`, then calls `then`, the way to the login page; `farewell` is what that page finds
 * in its history entry whoever leads there first. Asking before is up to the caller.
 */
export function useSignOut(): (message: string, then?: () => void, farewell?: Farewell) => Promise<void> {
  const store = useConsoleStore();
  return useCallback((message, then, farewell) => signOut(store, message, then, farewell), [store]);
}

/** Turns somebody away who may not use the console and came in by a page that is open to all (decision D-15). */
export function useTurnAway(): () => Promise<void> {
  const store = useConsoleStore();
  return useCallback(() => turnAway(store), [store]);
}
