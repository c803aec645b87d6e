import type { RunningEmulator } from '../index';
import { connectAdmin, type Admin } from './connect-admin';
import { Holdings } from './holdings';
import { startTestEmulator } from './start-test-emulator';
import { readTarget, type Target } from './target';

let emulator: RunningEmulator;
let target: Target;
let admin: Admin;
let holdings: Holdings;
let hosts: Record<string, string>;

beforeAll(async () => {
  emulator = await startTestEmulator();
  const { auth, firestore, storage } = emulator.ports;
  hosts = { AUTH_PORT: String(auth), FIRESTORE_PORT: String(firestore), STORAGE_PORT: String(storage) };
  target = await readTarget(hosts, undefined);
  admin = connectAdmin(target);
  holdings = new Holdings(target);
});

afterAll(async () => {
  await holdings.close();
  await admin.close();
  await emulator.stop();
});

async function fill(): Promise<void> {
  await admin.firestore.doc('companies/acme/domains/North').set({ name: 'North' });
  await admin.auth.createUser({ email: 'ana@acme.test' });
  await admin.bucket.file('users/ana/picture').save('x', { resumable: false });
}

const FILLED = ['documents in companies (0)', '1 account: ana@acme.test', '1 file: users/ana/picture'];

it('ADD-45 says what a Firebase holds: documents, also below those that do not exist, accounts and files', async () => {
  expect(await holdings.found()).toEqual([]);
  await fill();
  expect(await holdings.found()).toEqual(FILLED);
});

it('ADD-45 removes nothing where its run has not claimed an empty Firebase', async () => {
  await expect(holdings.clear('a run')).rejects.toThrow('demo-console was not empty at the start of these tests.');
  await admin.firestore.doc('testRuns/current').set({ run: 'another run' });
  await expect(holdings.clear('a run')).rejects.toThrow('was not empty');
  await expect(holdings.claim('a run')).rejects.toMatchObject({ code: 6 });
  await admin.firestore.doc('testRuns/current').delete();
  expect(await holdings.found()).toEqual(FILLED);
});

it('ADD-45 empties what it has claimed, and gives it back without a mark', async () => {
  await holdings.claim('a run');
  await fill().catch(() => undefined);
  await holdings.clear('a run');
  expect(await holdings.found()).toEqual(['documents in testRuns (1)']);
  await holdings.giveBack('a run');
  expect(await holdings.found()).toEqual([]);
});

describe('ADD-45 the Firebase that variables name', () => {
  const project = { PROJECT_ID: 'my-project', FIREBASE_OPTIONS: '{"apiKey":"web","storageBucket":"my-project.firebasestorage.app"}' };

  it('is an embedded one by its ports or by the variables of the libraries', async () => {
    expect(target).toMatchObject({ kind: 'embedded', projectId: 'demo-console', database: '(default)' });
    const ofLibraries = {
      FIREBASE_AUTH_EMULATOR_HOST: target.hosts!.auth,
      FIRESTORE_EMULATOR_HOST: target.hosts!.firestore,
      FIREBASE_STORAGE_EMULATOR_HOST: target.hosts!.storage,
    };
    expect(await readTarget(ofLibraries, undefined)).toEqual(target);
  });

  it('is a project that is named twice', async () => {
    const named = { kind: 'project', projectId: 'my-project', bucket: 'my-project.firebasestorage.app' };
    expect(await readTarget(project, 'my-project')).toMatchObject({ ...named, apiKey: 'web' });
    expect(await readTarget({ ...project, SERVER_API_KEY: 'server' }, 'my-project')).toMatchObject({ ...named, apiKey: 'server' });
  });

  it.each<[string, NodeJS.ProcessEnv, string | undefined, string]>([
    ['nothing', {}, undefined, 'The variables name no Firebase'],
    ['a project that the command does not name', project, undefined, '--against=my-project'],
    ['another project than the command', project, 'other', '--against=my-project'],
    ['a project without options', { PROJECT_ID: 'my-project' }, 'my-project', 'FIREBASE_OPTIONS is missing'],
    [
      'emulators without one of them',
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' },
      undefined,
      'FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE',
    ],
    ['emulators that do not run', { AUTH_PORT: '9', FIRESTORE_PORT: '9', STORAGE_PORT: '9' }, undefined, 'Nothing answers at 127.0.0.1:9'],
  ])('is not %s', async (_what, env, named, message) => {
    await expect(readTarget(env, named)).rejects.toThrow(message);
  });
});
