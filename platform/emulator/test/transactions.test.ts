import type { RunningEmulator } from '../src/index';
import { compileRules, rulesAccess } from '../src/rules/rules';
import { adminOf, startForTest, type AdminSide } from './start-for-test';

let emulator: RunningEmulator;
let admin: AdminSide;

beforeAll(async () => {
  const firestore = "rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /open/{id} { allow read; } } }";
  const storage = "rules_version = '2'; service firebase.storage { }";
  const access = rulesAccess({ firestore: compileRules(firestore, 'firestore.rules'), storage: compileRules(storage, 'storage.rules') });
  emulator = await startForTest({ access });
  admin = adminOf(emulator);
  for (const path of ['closed/a', 'open/a', 'never/locked']) await admin.db.doc(path).set({ n: 0 });
});

afterAll(async () => {
  await admin.close();
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

/** How long a transaction takes that reads and writes the document. */
async function timeOf(path: string): Promise<number> {
  const start = Date.now();
  await admin.db.runTransaction(async (transaction) => {
    const document = await transaction.get(admin.db.doc(path));
    transaction.update(document.ref, { n: (document.get('n') as number) + 1 });
  });
  return Date.now() - start;
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

/** Makes a transaction fail because of another change, so that the next one locks the document. */
async function loseOne(path: string): Promise<void> {
  const late = await begunWith(path);
  await admin.db.doc(path).update({ n: Math.random() });
  expect((await commitOf(path, late)).status).toBe(409);
}

/** Whether a transaction still holds the document. Compares times with those for an unlocked document, so that a busy machine does not matter. */
async function isLocked(path: string): Promise<boolean> {
  await loseOne(path);
  const [asked, never] = await Promise.all([timeOf(path), timeOf('never/locked')]);
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
  await Promise.all(Array.from({ length: 20 }, () => timeOf('counted/a')));
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
  it('loses its lock within seconds to a waiting transaction, as after a crash of its server', async () => {
    await begunWith('closed/a');
    await loseOne('closed/a');
    expect(await timeOf('closed/a')).toBeLessThan(30_000);
  });

  it('keeps its lock while no transaction waits', async () => {
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
      if (tries === 1) await timeOf('slow/a');
      transaction.update(document.ref, { n: (document.get('n') as number) + 1 });
    });
    expect(tries).toBe(2);
    expect((await admin.db.doc('slow/a').get()).get('n')).toBe(2);
  });
});

it('a transaction that is rolled back while it waits leaves no lock', async () => {
  await admin.db.doc('left/a').set({ n: 0 });
  const holder = await begunWith('left/a');
  await loseOne('left/a');
  const waiting = (await call('beginTransaction', {}, OWNER)).body as unknown as { transaction: string };
  const read = call('batchGet', { documents: [`${root}/left/a`], ...waiting }, OWNER);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await call('rollback', waiting, OWNER);
  await call('rollback', { transaction: holder }, OWNER);
  expect((await read).status).toBe(400);
  expect(await isLocked('left/a')).toBe(false);
});
