import * as fs from 'firebase/firestore';
import { getBytes, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { getStorage } from 'firebase-admin/storage';
import type { RunningEmulator } from '../src/index';
import { compileRules, rulesAccess } from '../src/rules/rules';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../src/rules/testing/console-rules';
import { adminOf, BUCKET, codeOf, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

/** An app that counts a task (docs/apps.md), with the web SDK as it is. */

const north = 'companies/acme/domains/North';
const DENIED = 'permission-denied';
const PNG = { contentType: 'image/png' };

let emulator: RunningEmulator;
let admin: AdminSide;
let pilot: WebSide;
let checker: WebSide;
/** Whether Storage may look into Firestore. */
let looksUp = true;

async function signIn(uid: string, role: string, company: string | string[] = 'acme'): Promise<WebSide> {
  await admin.auth.createUser({ uid, email: `${uid}@demo.test`, password: PASSWORD, emailVerified: true });
  await admin.auth.setCustomUserClaims(uid, { [role]: true, company });
  await admin.db.doc(`users/${uid}`).set({ company, [role]: true, authDomains: ['North'] });
  const side = webOf(emulator);
  await side.signIn(`${uid}@demo.test`);
  return side;
}

beforeAll(async () => {
  const firestore = compileRules(CONSOLE_FIRESTORE_RULES, 'firestore.rules');
  const storage = compileRules(CONSOLE_STORAGE_RULES, 'storage.rules');
  const access = rulesAccess({ firestore, storage });
  const withoutRole = rulesAccess({ firestore, storage, onRefusedLookup: () => undefined });
  emulator = await startForTest({ access: { ...access, file: (request) => (looksUp ? access : withoutRole).file(request) } });
  admin = adminOf(emulator);
  await admin.db.doc(north).set({ name: 'North' });
  pilot = await signIn('ana', 'pilot');
  checker = await signIn('rui', 'checker');
});

afterAll(async () => {
  for (const side of [pilot, checker, admin]) await side.close();
  await emulator.stop();
});

const record = (address: number, pictures: string[] = []) => ({
  address: String(address).padStart(8, '0'),
  checkedAt: fs.Timestamp.now(),
  employeeId: '17',
  employeeName: 'Ana Lima',
  status: 'read',
  labels: [],
  mif: {},
  results: {},
  ...(pictures.length > 0 && { pictures }),
});

/** Begins a session, of the task if one is named, and returns its path. */
async function begin({ db, auth }: WebSide, task?: string): Promise<string> {
  const session = fs.doc(fs.collection(db, `${north}/sessions`));
  const batch = fs.writeBatch(db);
  batch.set(session, {
    name: 'Night count',
    startTime: fs.serverTimestamp(),
    endTime: null,
    total: 0,
    empty: 0,
    invalid: 0,
    pushStatus: 'PENDING',
    wasTask: task !== undefined,
    createdBy: auth.currentUser!.uid,
    ...(task !== undefined && { task, orderedColumns: ['Address', 'SKU'] }),
  });
  if (task !== undefined) batch.update(fs.doc(db, `${north}/tasks/${task}`), { state: 'STARTED', sessionId: session.id });
  await batch.commit();
  return session.path;
}

const addTask = (name: string) =>
  admin.db.doc(`${north}/tasks/${name}`).set({ name, state: 'PENDING', orderedColumns: ['Address', 'SKU'] });
const stored = async (path: string) => (await admin.db.doc(path).get()).data();

describe('ADD-27 an app', () => {
  it('counts a task: session, pictures, parts, its end, and the states of the task', async () => {
    await addTask('Street 1');
    const { db, storage } = pilot;
    const session = await begin(pilot, 'Street 1');
    const task = fs.doc(db, `${north}/tasks/Street 1`);
    const picture = `${session}/00000001-1.png`;
    await uploadBytes(ref(storage, picture), new Uint8Array([1, 2, 3]), PNG);

    const write = async (index: number, records: object[], total: number) => {
      const batch = fs.writeBatch(db);
      batch.set(fs.doc(db, `${session}/addresses/${index}`), { index, records });
      batch.update(fs.doc(db, session), { total });
      await batch.commit();
    };
    await write(0, [record(1, [picture])], 1);
    // What the server writes meanwhile does not disturb the app.
    await admin.db.doc(session).update({ searchName: 'night count', pushStatus: 'FAILED' });
    const full = Array.from({ length: 500 }, (_, nth) => record(nth + 1));
    await write(0, full, 500);
    await fs.updateDoc(task, { state: 'UPLOADING', sessionId: session.split('/').at(-1) });
    await write(1, [record(501)], 501);
    const end = fs.writeBatch(db);
    end.update(fs.doc(db, session), { total: 502, empty: 1, endTime: fs.serverTimestamp() });
    end.set(fs.doc(db, `${session}/addresses/1`), { index: 1, records: [record(501), record(502)] });
    end.update(task, { state: 'COMPLETED' });
    await end.commit();

    expect(await stored(session)).toMatchObject({
      total: 502,
      empty: 1,
      searchName: 'night count',
      pushStatus: 'FAILED',
      task: 'Street 1',
    });
    expect(
      (await admin.db.collection(`${session}/addresses`).orderBy('index').get()).docs.map((part) => part.get('records').length),
    ).toEqual([500, 2]);
    expect(await stored(`${north}/tasks/Street 1`)).toMatchObject({ state: 'COMPLETED', sessionId: session.split('/').at(-1) });
    expect((await getBytes(ref(storage, picture))).byteLength).toBe(3);

    expect(await codeOf(write(1, [record(501)], 502))).toBe(DENIED);
    expect(await codeOf(fs.updateDoc(fs.doc(db, session), { endTime: null }))).toBe(DENIED);
    expect(await codeOf(uploadBytes(ref(storage, `${session}/late.png`), new Uint8Array([1]), PNG))).toBe('storage/unauthorized');
  });

  it('of two users who start a task at once one gets it, and the other no session', async () => {
    await addTask('Street 2');
    const codes = await Promise.all([codeOf(begin(pilot, 'Street 2')), codeOf(begin(checker, 'Street 2'))]);
    expect(codes.sort()).toEqual(['ok', DENIED]);
    expect((await admin.db.collection(`${north}/sessions`).where('task', '==', 'Street 2').get()).size).toBe(1);
  });

  it('adds nothing to a session of somebody else, and replaces no picture', async () => {
    const session = await begin(pilot);
    const upload = (side: WebSide, name: string) => codeOf(uploadBytes(ref(side.storage, `${session}/${name}`), new Uint8Array([1]), PNG));
    expect(await upload(pilot, 'a.png')).toBe('ok');
    expect(await upload(pilot, 'a.png')).toBe('storage/unauthorized');
    expect(await upload(checker, 'b.png')).toBe('storage/unauthorized');
    const large = uploadBytesResumable(ref(pilot.storage, `${session}/large.png`), new Uint8Array(600_000), PNG);
    await large;
    const part = fs.setDoc(fs.doc(checker.db, `${session}/addresses/0`), { index: 0, records: [] });
    expect(await codeOf(part)).toBe(DENIED);
    expect(await codeOf(fs.updateDoc(fs.doc(checker.db, session), { total: 1 }))).toBe(DENIED);
    expect(await codeOf(fs.deleteDoc(fs.doc(pilot.db, session)))).toBe(DENIED);
  });

  it('adds nothing below a session that was removed, or a domain that is being removed', async () => {
    const removed = await begin(pilot);
    await admin.db.doc(removed).delete();
    const write = (session: string) => codeOf(fs.setDoc(fs.doc(pilot.db, `${session}/addresses/0`), { index: 0, records: [] }));
    const upload = (session: string) => codeOf(uploadBytes(ref(pilot.storage, `${session}/a.png`), new Uint8Array([1]), PNG));
    expect([await write(removed), await upload(removed)]).toEqual([DENIED, 'storage/unauthorized']);

    const going = await begin(pilot);
    await admin.db.doc(north).update({ removal: { done: 0, total: 1 } });
    expect([await write(going), await upload(going), await codeOf(begin(pilot))]).toEqual([DENIED, 'storage/unauthorized', DENIED]);
    await admin.db.doc(north).set({ name: 'North' });
    expect([await write(going), await upload(going)]).toEqual(['ok', 'ok']);
  });

  it('ADD-28 without the role for Firestore pictures are read, and refused when they are added', async () => {
    const session = await begin(pilot);
    await uploadBytes(ref(pilot.storage, `${session}/a.png`), new Uint8Array([1]), PNG);
    const metadata = { contentType: 'image/png', metadata: { company: 'acme' } };
    await getStorage(admin.app).bucket(BUCKET).file('users/ana/picture.1').save('png', { resumable: false, metadata });
    const key = await signIn('key', 'keyUser', ['acme']);
    looksUp = false;
    try {
      expect(await codeOf(getBytes(ref(checker.storage, `${session}/a.png`)))).toBe('ok');
      expect(await codeOf(getBytes(ref(key.storage, 'users/ana/picture.1')))).toBe('ok');
      expect(await codeOf(uploadBytes(ref(pilot.storage, `${session}/b.png`), new Uint8Array([1]), PNG))).toBe('storage/unauthorized');
    } finally {
      looksUp = true;
      await key.close();
    }
  });

  it('is refused at the end of an upload during which its session was removed', async () => {
    const session = await begin(pilot);
    const name = `${session}/slow.png`;
    const url = `http://127.0.0.1:${emulator.ports.storage}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`;
    const headers = {
      Authorization: `Firebase ${await pilot.auth.currentUser!.getIdToken()}`,
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': '3',
      'X-Goog-Upload-Header-Content-Type': 'image/png',
    };
    const begun = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name, ...PNG }) });
    expect(begun.status).toBe(200);
    await admin.db.doc(session).delete();
    const rest = { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' };
    const ended = await fetch(begun.headers.get('X-Goog-Upload-URL')!, { method: 'POST', headers: rest, body: 'abc' });
    expect(ended.status).toBe(403);
    expect(await getStorage(admin.app).bucket(BUCKET).file(name).exists()).toEqual([false]);
  });
});
