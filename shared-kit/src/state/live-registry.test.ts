import { sessionsOf, tasksOf } from 'shared-kit/firebase/data';
import { setDataStore } from '../firebase/data/store/document-store';
import { createMemoryStore, type MemoryStore } from '../testing/memory-store';
import { settle } from '../testing/settle';
import { LiveRegistry } from './live-registry';

const north = { company: 'acme', domain: 'North' };
const PATH = 'companies/acme/domains/North/sessions';
let store: MemoryStore;
let live: LiveRegistry;

beforeEach(() => {
  jest.useFakeTimers();
  store = createMemoryStore({ [`${PATH}/s1`]: { startTime: new Date(0) } });
  setDataStore(store);
  live = new LiveRegistry();
});

describe('the registry of live queries', () => {
  it('API-27 opens one listener for all callers of the same query', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    live.watch(sessionsOf(north), first);
    live.watch(sessionsOf({ ...north }), second);
    live.watch(tasksOf(north), jest.fn());
    await settle();
    expect(store.listening()).toEqual([PATH, 'companies/acme/domains/North/tasks']);
    expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'answered', data: [{ id: 's1' }] });
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('closes a query 3 seconds after the last caller has stopped watching it', async () => {
    const stops = [live.watch(sessionsOf(north), jest.fn()), live.watch(sessionsOf(north), jest.fn())];
    await settle();
    stops[0]!();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.listening()).toEqual([PATH]);
    stops[1]!();
    await jest.advanceTimersByTimeAsync(2999);
    expect(store.listening()).toEqual([PATH]);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.listening()).toEqual([]);
    expect(live.openKeys()).toEqual([]);
  });

  it('keeps the result for a page that watches the same query within these 3 seconds', async () => {
    live.watch(sessionsOf(north), jest.fn())();
    await jest.advanceTimersByTimeAsync(1000);
    live.watch(sessionsOf(north), jest.fn());
    expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'answered' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.listening()).toEqual([PATH]);
    expect(store.reads).toBe(1);
  });

  it('opens no listener when everything was closed before the Firestore code was loaded', async () => {
    live.watch(sessionsOf(north), jest.fn());
    live.closeAll();
    await settle();
    expect(store.listening()).toEqual([]);
  });

  it('closes all listeners at once before a sign-out', async () => {
    live.watch(sessionsOf(north), jest.fn());
    live.watch(tasksOf(north), jest.fn());
    await settle();
    live.closeAll();
    expect(store.listening()).toEqual([]);
    store.fail('companies');
    await settle();
    expect(live.read(sessionsOf(north))).toEqual({ phase: 'waiting' });
  });

  describe('openAhead', () => {
    it('API-27 opens the query before the page, which shares its listener and result', async () => {
      void live.openAhead(sessionsOf(north));
      await settle();
      void live.openAhead(sessionsOf(north));
      live.watch(sessionsOf(north), jest.fn());
      expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'answered', data: [{ id: 's1' }] });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(store.listening()).toEqual([PATH]);
      expect(store.reads).toBe(1);
    });

    it('closes the query after 3 seconds when no page watches it', async () => {
      void live.openAhead(sessionsOf(north));
      await settle();
      await jest.advanceTimersByTimeAsync(3000);
      expect(store.listening()).toEqual([]);
      expect(live.openKeys()).toEqual([]);
    });

    it('drops a query that fails, so that the page opens it again', async () => {
      store.fail(PATH);
      void live.openAhead(sessionsOf(north));
      await settle();
      expect(live.openKeys()).toEqual([]);
      store.heal();
      live.watch(sessionsOf(north), jest.fn());
      await settle();
      expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'answered' });
    });

    it('reports a failure when a page already watches the query', async () => {
      store.fail(PATH);
      void live.openAhead(sessionsOf(north));
      live.watch(sessionsOf(north), jest.fn());
      await settle();
      expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'failed' });
    });
  });

  it('reports a failure, and opens the query again on retry', async () => {
    store.fail(PATH);
    live.watch(sessionsOf(north), jest.fn());
    await settle();
    expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'failed', problem: { code: 3 } });
    store.heal();
    live.retry(sessionsOf(north));
    expect(live.read(sessionsOf(north))).toEqual({ phase: 'waiting' });
    await settle();
    expect(live.read(sessionsOf(north))).toMatchObject({ phase: 'answered' });
  });
});
