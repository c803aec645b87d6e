import { createConsoleStore, startAccount } from 'shared-kit/host/state';
import { connectDoubles, createMemoryAuth, createMemoryStore } from 'shared-kit/testing';
import { waitForAccount } from './wait-for-account';

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
