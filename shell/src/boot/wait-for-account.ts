import type { ConsoleStore } from 'shared-kit/host/state';

type Store = Pick<ConsoleStore, 'redux'>;
type Account = ReturnType<Store['redux']['getState']>['account'];

/** Resolves once it is known whether a user is signed in, and the user's profile has been read or cannot be read. */
export const waitForAccount = (store: Store): Promise<void> => waitUntil(store, ({ loaded }) => loaded);

/** Resolves once it is known whether a user is signed in. The user's profile may still be being read. */
export const waitForUser = (store: Store): Promise<void> => waitUntil(store, ({ loaded, user }) => loaded || user !== null);

const waitUntil = ({ redux }: Store, isKnown: (account: Account) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => isKnown(redux.getState().account);
    if (check()) return resolve();
    const stop = redux.subscribe(() => {
      if (!check()) return;
      stop();
      resolve();
    });
  });
