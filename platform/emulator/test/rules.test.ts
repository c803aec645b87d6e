import * as fs from 'firebase/firestore';
import { getBytes, listAll, ref, uploadString } from 'firebase/storage';
import { getStorage } from 'firebase-admin/storage';
import type { RunningEmulator } from '../src/index';
import { compileRules, rulesAccess } from '../src/rules/rules';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../src/rules/testing/console-rules';
import { adminOf, BUCKET, codeOf, Events, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

const north = 'companies/acme/domains/North';
const south = 'companies/acme/domains/South';
const claims: Record<string, object> = {
  key: { keyUser: true, company: ['acme'] },
  pilot: { pilot: true, company: 'acme' },
  other: { keyUser: true, company: ['beta'] },
};

let emulator: RunningEmulator;
let admin: AdminSide;
const web: Record<string, WebSide> = {};

beforeAll(async () => {
  const firestore = compileRules(CONSOLE_FIRESTORE_RULES, 'firestore.rules');
  const storage = compileRules(CONSOLE_STORAGE_RULES, 'storage.rules');
  emulator = await startForTest({ access: rulesAccess({ firestore, storage }) });
  admin = adminOf(emulator);
  const documents: Record<string, object> = {
    'users/key': { company: ['acme'], keyUser: true, authDomains: [] },
    'users/pilot': { company: 'acme', authDomains: ['North'] },
    'companies/acme': { id: 'acme' },
    [north]: { name: 'North' },
    [`${north}/tasks/T`]: { name: 'T', state: 'FINISHED' },
    [`${north}/tasks/S`]: { name: 'S', state: 'STARTED' },
    [south]: { name: 'South' },
    [`${south}/tasks/T`]: { name: 'T', state: 'FINISHED' },
    [`${south}/tasks/S`]: { name: 'S', state: 'STARTED' },
  };
  for (const [path, data] of Object.entries(documents)) await admin.db.doc(path).set(data);
  const metadata = { metadata: { company: 'acme' } };
  await getStorage(admin.app).bucket(BUCKET).file('users/pilot/picture').save('png', { resumable: false, metadata });
  for (const [uid, own] of Object.entries(claims)) {
    await admin.auth.createUser({ uid, email: `${uid}@demo.test`, password: PASSWORD, emailVerified: true });
    await admin.auth.setCustomUserClaims(uid, own);
    const side = webOf(emulator);
    web[uid] = side;
    await side.signIn(`${uid}@demo.test`);
  }
});

afterAll(async () => {
  for (const side of Object.values(web)) await side.close();
  await admin.close();
  await emulator.stop();
});

function sideOf(uid: string): WebSide {
  const side = web[uid];
  if (!side) throw new Error(`Nobody is signed in as ${uid}.`);
  return side;
}

describe('rules for the web SDK', () => {
  it.each([
    ['key', 'ok', 'ok', 'ok'],
    ['pilot', 'permission-denied', 'ok', 'ok'],
    ['other', 'permission-denied', 'permission-denied', 'permission-denied'],
  ])('API-29 PERM-10 %s reads the documents and pictures that the rules let it read', async (uid, users, tasks, picture) => {
    const { db, storage } = sideOf(uid);
    const ofCompany = fs.query(fs.collection(db, 'users'), fs.where('company', '==', 'acme'));
    expect(await codeOf(fs.getDocs(ofCompany))).toBe(users);
    expect(await codeOf(fs.getCountFromServer(ofCompany))).toBe(users);
    expect(await codeOf(fs.getDocs(fs.collection(db, `${north}/tasks`)))).toBe(tasks);
    expect(await codeOf(getBytes(ref(storage, 'users/pilot/picture')))).toBe(picture === 'ok' ? 'ok' : 'storage/unauthorized');
    expect(await codeOf(listAll(ref(storage, 'users/pilot')))).toBe('storage/unauthorized');
    expect(await codeOf(uploadString(ref(storage, 'users/pilot/picture'), 'x'))).toBe('storage/unauthorized');
  });

  it('PERM-10 a listener gets live changes, and one that is not allowed gets an error', async () => {
    const events = new Events<string>();
    const listen = (uid: string) =>
      fs.onSnapshot(
        fs.collection(sideOf(uid).db, `${north}/tasks`),
        ({ docs }) => events.push(`${uid} ${docs.length}`),
        ({ code }) => events.push(`${uid} ${code}`),
      );
    const stops = [listen('key'), listen('other')];
    await events.until((event) => event === 'key 2');
    await events.until((event) => event === 'other permission-denied');
    await admin.db.doc(`${north}/tasks/new`).set({ state: 'PENDING' });
    await events.until((event) => event === 'key 3');
    for (const stop of stops) stop();
    await admin.db.doc(`${north}/tasks/new`).delete();
  });

  it('PERM-10 a batch is written or refused as a whole', async () => {
    const { db } = sideOf('key');
    const batch = (...names: string[]) => {
      const writes = fs.writeBatch(db);
      for (const name of names) writes.delete(fs.doc(db, `${south}/tasks/${name}`));
      return codeOf(writes.commit());
    };
    expect(await batch('T', 'S')).toBe('permission-denied');
    expect(await codeOf(fs.updateDoc(fs.doc(db, `${south}/tasks/T`), { state: 'PENDING', name: 'U' }))).toBe('permission-denied');
    expect(await codeOf(fs.updateDoc(fs.doc(db, `${south}/tasks/T`), { state: 'PENDING' }))).toBe('ok');
    expect(await codeOf(fs.deleteDoc(fs.doc(sideOf('pilot').db, `${south}/tasks/T`)))).toBe('permission-denied');
    expect(await batch('T')).toBe('ok');
    expect((await admin.db.collection(`${south}/tasks`).get()).docs.map(({ id }) => id)).toEqual(['S']);
  });

  it('PERM-10 ADD-46 (D-138) a user without a profile reads nothing, and a disabled one gets no token', async () => {
    await admin.auth.createUser({ uid: 'gone', email: 'gone@demo.test', password: PASSWORD, emailVerified: true });
    await admin.auth.setCustomUserClaims('gone', { keyUser: true, company: ['acme'] });
    const profile = admin.db.doc('users/gone');
    await profile.set({ keyUser: true, company: ['acme'] });
    const side = webOf(emulator);
    await side.signIn('gone@demo.test');
    expect(await codeOf(fs.getDoc(fs.doc(side.db, 'companies/acme')))).toBe('ok');
    await profile.delete();
    expect(await codeOf(fs.getDoc(fs.doc(side.db, 'companies/acme')))).toBe('permission-denied');
    await admin.auth.updateUser('gone', { disabled: true });
    expect(await codeOf(side.auth.currentUser!.getIdToken(true))).toBe('auth/user-disabled');
    expect(await codeOf(side.signIn('gone@demo.test'))).toBe('auth/user-disabled');
    await side.close();
  });
});
