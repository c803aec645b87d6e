import { createConsoleStore, startAccount } from 'shared-kit/host/state';
import { connectDoubles, createMemoryAuth, createMemoryStore } from 'shared-kit/testing';
import { waitForAccount, waitForUser } from './wait-for-account';

const PROFILES = { 'users/ana': { firstName: 'Ana', keyUser: true, company: [] } };

it.each([
  ['that nobody is signed in', null, null],
  ['who is signed in, and the profile is there', 'ana', 'Ana'],
])('SHELL-10 is waited for until it is known %s', async (_what, uid, firstName) => {
  connectDoubles({ auth: createMemoryAuth([], uid), store: createMemoryStore(PROFILES) });
  const store = createConsoleStore();
  const known = jest.fn();
  void waitForAccount(store).then(known);
  await Promise.resolve();
  expect(known).not.toHaveBeenCalled();

  const stop = startAccount(store);
  await waitForAccount(store);
  expect(known).toHaveBeenCalledTimes(1);
  const { user, profile } = store.redux.getState().account;
  expect([user?.uid ?? null, profile?.firstName ?? null]).toEqual([uid, firstName]);
  await waitForAccount(store);
  stop();
});

it('SHELL-10 who is signed in is known before the profile is there', async () => {
  connectDoubles({ auth: createMemoryAuth([], 'ana'), store: createMemoryStore(PROFILES) });
  const store = createConsoleStore();
  const known = waitForUser(store).then(() => store.redux.getState().account);
  const stop = startAccount(store);
  expect(await known).toMatchObject({ loaded: false, user: { uid: 'ana' }, profile: null });
  stop();
});

it('SHELL-10 it is known that nobody is signed in', async () => {
  connectDoubles({ auth: createMemoryAuth([], null), store: createMemoryStore(PROFILES) });
  const store = createConsoleStore();
  const known = waitForUser(store).then(() => store.redux.getState().account);
  const stop = startAccount(store);
  expect(await known).toMatchObject({ loaded: true, user: null });
  stop();
});
