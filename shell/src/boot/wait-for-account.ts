import type { ConsoleStore } from 'shared-kit/host/state';

/** Resolves once it is known whether a user is signed in, and the user's profile has been read or cannot be read. */
export const waitForAccount = ({ redux }: Pick<ConsoleStore, 'redux'>): Promise<void> =>
  new Promise((resolve) => {
    const isLoaded = () => redux.getState().account.loaded;
    if (isLoaded()) return resolve();
    const stop = redux.subscribe(() => {
      if (!isLoaded()) return;
      stop();
      resolve();
    });
  });
