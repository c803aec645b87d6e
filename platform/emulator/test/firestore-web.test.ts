import * as fs from 'firebase/firestore';
import type { TestFirebase } from '../src/testing/test-firebase';
import { adminOf, Events, PASSWORD, firebaseForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

let firebase: TestFirebase;
let admin: AdminSide;
let web: WebSide;
let count = 0;
/** A collection of its own for each test. */
let items: fs.CollectionReference;

beforeAll(async () => {
  firebase = await firebaseForTest();
  admin = adminOf(firebase);
  web = webOf(firebase);
  await admin.auth.createUser({ email: 'key@demo.test', password: PASSWORD });
  await web.signIn('key@demo.test');
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await firebase.stop();
});

beforeEach(() => {
  count += 1;
  items = fs.collection(web.db, `items${count}`);
});

async function fill(documents: Record<string, fs.DocumentData>): Promise<void> {
  const batch = fs.writeBatch(web.db);
  for (const [id, data] of Object.entries(documents)) batch.set(fs.doc(items, id), data);
  await batch.commit();
}

async function ids(...constraints: fs.QueryConstraint[]): Promise<string[]> {
  return (await fs.getDocs(fs.query(items, ...constraints))).docs.map(({ id }) => id);
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: fs.FirestoreError) => error.code,
  );
}

describe('documents of the web SDK', () => {
  it('are read as they were written, with every kind of value', async () => {
    const data = {
      nothing: null,
      yes: true,
      integer: 42,
      double: 1.5,
      negativeZero: -0,
      notANumber: NaN,
      infinite: -Infinity,
      text: 'ação €😀',
      time: fs.Timestamp.fromMillis(1_700_000_000_123),
      bytes: fs.Bytes.fromBase64String('AAEC/w=='),
      place: new fs.GeoPoint(-23.5, -46.6),
      list: [1, 'a', { deep: [true] }],
      map: { a: { b: { c: 1 } }, 'with.dot': 1, empty: {} },
      vector: fs.vector([1, 2, 3]),
    };
    await fs.setDoc(fs.doc(items, 'all'), { ...data, reference: fs.doc(web.db, 'users/u1') });
    const { reference, ...rest } = (await fs.getDocFromServer(fs.doc(items, 'all'))).data() ?? {};
    expect(rest).toEqual(data);
    expect((reference as fs.DocumentReference).path).toBe('users/u1');
  });

  it('can be changed by merging, by field paths and by deleting fields', async () => {
    const ref = fs.doc(items, 'a');
    await fs.setDoc(ref, { a: { b: 1, c: 2 }, d: 3 });
    await fs.setDoc(ref, { a: { c: 4 } }, { merge: true });
    await fs.updateDoc(ref, new fs.FieldPath('a', 'x.y`z'), 5, 'd', fs.deleteField());
    expect((await fs.getDocFromServer(ref)).data()).toEqual({ a: { b: 1, c: 4, 'x.y`z': 5 } });
  });

  it('can be transformed on the server', async () => {
    const ref = fs.doc(items, 'a');
    await fs.setDoc(ref, { n: 1, list: [1, 2], at: fs.serverTimestamp() });
    await fs.updateDoc(ref, { n: fs.increment(1.5), list: fs.arrayUnion(2, 3), fresh: fs.increment(2) });
    await fs.updateDoc(ref, { list: fs.arrayRemove(1) });
    const data = (await fs.getDocFromServer(ref)).data();
    expect(data).toMatchObject({ n: 2.5, list: [2, 3], fresh: 2 });
    expect(data?.['at']).toBeInstanceOf(fs.Timestamp);
  });

  it('that do not exist cannot be updated, and a refused batch changes nothing', async () => {
    const batch = fs.writeBatch(web.db).set(fs.doc(items, 'a'), { v: 1 }).update(fs.doc(items, 'none'), { v: 1 });
    expect(await codeOf(batch.commit())).toBe('not-found');
    expect((await fs.getDocFromServer(fs.doc(items, 'a'))).exists()).toBe(false);
  });

  it('may not have reserved names', async () => {
    expect(await codeOf(fs.setDoc(fs.doc(items, '__bad__'), { v: 1 }))).toBe('invalid-argument');
    await expect(fs.setDoc(fs.doc(items, '__id7__'), { v: 1 })).resolves.toBeUndefined();
  });

  it('keep their version if a write changes nothing', async () => {
    const ref = admin.db.collection(items.path).doc('a');
    const first = await ref.set({ b: 1, a: { y: 1, x: 2 } });
    const second = await ref.set({ a: { x: 2, y: 1 }, b: 1 });
    expect(second.writeTime.isEqual(first.writeTime)).toBe(true);
  });
});

