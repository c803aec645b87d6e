import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFirebase, type Firebase } from 'platform-api/seed';
import { startEmulator, type RunningEmulator } from 'platform-emulator';
import { exportData } from './export-data';

// What docs/deploy.md calls the way back, between two projects: the second has the database of a restored backup.

const RESTORED = 'restored-1';
const EMAIL = 'ana@acme.test';
const PASSWORD = 'demo-key-1';
const PICTURE = 'companies/acme/domains/North Yard/sessions/s1/a.png';
const BYTES = Buffer.from([137, 80, 78, 71, 1, 2, 3]);

let folder: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'way-back-'));
});

afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await rm(folder, { recursive: true });
});

/** A project of this name with its data in a folder of the same name. */
async function projectOf(projectId: string, database: string): Promise<{ firebase: Firebase; emulator: RunningEmulator }> {
  const emulator = await startEmulator({
    projectId,
    database,
    dataDir: join(folder, projectId),
    ports: { auth: 0, firestore: 0, storage: 0 },
  });
  const at = (service: keyof typeof emulator.ports) => `${emulator.host}:${emulator.ports[service]}`;
  // Otherwise the whole process would keep the first host of a Storage.
  delete process.env['STORAGE_EMULATOR_HOST'];
  const emulators = { auth: at('auth'), firestore: at('firestore'), storage: at('storage') };
  const firebase = connectFirebase({ projectId, database, emulators });
  closers.push(
    () => emulator.stop(),
    () => firebase.close(),
  );
  return { firebase, emulator };
}

async function signIn({ ports }: RunningEmulator, password: string): Promise<number> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`;
  const body = JSON.stringify({ email: EMAIL, password, returnSecureToken: true });
  return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

it('ADD-39 (D-131) documents, accounts and pictures of a project come back in another project, in a database of another id', async () => {
  const lost = await projectOf('lost-project', '(default)');
  await lost.firebase.auth.createUser({ uid: 'ana', email: EMAIL, password: PASSWORD });
  await lost.firebase.auth.setCustomUserClaims('ana', { keyUser: true });
  const session = 'companies/acme/domains/North Yard/sessions/s1';
  const data = { name: 'Aisle 1', count: 2000, company: lost.firebase.firestore.doc('companies/acme') };
  await lost.firebase.firestore.doc(session).set(data);
  await lost.firebase.bucket.file(PICTURE).save(BYTES, { resumable: false, contentType: 'image/png' });

  const back = await projectOf('back-project', RESTORED);
  expect(await exportData(join(folder, 'lost-project'), back.firebase)).toEqual({ accounts: 1, documents: 1, files: 1 });

  const { firebase, emulator } = back;
  const restored = (await firebase.firestore.doc(session).get()).data();
  expect(restored).toMatchObject({ name: 'Aisle 1', count: 2000 });
  // A reference leads into the restored database.
  expect((restored?.['company'] as { firestore: unknown }).firestore).toBe(firebase.firestore);
  expect([await signIn(emulator, PASSWORD), await signIn(emulator, `${PASSWORD}x`)]).toEqual([200, 400]);
  expect((await firebase.auth.getUser('ana')).customClaims).toEqual({ keyUser: true });
  expect((await firebase.bucket.file(PICTURE).download())[0]).toEqual(BYTES);

  // The project has no other database: a console that still names the old one says so at its start.
  const { host, ports, projectId } = emulator;
  const url = (database: string) =>
    `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/${database}/documents/companies/acme`;
  const status = async (database: string) => (await fetch(url(database), { headers: { Authorization: 'Bearer owner' } })).json();
  expect(await status('(default)')).toMatchObject({
    error: { message: expect.stringContaining('The database (default) does not exist') as string },
  });
});
