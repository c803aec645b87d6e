import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ConnectionState } from '../firebase/data/store/document-store';
import { signOut, signOutNonKeyUser } from './account';
import type { AccountState, LoginPrefill } from './account.slice';
import type { ConsoleState } from './console-store';
import { useConsoleStore } from './state-provider';

/** The signed-in user with profile and companies, and whether these are loaded. */
export const useAccount = (): AccountState => useSelector(({ account }: ConsoleState) => account);

/** What `select` takes from the account. The component is rendered again only when that changes. */
export const useAccountPart = <Part>(select: (account: AccountState) => Part): Part =>
  useSelector(({ account }: ConsoleState) => select(account));

export const useConnection = (): ConnectionState => useAccountPart(({ connection }) => connection);

/**
 * Returns the function that signs out: it shows a backdrop with `message`, and then calls `then`, which opens the login page. That page gets
 * `loginPrefill` as its route state, also if a guard opens it first. The caller has to ask the user before.
 */
export function useSignOut(): (message: string, then?: () => void, loginPrefill?: LoginPrefill) => Promise<void> {
  const store = useConsoleStore();
  return useCallback((message, then, loginPrefill) => signOut(store, message, then, loginPrefill), [store]);
}

/** Signs out a user who may not use the console, but has opened a page that is open to all (D-15). */
export function useSignOutNonKeyUser(): () => Promise<void> {
  const store = useConsoleStore();
  return useCallback(() => signOutNonKeyUser(store), [store]);
}