describe('queries of the web SDK', () => {
  it('order values of all kinds', async () => {
    const values: unknown[] = [null, false, true, NaN, -Infinity, -1, 0, 1.5, 2, fs.Timestamp.now(), '', 'a', 'b', '\uffff', '😀'];
    values.push(fs.Bytes.fromBase64String('AA=='), fs.doc(web.db, 'a/b'), new fs.GeoPoint(1, 2), [1], [1, 0], fs.vector([1]), {}, { a: 1 });
    const keys = values.map((_, index) => `k${String(index).padStart(2, '0')}`);
    await fill(Object.fromEntries(keys.map((key, index) => [key, { v: values[index] }])));
    expect(await ids(fs.orderBy('v'))).toEqual(keys);
    expect(await ids(fs.orderBy('v', 'desc'))).toEqual([...keys].reverse());
  });

  it('filter by equality, inequality, membership and absence', async () => {
    await fill({
      a: { n: 1, tags: ['x', 'y'], s: 'a' },
      b: { n: 2.0, tags: ['y'], s: null },
      c: { n: 3, tags: [], s: 'c' },
      d: { tags: 'x', s: NaN },
    });
    expect(await ids(fs.where('n', '==', 2))).toEqual(['b']);
    expect(await ids(fs.where('n', '>', 1), fs.where('n', '<=', 3))).toEqual(['b', 'c']);
    expect(await ids(fs.where('n', 'in', [1, 3, null]))).toEqual(['a', 'c']);
    expect(await ids(fs.where('n', 'not-in', [1]))).toEqual(['b', 'c']);
    expect(await ids(fs.where('s', '!=', 'a'))).toEqual(['d', 'c']);
    expect(await ids(fs.where('s', '==', null))).toEqual(['b']);
    expect(await ids(fs.where('s', '==', NaN))).toEqual(['d']);
    expect(await ids(fs.where('tags', 'array-contains', 'x'))).toEqual(['a']);
    expect(await ids(fs.where('tags', 'array-contains-any', ['x', 'y']))).toEqual(['a', 'b']);
    expect(await ids(fs.where(fs.documentId(), 'in', ['a', 'd', 'none']))).toEqual(['a', 'd']);
    const either = fs.or(fs.where('n', '==', 1), fs.and(fs.where('n', '>', 2), fs.where('s', '==', 'c')));
    expect((await fs.getDocs(fs.query(items, either))).docs.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('limit, page with cursors and take the last', async () => {
    await fill(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id, n) => [id, { n: Math.floor(n / 2) }])));
    expect(await ids(fs.orderBy('n', 'desc'), fs.limit(2))).toEqual(['e', 'd']);
    const after = await fs.getDoc(fs.doc(items, 'b'));
    expect(await ids(fs.orderBy('n'), fs.startAfter(after), fs.limit(2))).toEqual(['c', 'd']);
    expect(await ids(fs.orderBy('n'), fs.startAt(1), fs.endBefore(2))).toEqual(['c', 'd']);
    expect(await ids(fs.orderBy('n'), fs.limitToLast(2))).toEqual(['d', 'e']);
  });

  it('cover collections of the same id at any depth', async () => {
    await fs.setDoc(fs.doc(items, 'a/deep', 'x'), { v: 1 });
    await fs.setDoc(fs.doc(items, 'b/other/c/deep', 'y'), { v: 2 });
    const found = await fs.getDocs(fs.query(fs.collectionGroup(web.db, 'deep'), fs.where('v', '>', 0)));
    expect(found.docs.map(({ id }) => id)).toEqual(['x', 'y']);
  });

  it('count, sum and average', async () => {
    await fill({ a: { n: 1 }, b: { n: 2 }, c: { n: 'no' }, d: {} });
    expect((await fs.getCountFromServer(items)).data().count).toBe(4);
    const sums = await fs.getAggregateFromServer(items, { all: fs.count(), sum: fs.sum('n'), average: fs.average('n') });
    expect(sums.data()).toEqual({ all: 3, sum: 3, average: 1.5 });
  });

  it('may list arrays in IN and NOT IN', async () => {
    await fill({ a: { v: [1, 2] }, b: { v: [3] }, c: { v: 1 }, d: { v: [{ x: [1] }] } });
    expect(await ids(fs.where('v', 'in', [[1, 2], 1]))).toEqual(['a', 'c']);
    expect(await ids(fs.where('v', 'not-in', [[1, 2], 1]))).toEqual(['b', 'd']);
    const results = new Events<string>();
    const stop = fs.onSnapshot(fs.query(items, fs.where('v', 'in', [[3]])), ({ docs }) => results.push(docs.map(({ id }) => id).join()));
    await results.until((list) => list === 'b');
    stop();
  });

  it('are refused with the messages of the service', async () => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`c${i}`, fs.sum(`f${i}`)]));
    await expect(fs.getAggregateFromServer(items, six)).rejects.toThrow(
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    );
    const byKey = fs.query(items, fs.where('key', '!=', 42), fs.orderBy(fs.documentId()));
    await expect(fs.getDocs(byKey)).rejects.toThrow(/order by clause cannot contain more fields after the key/);
    const oneKey = fs.query(items, fs.where('key', '!=', 42), fs.where(fs.documentId(), '==', 'a'));
    await expect(fs.getDocs(oneKey)).rejects.toThrow(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  });

  it('are refused if their order continues after the document name', async () => {
    expect(await codeOf(ids(fs.orderBy(fs.documentId()), fs.orderBy('n')))).toBe('invalid-argument');
  });
});

