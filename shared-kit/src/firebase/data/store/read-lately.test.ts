import { setDataStore } from './document-store';
import { createMemoryStore } from '../../../testing/memory-store';
import { readLately } from './read-lately';

const USERS = { path: 'users', where: [['company', '==', 'acme']] } as const;

afterEach(() => {
  setDataStore(null);
});

it('ADD-FIND-07 readLately reads the same query once in a minute', async () => {
  jest.useFakeTimers();
  const store = createMemoryStore({ 'users/ana': { company: 'acme' } });
  const asked = jest.spyOn(store, 'getAll');
  setDataStore(store);
  expect(await readLately(USERS)).toEqual([{ id: 'ana', data: { company: 'acme' } }]);
  await readLately({ ...USERS });
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  await readLately(USERS);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('readLately reads again after a failure, and from another store', async () => {
  const store = createMemoryStore();
  jest.spyOn(store, 'getAll').mockRejectedValueOnce(new Error('unavailable'));
  setDataStore(store);
  await expect(readLately(USERS)).rejects.toThrow('unavailable');
  expect(await readLately(USERS)).toEqual([]);
  setDataStore(createMemoryStore({ 'users/bia': { company: 'acme' } }));
  expect(await readLately(USERS)).toHaveLength(1);
});
