import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import type { TestFirebase } from '../src/testing/test-firebase';
import { adminOf, Events, firebaseForTest, type AdminSide } from './start-for-test';

let firebase: TestFirebase;
let admin: AdminSide;

beforeAll(async () => {
  firebase = await firebaseForTest();
  admin = adminOf(firebase);
});

afterAll(async () => {
  await admin.close();
  await firebase.stop();
});

async function ids(query: Query): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}

async function codeOf(work: Promise<unknown>): Promise<number | 'ok'> {
  return work.then(
    () => 'ok' as const,
    (error: { code: number }) => error.code,
  );
}

describe('the server SDK', () => {
  it('creates a document once, updates only existing ones and respects preconditions', async () => {
    const ref = admin.db.doc('single/a');
    const { writeTime } = await ref.create({ v: 1 });
    expect(await codeOf(ref.create({ v: 2 }))).toBe(6);
    expect(await codeOf(admin.db.doc('single/none').update({ v: 1 }))).toBe(5);
    await ref.update({ v: 2 }, { lastUpdateTime: writeTime });
    expect(await codeOf(ref.update({ v: 3 }, { lastUpdateTime: writeTime }))).toBe(9);
    expect((await ref.get()).data()).toEqual({ v: 2 });
  });

  it('reads several documents in one call, and only some of their fields', async () => {
    await admin.db.doc('many/a').set({ v: 1, w: { x: 1, y: 2 } });
    const [a, none] = await admin.db.getAll(admin.db.doc('many/a'), admin.db.doc('many/none'), { fieldMask: ['w.x'] });
    expect(a?.data()).toEqual({ w: { x: 1 } });
    expect(none?.exists).toBe(false);
    const selected = await admin.db.collection('many').select('v').get();
    expect(selected.docs[0]?.data()).toEqual({ v: 1 });
  });

  it('queries with offset, limit and names', async () => {
    const batch = admin.db.batch();
    for (const id of ['a', 'b', 'c', 'd']) batch.set(admin.db.doc(`paged/${id}`), { id });
    await batch.commit();
    const paged = admin.db.collection('paged');
    expect(await ids(paged.orderBy('id').offset(1).limit(2))).toEqual(['b', 'c']);
    expect(await ids(paged.where(FieldPath.documentId(), '>', 'b'))).toEqual(['c', 'd']);
    expect((await paged.count().get()).data().count).toBe(4);
  });

  it('runs twenty contending transactions in turn', async () => {
    const ref = admin.db.doc('contended/counter');
    await ref.set({ n: 0 });
    const add = () =>
      admin.db.runTransaction(async (transaction) => {
        const n = (await transaction.get(ref)).get('n') as number;
        transaction.update(ref, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await ref.get()).get('n')).toBe(20);
  });

  it('repeats a transaction if the result of its query has changed', async () => {
    const open = admin.db.collection('orders').where('open', '==', true);
    await admin.db.doc('orders/a').set({ open: true });
    let runs = 0;
    const seen = await admin.db.runTransaction(async (transaction) => {
      runs += 1;
      const found = await transaction.get(open);
      if (runs === 1) await admin.db.doc('orders/b').set({ open: true });
      transaction.set(admin.db.doc('summary/orders'), { count: found.size });
      return found.size;
    });
    expect({ runs, seen }).toEqual({ runs: 2, seen: 2 });
  });

  it('ends a deadlock of two transactions by repeating one of them', async () => {
    await admin.db.doc('dead/a').set({ n: 0 });
    await admin.db.doc('dead/b').set({ n: 0 });
    const both = (first: string, second: string) =>
      admin.db.runTransaction(async (transaction) => {
        const a = await transaction.get(admin.db.doc(`dead/${first}`));
        const b = await transaction.get(admin.db.doc(`dead/${second}`));
        for (const one of [a, b]) transaction.update(one.ref, { n: FieldValue.increment(1) });
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect((await admin.db.doc('dead/a').get()).get('n')).toBe(2);
    expect((await admin.db.doc('dead/b').get()).get('n')).toBe(2);
  });

  it('lists collections and documents, also missing documents with subcollections', async () => {
    await admin.db.doc('tree/missing/below/x').set({ v: 1 });
    await admin.db.doc('tree/there').set({ v: 1 });
    expect((await admin.db.collection('tree').listDocuments()).map(({ id }) => id)).toEqual(['missing', 'there']);
    expect((await admin.db.doc('tree/missing').listCollections()).map(({ id }) => id)).toEqual(['below']);
    expect((await admin.db.listCollections()).map(({ id }) => id)).toContain('tree');
  });

  it('deletes recursively', async () => {
    await admin.db.doc('gone/a').set({ v: 1 });
    await admin.db.doc('gone/a/below/b').set({ v: 1 });
    await admin.db.doc('goner/a').set({ v: 1 });
    await admin.db.recursiveDelete(admin.db.collection('gone'));
    expect((await admin.db.collectionGroup('below').get()).docs.filter(({ ref }) => ref.path.startsWith('gone/'))).toEqual([]);
    expect((await admin.db.doc('gone/a').get()).exists).toBe(false);
    expect((await admin.db.doc('goner/a').get()).exists).toBe(true);
  });

  it('writes in bulk, each write on its own', async () => {
    const writer = admin.db.bulkWriter();
    writer.onWriteError(() => false);
    const done = [writer.create(admin.db.doc('bulk/a'), { v: 1 }), writer.update(admin.db.doc('bulk/none'), { v: 1 })];
    const outcomes = Promise.allSettled(done);
    await writer.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('listens', async () => {
    const events = new Events<string>();
    const stop = admin.db.collection('heard').onSnapshot((s) => events.push(s.docs.map((d) => String(d.get('v'))).join()));
    await events.until((e) => e === '');
    await admin.db.doc('heard/a').set({ v: 1 });
    await events.until((e) => e === '1');
    await admin.db.doc('heard/a').delete();
    await events.until((e) => e === '' && events.all.length > 2);
    stop();
  });

  it('refuses documents over 1 MiB and arrays in arrays', async () => {
    expect(await codeOf(admin.db.doc('large/a').set({ text: 'x'.repeat(1_048_576) }))).toBe(3);
    await expect(admin.db.doc('large/b').set({ text: 'ü'.repeat(400_000) })).resolves.toBeDefined();
    expect((await admin.db.doc('large/b').get()).get('text')).toHaveLength(400_000);
  });

  it('loads 20,000 documents in seconds and finds the newest hundred among them', async () => {
    for (let start = 0; start < 20_000; start += 500) {
      const batch = admin.db.batch();
      for (let i = start; i < start + 500; i += 1) batch.set(admin.db.doc(`load/d${i}`), { i, street: `A${i % 10}` });
      await batch.commit();
    }
    const newest = await admin.db.collection('load').orderBy('i', 'desc').limit(100).get();
    expect(newest.docs[0]?.get('i')).toBe(19_999);
    expect((await admin.db.collection('load').get()).size).toBe(20_000);
  });
});
