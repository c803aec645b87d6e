import { readStored, removeStored, writeStored } from 'shared-kit/host/state';

const KEY = 'signedIn';

/** Whether a user was signed in at the last visit: a guess that is available before the identity service answers. */
export const wasSignedIn = (): boolean => readStored(KEY) !== undefined;

export const markSignedIn = (signedIn: boolean): void => (signedIn ? writeStored(KEY, 1) : removeStored(KEY));
