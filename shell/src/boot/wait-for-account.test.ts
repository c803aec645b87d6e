import { createConsoleStore, startAccount } from 'shared-kit/host/state';
import { connectDoubles, createMemoryAuth } from 'shared-kit/testing';
import { waitForAccount } from './wait-for-account';

it.each([
  ['nobody is signed in', null],
  ['somebody is, before the profile has come', 'ana'],
])('SHELL-10 is waited for until it is known that %s', async (_who, uid) => {
  connectDoubles({ auth: createMemoryAuth([], uid) });
  const store = createConsoleStore();
  const known = jest.fn();
  void waitForAccount(store).then(known);
  await Promise.resolve();
  expect(known).not.toHaveBeenCalled();

  const stop = startAccount(store);
  await waitForAccount(store);
  expect(known).toHaveBeenCalledTimes(1);
  expect(store.redux.getState().account.user?.uid ?? null).toBe(uid);
  await waitForAccount(store);
  stop();
});
