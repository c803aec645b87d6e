import { readStored, removeStored, writeStored } from 'shared-kit/host/state';

/** The key in local storage. */
export const SIGNED_IN_KEY = 'signedIn';

/** Whether a user was signed in at the last visit: a guess that is available before the identity service answers. */
export const wasSignedIn = (): boolean => readStored(SIGNED_IN_KEY) !== undefined;

export const markSignedIn = (signedIn: boolean): void => (signedIn ? writeStored(SIGNED_IN_KEY, 1) : removeStored(SIGNED_IN_KEY));