describe('listeners of the web SDK', () => {
  it('receive what others create, change and delete', async () => {
    const events = new Events<string[]>();
    const stop = fs.onSnapshot(items, (snapshot) => events.push(snapshot.docs.map((d) => `${d.id}=${String(d.get('v'))}`)));
    const other = admin.db.collection(items.path);
    await events.until((e) => e.length === 0);
    await other.doc('a').set({ v: 1 });
    await events.until((e) => e.join() === 'a=1');
    await other.doc('a').update({ v: 2 });
    await events.until((e) => e.join() === 'a=2');
    await other.doc('a').delete();
    await events.until((e) => e.length === 0 && events.all.length > 3);
    stop();
  });

  it('receive the next document when one leaves a limited result', async () => {
    await fill({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const events = new Events<string>();
    const newest = fs.query(items, fs.orderBy('n', 'desc'), fs.limit(2));
    const stop = fs.onSnapshot(newest, (s) => events.push(s.docs.map(({ id }) => id).join()));
    await events.until((e) => e === 'c,b');
    const other = admin.db.collection(items.path);
    await other.doc('c').delete();
    await events.until((e) => e === 'b,a');
    await other.doc('d').set({ n: 9 });
    await events.until((e) => e === 'd,b');
    await other.doc('d').update({ n: 0 });
    await events.until((e) => e === 'b,a' && events.all.length > 3);
    stop();
  });

  it('end with a reason if they may not read, while others continue', async () => {
    const stranger = webOf(firebase);
    const refused = new Promise<fs.FirestoreError>((resolve) => {
      fs.onSnapshot(fs.collection(stranger.db, items.path), () => undefined, resolve);
    });
    expect((await refused).code).toBe('permission-denied');
    await stranger.close();
  });
});

describe('transactions of the web SDK', () => {
  it('that increment one document are repeated until all of them succeed', async () => {
    const ref = fs.doc(items, 'counter');
    await fs.setDoc(ref, { n: 0 });
    const add = () =>
      fs.runTransaction(
        web.db,
        async (transaction) => {
          const n = (await transaction.get(ref)).get('n') as number;
          transaction.update(ref, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add(), add()]);
    expect((await fs.getDocFromServer(ref)).get('n')).toBe(4);
  });

  it('fail if a document that they only read has changed', async () => {
    await fill({ read: { v: 1 }, written: { v: 1 } });
    const attempt = fs.runTransaction(
      web.db,
      async (transaction) => {
        await transaction.get(fs.doc(items, 'read'));
        await admin.db.collection(items.path).doc('read').update({ v: Math.random() });
        transaction.set(fs.doc(items, 'written'), { v: 2 });
      },
      { maxAttempts: 1 },
    );
    expect(await codeOf(attempt)).toBe('failed-precondition');
    expect((await fs.getDocFromServer(fs.doc(items, 'written'))).get('v')).toBe(1);
  });
});
