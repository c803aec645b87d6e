import * as fs from 'firebase/firestore';
import type { RunningEmulator } from '../src/index';
import { compileRules, rulesAccess } from '../src/rules/rules';
import { adminOf, codeOf, Events, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isMember() { return get(/databases/$(database)/documents/members/$(request.auth.uid)).data.active == true; }
    match /rooms/{room} { allow read: if isMember(); }
    match /secrets/{secret} { allow create: if request.resource.data.open == true; }
    match /notes/{note} { allow read, update: if true; }
  }
}`;
const NO_FILES = "rules_version = '2'; service firebase.storage {}";

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;

beforeAll(async () => {
  emulator = await startForTest({ access: rulesAccess({ firestore: compileRules(RULES, 'a'), storage: compileRules(NO_FILES, 'b') }) });
  admin = adminOf(emulator);
  web = webOf(emulator);
  await admin.auth.createUser({ uid: 'ann', email: 'ann@demo.test', password: PASSWORD });
  await web.signIn('ann@demo.test');
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await emulator.stop();
});

beforeEach(async () => {
  await admin.db.doc('members/ann').set({ active: true });
  await admin.db.doc('rooms/a').set({ n: 1 });
  await admin.db.doc('secrets/there').set({ n: 1 });
});

describe('a listener whose rule does not allow it any more', () => {
  it.each<[string, (next: (n: number) => void, failed: (error: fs.FirestoreError) => void) => fs.Unsubscribe]>([
    ['of a query', (next, failed) => fs.onSnapshot(fs.collection(web.db, 'rooms'), (s) => next(Number(s.docs[0]?.get('n'))), failed)],
    [
      'of a query with a limit',
      (next, failed) =>
        fs.onSnapshot(fs.query(fs.collection(web.db, 'rooms'), fs.limit(1)), (s) => next(Number(s.docs[0]?.get('n'))), failed),
    ],
    ['of a document', (next, failed) => fs.onSnapshot(fs.doc(web.db, 'rooms/a'), (s) => next(Number(s.get('n'))), failed)],
  ])('%s gets permission-denied instead of the next event, and ends', async (_, listen) => {
    const seen = new Events<number>();
    const errors = new Events<string>();
    listen(seen.push, ({ code }) => errors.push(code));
    await seen.until((n) => n === 1);
    await admin.db.doc('rooms/a').set({ n: 2 });
    await seen.until((n) => n === 2);
    await admin.db.doc('members/ann').set({ active: false });
    await admin.db.doc('rooms/a').set({ n: 3 });
    await errors.until((code) => code === 'permission-denied');
    expect(seen.all).not.toContain(3);
  });

  it('leaves the other listeners of its client as they are', async () => {
    const notes = new Events<number>();
    const errors = new Events<string>();
    const stop = fs.onSnapshot(fs.collection(web.db, 'notes'), (s) => notes.push(s.size));
    fs.onSnapshot(
      fs.collection(web.db, 'rooms'),
      () => undefined,
      ({ code }) => errors.push(code),
    );
    await notes.until((size) => size === 0);
    const batch = admin.db.batch();
    batch.set(admin.db.doc('members/ann'), { active: false });
    batch.set(admin.db.doc('rooms/a'), { n: 5 });
    batch.set(admin.db.doc('notes/a'), { n: 5 });
    await batch.commit();
    await errors.until((code) => code === 'permission-denied');
    await notes.until((size) => size === 1);
    stop();
  });
});

describe('a caller who may not write does not learn which documents exist:', () => {
  it('an update and a creation are refused alike with and without a document', async () => {
    expect(await codeOf(fs.updateDoc(fs.doc(web.db, 'secrets/there'), { n: 2 }))).toBe('permission-denied');
    expect(await codeOf(fs.updateDoc(fs.doc(web.db, 'secrets/missing'), { n: 2 }))).toBe('permission-denied');
    expect(await codeOf(fs.updateDoc(fs.doc(web.db, 'notes/missing'), { n: 2 }))).toBe('not-found');
  });

  it.each([
    ['a document that must exist', 'update', { currentDocument: { exists: true } }],
    ['a document that must not exist', 'update', { currentDocument: { exists: false } }],
    ['a document of a version', 'delete', { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
  ])('%s', async (_, kind, precondition) => {
    const token = (await web.auth.currentUser?.getIdToken()) ?? '';
    const statuses = ['there', 'missing'].map(async (id) => {
      const name = `projects/demo-console/databases/(default)/documents/secrets/${id}`;
      const write = kind === 'delete' ? { delete: name } : { update: { name, fields: { n: { integerValue: '2' } } } };
      const url = `http://127.0.0.1:${emulator.ports.firestore}/v1/projects/demo-console/databases/(default)/documents:commit`;
      const body = JSON.stringify({ writes: [{ ...write, ...precondition }] });
      return (await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body })).status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 403]);
  });
});
