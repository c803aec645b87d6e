import type { ConsoleStore } from 'shared-kit/host/state';

/** Resolves once the identity service has answered whether a user is signed in. */
export const waitForAccount = ({ redux }: Pick<ConsoleStore, 'redux'>): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => {
      const { loaded, user } = redux.getState().account;
      return loaded || user !== null;
    };
    if (isKnown()) return resolve();
    const stop = redux.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
