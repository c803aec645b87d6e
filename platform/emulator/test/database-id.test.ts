import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { connectFirestoreEmulator, doc, getDocFromServer, getFirestore } from 'firebase/firestore';
import { ref, uploadString } from 'firebase/storage';
import { compileRules, rulesAccess } from '../src/rules/rules';
import type { RunningEmulator } from '../src/index';
import { adminOf, codeOf, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

const DATABASE = 'restored-1';
const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {
  match /seen/{id} { allow get: if db == '${DATABASE}' && exists(/databases/$(db)/documents/users/$(request.auth.uid)); } } }`;
const FILES = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
  match /here/{name} { allow create: if firestore.exists(/databases/${DATABASE}/documents/seen/a); }
  match /default/{name} { allow create: if firestore.exists(/databases/(default)/documents/seen/a); } } }`;

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;

beforeAll(async () => {
  const rules = { firestore: compileRules(RULES, 'firestore.rules'), storage: compileRules(FILES, 'storage.rules') };
  emulator = await startForTest({ database: DATABASE, access: rulesAccess({ ...rules, database: DATABASE }) });
  admin = adminOf(emulator);
  web = webOf(emulator);
  await admin.auth.createUser({ uid: 'ann', email: 'ann@demo.test', password: PASSWORD });
  const db = getAdminFirestore(admin.app, DATABASE);
  await db.doc('users/ann').set({});
  await db.doc('seen/a').set({ n: 1 });
  await web.signIn('ann@demo.test');
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await emulator.stop();
});

const REFUSED = 'The database (default) does not exist for project demo-console';

it('ADD-39 serves the database of the given id to both SDKs, by rules that see it in their paths', async () => {
  const db = getFirestore(web.app, DATABASE);
  connectFirestoreEmulator(db, '127.0.0.1', emulator.ports.firestore);
  expect((await getDocFromServer(doc(db, 'seen/a'))).data()).toEqual({ n: 1 });
  expect((await getAdminFirestore(admin.app, DATABASE).doc('seen/a').get()).data()).toEqual({ n: 1 });
});

it('ADD-39 has no other database, as a project: NOT_FOUND with the service’s words', async () => {
  await expect(admin.db.doc('seen/a').get()).rejects.toMatchObject({ code: 5, message: expect.stringContaining(REFUSED) as string });
  const at = (database: string) => `http://127.0.0.1:${emulator.ports.firestore}/v1/projects/demo-console/databases/${database}/documents`;
  const read = async (database: string) => {
    const answer = await fetch(`${at(database)}/seen/a`, { headers: { Authorization: 'Bearer owner' } });
    return [answer.status, ((await answer.json()) as { error?: { message: string } }).error?.message];
  };
  expect(await read(DATABASE)).toEqual([200, undefined]);
  expect(await read('(default)')).toEqual([404, expect.stringContaining(REFUSED)]);
});

it('ADD-39 rules of Storage look into this database alone', async () => {
  const upload = (folder: string) => codeOf(uploadString(ref(web.storage, `${folder}/a`), 'x'));
  expect([await upload('here'), await upload('default')]).toEqual(['ok', 'storage/unauthorized']);
});
