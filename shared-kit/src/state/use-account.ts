import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ConnectionState } from 'shared-kit/firebase/data';
import { signOut } from './account';
import type { AccountState } from './account.slice';
import type { ConsoleState } from './console-store';
import { useConsoleStore } from './state-provider';

/** Who is signed in, their profile and companies, and whether that is known yet. */
export const useAccount = (): AccountState => useSelector(({ account }: ConsoleState) => account);

/** The state of the connection to the documents. */
export const useConnection = (): ConnectionState => useSelector(({ account }: ConsoleState) => account.connection);

/** Signs out behind a backdrop with `message`, then calls `then`. Asking first is up to the caller. */
export function useSignOut(): (message: string, then?: () => void) => Promise<void> {
  const store = useConsoleStore();
  return useCallback((message: string, then?: () => void) => signOut(store, message, then), [store]);
}
