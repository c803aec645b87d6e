/** The state as the shell uses it: it creates the store, signs users in and out, shows messages and questions, and runs the actions of all pages. */
export { signOut, startAccount } from './account';
export type { FirstPage } from './read-ahead';
export type { ConnectionState } from '../firebase/data/store/document-store';
export type { AccountState } from './account.slice';
export type { Action, ActionGroup } from './actions/action';
export { isSingleKey, keyCaps, keyText, modKey } from './actions/keys';
export { readStored, removeStored, writeStored } from './local-storage';
export { useAction, useActions } from './use-action';
export { useOwnPreference } from './use-preference';
export { useSingleKeys } from './use-single-keys';
export { createConsoleStore, type ConsoleStore } from './console-store';
export { READ_BY_PAGE, type BackdropShown, type Dialog, type PictureShow, type Snackbar } from './feedback.slice';
export { StateProvider } from './state-provider';
export { useAccountPart, useConnection, useSignOutNonKeyUser } from './use-account';
export { useRunningCalls } from './use-running-calls';
export { useFeedbackState } from './use-feedback';
