import type { RunningEmulator } from '../src/index';
import { compileRules, rulesAccess } from '../src/rules/rules';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { adminOf, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;

beforeAll(async () => {
  const firestore =
    "rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /open/{id} { allow read; } match /awaited/{id} { allow write; } } }";
  const storage = "rules_version = '2'; service firebase.storage { }";
  const access = rulesAccess({ firestore: compileRules(firestore, 'firestore.rules'), storage: compileRules(storage, 'storage.rules') });
  emulator = await startForTest({ access });
  admin = adminOf(emulator);
  web = webOf(emulator);
  for (const path of ['closed/a', 'open/a', 'never/locked']) await admin.db.doc(path).set({ n: 0 });
});

afterAll(async () => {
  await Promise.all([admin.close(), web.close()]);
  await emulator.stop();
});

const root = 'projects/demo-console/databases/(default)/documents';

async function call(method: string, body: object, authorization?: string) {
  const response = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${root}:${method}`, {
    method: 'POST',
    ...(authorization !== undefined && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { transaction?: string }[] };
}

async function increment(path: string): Promise<void> {
  await admin.db.runTransaction(async (transaction) => {
    const document = await transaction.get(admin.db.doc(path));
    transaction.update(document.ref, { n: (document.get('n') as number) + 1 });
  });
}

const newTransaction = { readWrite: {} };

const OWNER = 'Bearer owner';
const commitOf = (path: string, transaction: string) =>
  call('commit', { writes: [{ update: { name: `${root}/${path}`, fields: { n: { integerValue: '7' } } } }], transaction }, OWNER);

/** Begins a transaction that reads the document. */
async function begunWith(path: string): Promise<string> {
  const [begun] = (await call('batchGet', { documents: [`${root}/${path}`], newTransaction }, OWNER)).body;
  return begun!.transaction!;
}

/** The time after which an idle transaction loses its locks to one that waits. */
const LOCKED_MS = 3000;

/** How long a write takes that is no part of a transaction. */
async function timeOfWrite(path: string): Promise<number> {
  const start = Date.now();
  await admin.db.doc(path).set({ n: Math.random() });
  return Date.now() - start;
}

/** Whether a transaction still holds the document. Compares times with those for an unlocked document, so that a busy machine does not matter. */
async function isLocked(path: string): Promise<boolean> {
  const [asked, never] = await Promise.all([timeOfWrite(path), timeOfWrite('never/locked')]);
  return asked - never >= LOCKED_MS * 0.8;
}

it('transactions that read the same document do not wait for each other', async () => {
  const first = await begunWith('closed/a');
  await admin.db.runTransaction(async (transaction) => {
    await transaction.get(admin.db.doc('closed/a'));
    transaction.set(admin.db.doc('other/a'), { n: 1 });
  });
  // The commit would fail if the transaction had lost its lock to a waiting one.
  expect((await commitOf('closed/b', first)).status).toBe(200);
});

it('transactions that increment the same document all succeed, and no increment is lost', async () => {
  await admin.db.doc('counted/a').set({ n: 0 });
  await Promise.all(Array.from({ length: 20 }, () => increment('counted/a')));
  expect((await admin.db.doc('counted/a').get()).get('n')).toBe(20);
});

describe('a read that is refused', () => {
  it('locks no document', async () => {
    const documents = [`${root}/open/a`, `${root}/closed/a`];
    expect((await call('batchGet', { documents, newTransaction })).status).toBe(403);
    const { transaction } = (await call('beginTransaction', {})).body as unknown as { transaction: string };
    expect((await call('batchGet', { documents, transaction })).status).toBe(403);
    expect(await isLocked('closed/a')).toBe(false);
    expect(await isLocked('open/a')).toBe(false);
  });

  it('ends the transaction and its earlier locks', async () => {
    const [begun] = (await call('batchGet', { documents: [`${root}/open/a`], newTransaction })).body;
    const { transaction } = begun!;
    expect((await call('batchGet', { documents: [`${root}/closed/a`], transaction })).status).toBe(403);
    expect(await isLocked('open/a')).toBe(false);
    expect((await call('commit', { writes: [], transaction })).status).toBe(400);
  });
});

describe('an abandoned transaction', () => {
  it('loses its lock within seconds to a waiting write, as after a crash of its server', async () => {
    const transaction = await begunWith('closed/a');
    expect(await isLocked('closed/a')).toBe(true);
    expect((await commitOf('closed/a', transaction)).status).toBe(400);
  });

  it('keeps its lock while nobody waits', async () => {
    const transaction = await begunWith('open/a');
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect((await call('commit', { writes: [], transaction }, OWNER)).status).toBe(200);
  });

  it('is repeated if its server was only slow, and no change is lost', async () => {
    await admin.db.doc('slow/a').set({ n: 0 });
    let tries = 0;
    await admin.db.runTransaction(async (transaction) => {
      const document = await transaction.get(admin.db.doc('slow/a'));
      tries += 1;
      // Slower than the other transaction, which gets the lock.
      if (tries === 1) await increment('slow/a');
      transaction.update(document.ref, { n: (document.get('n') as number) + 1 });
    });
    expect(tries).toBe(2);
    expect((await admin.db.doc('slow/a').get()).get('n')).toBe(2);
  });
});

describe('(D-135) a write of what a transaction has read', () => {
  const wait = (ms: number) => new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), ms));

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['of the server SDK', (path) => admin.db.doc(path).set({ n: 9 })],
    [
      'in a batch of which each write stands alone',
      async (path) => {
        const writer = admin.db.bulkWriter();
        const written = writer.set(admin.db.doc(path), { n: 9 });
        await writer.close();
        return written;
      },
    ],
    [
      'over plain HTTP',
      (path) => call('commit', { writes: [{ update: { name: `${root}/${path}`, fields: { n: { integerValue: '9' } } } }] }, OWNER),
    ],
    ['of the web SDK', (path) => setDoc(doc(web.db, path), { n: 9 })],
  ])('%s waits for its end, and neither is lost', async (_, write) => {
    const path = `awaited/${Math.random()}`;
    await admin.db.doc(path).set({ n: 0 });
    const transaction = await begunWith(path);
    const written = write(path);
    expect(await Promise.race([written, wait(300)])).toBe('waits');
    expect((await commitOf(path, transaction)).status).toBe(200);
    await written;
    expect((await admin.db.doc(path).get()).get('n')).toBe(9);
  });

  it("goes on at once when the transaction is rolled back, and with the client's next batch behind it", async () => {
    await admin.db.doc('awaited/order').set({ n: 0 });
    const transaction = await begunWith('awaited/order');
    const first = setDoc(doc(web.db, 'awaited/order'), { n: 1 });
    const second = setDoc(doc(web.db, 'awaited/other'), { n: 2 });
    expect(await Promise.race([second, wait(300)])).toBe('waits');
    await call('rollback', { transaction }, OWNER);
    await Promise.all([first, second]);
    expect((await admin.db.doc('awaited/order').get()).get('n')).toBe(1);
  });

  it('that is refused when it may be written ends its stream, and the batch behind it is repeated by the SDK', async () => {
    const path = `awaited/refused${Math.random()}`;
    await admin.db.doc(path).set({ n: 0 });
    const transaction = await begunWith(path);
    const refused = updateDoc(doc(web.db, path), { n: 1 });
    const next = setDoc(doc(web.db, 'awaited/behind'), { n: 2 });
    refused.catch(() => undefined);
    expect(await Promise.race([next, wait(300)])).toBe('waits');
    const deletion = { writes: [{ delete: `${root}/${path}` }], transaction };
    expect((await call('commit', deletion, OWNER)).status).toBe(200);
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
    await next;
    expect((await admin.db.doc('awaited/behind').get()).get('n')).toBe(2);
  });

  it('is refused at once to who may not make it, who would otherwise learn that somebody reads the document', async () => {
    await begunWith('closed/refused');
    const refused = setDoc(doc(web.db, 'closed/refused'), { n: 1 });
    refused.catch(() => undefined);
    expect(await Promise.race([refused.catch((error: { code: string }) => error.code), wait(2000)])).toBe('permission-denied');
  });

  it('of two transactions that have read what both change, one fails with ABORTED', async () => {
    await admin.db.doc('both/a').set({ n: 0 });
    const [one, other] = [await begunWith('both/a'), await begunWith('both/a')];
    const first = commitOf('both/a', one);
    await wait(100);
    const second = await commitOf('both/a', other);
    expect(second).toMatchObject({
      status: 409,
      body: { error: { message: 'Too much contention on these documents. Please try again.' } },
    });
    expect((await first).status).toBe(200);
  });

  it('reads of others and documents that it only wrote are not held up', async () => {
    await admin.db.doc('awaited/free').set({ n: 0 });
    const transaction = await begunWith('awaited/free');
    expect((await admin.db.doc('awaited/free').get()).get('n')).toBe(0);
    await admin.db.doc('awaited/beside').set({ n: 1 });
    expect((await commitOf('awaited/free', transaction)).status).toBe(200);
  });
});

describe('(D-134) a transaction ends', () => {
  afterEach(() => jest.restoreAllMocks());

  function later(ms: number): void {
    const now = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  }

  it.each([
    ['60 seconds after its last request', 61_000, 400],
    ['not before', 59_000, 200],
  ])('%s', async (_, ms, status) => {
    const transaction = await begunWith('open/a');
    later(ms);
    expect((await call('commit', { writes: [], transaction }, OWNER)).status).toBe(status);
  });

  it('270 seconds after its begin, however much it is used', async () => {
    const transaction = await begunWith('open/a');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const now = Date.now() + 50_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
      statuses.push((await call('batchGet', { documents: [`${root}/open/a`], transaction }, OWNER)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
  });
});

it('a transaction that is rolled back while it waits leaves no lock', async () => {
  await admin.db.doc('left/a').set({ n: 0 });
  const holder = await begunWith('left/a');
  const [waiting] = [await begunWith('left/a')];
  const commit = commitOf('left/a', waiting);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await call('rollback', { transaction: waiting }, OWNER);
  await call('rollback', { transaction: holder }, OWNER);
  expect((await commit).status).toBe(400);
  expect(await isLocked('left/a')).toBe(false);
});
