import { liveLongCollection } from './live-query';
import { createMemoryStore } from '../../../testing/memory-store';
import { subscribe, type LiveAnswer } from './subscribe';

beforeEach(() => void jest.useFakeTimers());

/** Waits long enough for all pieces, each of which waits for an idle page. */
const settle = () => jest.advanceTimersByTimeAsync(50);

const idOf = (at: number) => `u${String(at).padStart(2, '0')}`;
const member = { company: 'acme' };
const people = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`users/${idOf(at)}`, member]));
const query = liveLongCollection('users', (id) => id, [['company', '==', 'acme']], { first: 3, then: 4 });

function follow(count: number) {
  const store = createMemoryStore({ ...people(count), 'users/elsewhere': { company: 'norte' } });
  const answers: LiveAnswer<string>[] = [];
  const problems: unknown[] = [];
  const stop = subscribe(store, query, { next: (answer) => answers.push(answer), error: (problem) => problems.push(problem) });
  return { store, answers, problems, stop, last: () => answers.at(-1)! };
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => idOf(at));

describe('a long list in pieces', () => {
  it('USERS-01 opens one listener for a short one', async () => {
    const { store, answers } = follow(2);
    await settle();
    expect(answers).toEqual([{ data: ids(2), fromCache: false }]);
    expect(store.listening()).toHaveLength(1);
  });

  it('USERS-01 calls back with the first documents, then with all, for any number', async () => {
    for (const count of [3, 4, 7, 12]) {
      const { answers, stop } = follow(count);
      await settle();
      expect(answers[0]).toEqual({ data: ids(3), fromCache: false, partial: true });
      expect(answers[1]).toEqual({ data: ids(count), fromCache: false });
      expect(answers).toHaveLength(2);
      stop();
    }
  });

  it('DATA-01 has every document exactly once after others were added or removed', async () => {
    const { store, last } = follow(12);
    await settle();
    store.set('users/u00a', member);
    store.set('users/u04a', member);
    store.set('users/u99', member);
    await settle();
    const more = [...ids(12), 'u00a', 'u04a', 'u99'].sort();
    expect(last()).toEqual({ data: more, fromCache: false });
    store.remove('users/u01');
    store.remove('users/u05');
    await settle();
    expect(last().data).toEqual(more.filter((id) => id !== 'u01' && id !== 'u05'));
  });

  it('follows a short list that becomes long', async () => {
    const { store, last } = follow(2);
    await settle();
    for (const id of ids(9)) store.set(`users/${id}`, member);
    await settle();
    expect(last()).toEqual({ data: ids(9), fromCache: false });
  });

  it('is from the cache when the connection is lost, and closes every listener at the end', async () => {
    const { store, last, stop } = follow(12);
    await settle();
    store.setConnection('offline');
    await settle();
    expect(last()).toEqual({ data: ids(12), fromCache: true });
    stop();
    expect(store.listening()).toEqual([]);
  });

  it('USERS-01 requests the next piece when the page is idle, and none after it was closed', async () => {
    const idle: (() => void)[] = [];
    const cancelled: number[] = [];
    window.requestIdleCallback = (callback) => idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    window.cancelIdleCallback = (handle) => void cancelled.push(handle);
    try {
      const { store, answers, stop, last } = follow(12);
      await settle();
      expect(last()).toEqual({ data: ids(3), fromCache: false, partial: true });
      expect(store.listening()).toHaveLength(1);
      idle[0]!();
      await settle();
      expect(store.listening()).toHaveLength(2);
      expect(answers).toHaveLength(1);
      stop();
      expect(cancelled).toEqual([2]);
      expect(store.listening()).toEqual([]);
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    }
  });

  it('fails as a whole when one piece fails', async () => {
    const { store, problems } = follow(12);
    await settle();
    store.fail('users');
    await settle();
    expect(problems).toHaveLength(1);
    expect(store.listening()).toEqual([]);
  });
});
