import {
  READ_LIMIT_MS,
  WRITE_LIMIT_MS,
  type DocumentData,
  type DocumentStore,
  type QuerySpec,
  type StoredDocument,
  type StoreError,
  type StoreSnapshot,
} from './document-store';
import { millis } from '../../../model/entities/fields';

/** A store under test, and another client of the same service. The store may not use paths that begin with `denied`. */
export interface StoreWorld {
  store: DocumentStore;
  set(path: string, data: DocumentData): Promise<void>;
  remove(path: string): Promise<void>;
  /** Another store, whose server accepts connections and never answers. */
  silent(): Promise<DocumentStore>;
}

let runs = 0;

/** Tests that every {@link DocumentStore} must pass. They run with the double in memory, and with the SDK on the embedded Firebase. */
export function documentStoreContract(open: () => Promise<StoreWorld>): void {
  let world: StoreWorld;
  let path: string;
  const stops: (() => void)[] = [];

  beforeAll(async () => {
    world = await open();
  });
  beforeEach(() => {
    path = `contract${++runs}`;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const seed = async (documents: Record<string, DocumentData>) => {
    for (const [id, data] of Object.entries(documents)) await world.set(`${path}/${id}`, data);
  };
  const listen = (spec: Omit<QuerySpec, 'path'> & { path?: string } = {}) => {
    const answers = new Answers();
    const stop = world.store.listen({ path, ...spec }, answers.next, answers.fail);
    stops.push(stop);
    return Object.assign(answers, { stop });
  };
  const ids = async (spec: Omit<QuerySpec, 'path'>) => (await world.store.getAll({ path, ...spec })).map(({ id }) => id);

  describe('a document', () => {
    it('is followed from missing, as confirmed by the server, to created, changed and deleted', async () => {
      const answers = listen({ path: `${path}/a`, doc: true });
      await answers.until(({ docs, fromCache }) => docs.length === 0 && !fromCache);
      await seed({ a: { n: 1 } });
      await answers.until(({ docs }) => docs[0]?.data['n'] === 1);
      await seed({ a: { n: 2 } });
      await answers.until(({ docs }) => docs[0]?.data['n'] === 2 && docs[0].id === 'a');
      await world.remove(`${path}/a`);
      await answers.until(({ docs }) => docs.length === 0);
    });

    it('keeps all types of values that the console stores', async () => {
      const data = {
        text: 'Endereço “1”',
        none: null,
        yes: true,
        half: 0.5,
        list: [{ deep: [{ x: 1 }] }, 'b'],
        map: { 'a b': { c: '' } },
      };
      await seed({ a: { ...data, at: new Date(1_700_000_000_123) } });
      const [found] = await world.store.getAll({ path: `${path}/a`, doc: true });
      const { at, ...rest } = found!.data;
      expect(rest).toEqual(data);
      expect(millis(at)).toBe(1_700_000_000_123);
    });

    it('is changed only in the given fields', async () => {
      await seed({ a: { state: 'STARTED', name: 'Count' } });
      await world.store.update(`${path}/a`, { state: 'PENDING' });
      expect((await world.store.getAll({ path }))[0]?.data).toEqual({ state: 'PENDING', name: 'Count' });
    });

    it('cannot be changed when it does not exist', async () => {
      await expect(world.store.update(`${path}/a`, { n: 1 })).rejects.toMatchObject({
        kind: 'missing',
        problem: { code: 5, key: 'err.changedMeanwhile' },
      });
    });
  });

  describe('a collection', () => {
    it('DASH-05 is ordered and limited, and follows what other clients write', async () => {
      await seed({ a: { at: new Date(1000) }, b: { at: new Date(3000) }, c: { at: new Date(2000) } });
      const answers = listen({ orderBy: [['at', 'desc']], limit: 2 });
      await answers.untilIds('b', 'c');
      await seed({ d: { at: new Date(4000) } });
      await answers.untilIds('d', 'b');
      await world.remove(`${path}/b`);
      await answers.untilIds('d', 'c');
      await seed({ c: { at: new Date(5000) } });
      await answers.untilIds('c', 'd');
    });

    it('TASK-03 is filtered and ordered', async () => {
      await seed({
        a: { state: 'PENDING', at: new Date(1000) },
        b: { state: 'STARTED', at: new Date(2000) },
        c: { state: 'PENDING', at: new Date(3000) },
      });
      const answers = listen({ where: [['state', '==', 'PENDING']], orderBy: [['at', 'asc']], limit: 100 });
      await answers.untilIds('a', 'c');
      await world.store.update(`${path}/b`, { state: 'PENDING' });
      await answers.untilIds('a', 'b', 'c');
      await world.store.update(`${path}/a`, { state: 'COMPLETED' });
      await answers.untilIds('b', 'c');
    });

    it('orders equal values by id in the direction of the order, and null before other values', async () => {
      await seed({ a: { at: 1 }, b: { at: null }, c: { at: 1 }, d: {}, e: { at: 'text' } });
      expect(await ids({ orderBy: [['at', 'asc']] })).toEqual(['b', 'a', 'c', 'e']);
      expect(await ids({ orderBy: [['at', 'desc']] })).toEqual(['e', 'c', 'a', 'b']);
    });

    it('returns page after page with each document exactly once, also among equal values', async () => {
      const at = new Date(2000);
      await seed({ a: { at }, b: { at: new Date(3000) }, c: { at }, d: { at }, e: { at: new Date(1000) }, f: {} });
      const pages: string[][] = [];
      let startAfter: StoredDocument | undefined;
      do {
        const page = await world.store.getAll({ path, orderBy: [['at', 'desc']], limit: 2, startAfter });
        pages.push(page.map(({ id }) => id));
        startAfter = page.at(-1);
      } while (startAfter);
      expect(pages).toEqual([['b', 'd'], ['c', 'a'], ['e'], []]);
      const [first] = await world.store.getAll({ path, orderBy: [['at', 'asc']], limit: 1 });
      expect(await ids({ where: [['at', '<=', at]], orderBy: [['at', 'asc']], startAfter: first })).toEqual(['a', 'c', 'd']);
    });

    it('compares only values of the same type', async () => {
      await seed({ a: { index: 1 }, b: { index: 2 }, c: { index: 3 }, d: { index: '2' }, e: {} });
      expect(await ids({ where: [['index', '>=', 2]], orderBy: [['index', 'asc']] })).toEqual(['b', 'c']);
      expect(await ids({ where: [['index', '<', 2]] })).toEqual(['a']);
      expect(
        await ids({
          where: [
            ['index', '>', 1],
            ['index', '<=', 2],
          ],
        }),
      ).toEqual(['b']);
      expect((await ids({ where: [['index', '!=', 2]] })).sort()).toEqual(['a', 'c', 'd']);
    });

    it('USERS-01 returns a piece in the order of the ids', async () => {
      await seed({ e: { n: 1 }, d: { n: 1 }, c: { n: 2 }, b: { n: 1 }, a: { n: 1 } });
      const answers = listen({ where: [['n', '==', 1]], after: 'a', limit: 2 });
      await answers.untilIds('b', 'd');
      await seed({ bb: { n: 1 } });
      await answers.untilIds('b', 'bb');
      expect(await ids({ where: [['n', '==', 1]], after: 'a', upTo: 'd' })).toEqual(['b', 'bb', 'd']);
    });

    it('API-28 returns the documents with given ids', async () => {
      await seed({ a: { id: 'a' }, b: { id: 'b' }, c: { id: 'c' } });
      expect((await ids({ where: [['id', 'in', ['c', 'a', 'x']]] })).sort()).toEqual(['a', 'c']);
    });

    it('finds documents by an element of a list', async () => {
      await seed({ a: { domains: ['North', 'South'] }, b: { domains: ['East'] }, c: { domains: 'North' } });
      expect(await ids({ where: [['domains', 'array-contains', 'North']] })).toEqual(['a']);
    });

    it('does not contain documents of subcollections', async () => {
      await seed({ a: { n: 1 }, 'a/parts/0': { n: 2 } });
      expect(await ids({})).toEqual(['a']);
      expect((await world.store.getAll({ path: `${path}/a/parts` })).map(({ data }) => data['n'])).toEqual([2]);
    });

    it('does not call a listener that was stopped', async () => {
      await seed({ a: { n: 1 } });
      const stopped = listen();
      await stopped.untilIds('a');
      stopped.stop();
      const other = listen();
      await seed({ b: { n: 2 } });
      await other.untilIds('a', 'b');
      expect(stopped.last?.docs).toHaveLength(1);
    });

    it('deletes several documents at once', async () => {
      await seed({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const answers = listen();
      await answers.untilIds('a', 'b', 'c');
      await world.store.deleteAll([`${path}/a`, `${path}/c`]);
      await answers.untilIds('b');
      expect(answers.sizes).not.toContain(2);
      await world.store.deleteAll([]);
    });
  });

  describe('a denied path', () => {
    const denied = { kind: 'denied', problem: { code: 3, key: 'err.accessChanged' } };

    it('ends a listener with the reason', async () => {
      expect(await listen({ path: 'denied' }).failure).toMatchObject(denied);
      expect(await listen({ path: 'denied/a', doc: true }).failure).toMatchObject(denied);
    });

    it('rejects reads and writes with the reason', async () => {
      await world.set('denied/a', { n: 1 });
      await expect(world.store.getAll({ path: 'denied' })).rejects.toMatchObject(denied);
      await expect(world.store.update('denied/a', { n: 2 })).rejects.toMatchObject(denied);
    });

    it('prevents the deletion of all documents in a batch', async () => {
      await seed({ a: { n: 1 } });
      await expect(world.store.deleteAll([`${path}/a`, 'denied/a'])).rejects.toMatchObject(denied);
      expect(await ids({})).toEqual(['a']);
    });
  });

  describe('SHELL a server that accepts connections and never answers', () => {
    let store: DocumentStore;
    beforeEach(async () => {
      store = await world.silent();
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    });

    it.each<[string, () => Promise<unknown>]>([
      ['an update', () => store.update('none/a', { n: 1 })],
      ['a removal', () => store.deleteAll(['none/a'])],
    ])('%s rejects as unanswered after 20 seconds', async (_what, write) => {
      const answer = expect(write()).rejects.toMatchObject({ kind: 'unanswered', problem: { code: 6, key: 'err.notSentYet' } });
      await jest.advanceTimersByTimeAsync(WRITE_LIMIT_MS);
      await answer;
    });

    it('a read ends at the time limit', async () => {
      const answer = expect(store.getAll({ path: 'none' })).rejects.toMatchObject({ kind: 'unavailable', problem: { code: 6 } });
      await jest.advanceTimersByTimeAsync(READ_LIMIT_MS);
      await answer;
    });
  });

  it('API-31 has a live connection to the service', async () => {
    const answers = listen();
    await answers.until(({ fromCache }) => !fromCache);
    const states: string[] = [];
    stops.push(world.store.onConnection((state) => states.push(state)));
    expect(states).toEqual(['live']);
  });
}

/** Collects the results of a listener, and lets a test wait for an expected one. */
class Answers {
  last: StoreSnapshot | undefined;
  readonly sizes: number[] = [];
  readonly failure: Promise<StoreError>;
  fail!: (error: StoreError) => void;
  private waiting: { holds: (snapshot: StoreSnapshot) => boolean; resolve: () => void }[] = [];

  constructor() {
    this.failure = new Promise((resolve) => (this.fail = resolve));
  }

  readonly next = (snapshot: StoreSnapshot): void => {
    this.last = snapshot;
    this.sizes.push(snapshot.docs.length);
    for (const { holds, resolve } of this.waiting) if (holds(snapshot)) resolve();
  };

  until(holds: (snapshot: StoreSnapshot) => boolean): Promise<void> {
    if (this.last && holds(this.last)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ holds, resolve }));
  }

  untilIds(...ids: string[]): Promise<void> {
    return this.until(({ docs }) => docs.map(({ id }) => id).join() === ids.join());
  }
}
