/** @jest-environment node */
import { deleteApp, getApps } from 'firebase/app';
import { startEmulator, type RunningEmulator } from 'platform-emulator';
import { connectData } from './connect-data';
import { dataStore, setDataStore } from './store/document-store';

const DATABASE = 'restored-1';
let emulator: RunningEmulator;

beforeAll(async () => {
  const everything = { get: () => true, list: () => true, write: () => true, file: () => true };
  emulator = await startEmulator({ database: DATABASE, ports: { auth: 0, firestore: 0, storage: 0 }, access: everything });
  const { host, ports, projectId } = emulator;
  const at = (service: keyof typeof ports) => `${host}:${ports[service]}`;
  const documents = `http://${at('firestore')}/v1/projects/${projectId}/databases/${DATABASE}/documents`;
  const body = JSON.stringify({ fields: { name: { stringValue: 'Acme' } } });
  await fetch(`${documents}/companies/acme`, { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body });
  // What a page has of its window.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { navigator: { onLine: true, userAgent: 'test' }, document: new EventTarget() }),
  });
  const emulators = { auth: at('auth'), firestore: at('firestore'), storage: at('storage') };
  connectData({ firebase: { apiKey: 'key', projectId, storageBucket: `${projectId}.appspot.com` }, database: DATABASE, emulators });
  // The setup of all tests would look for the rest of a page.
  Reflect.deleteProperty(globalThis, 'window');
});

afterAll(async () => {
  setDataStore(null);
  await Promise.all(getApps().map(deleteApp));
  await emulator.stop();
});

it('ADD-39 (D-131) a page reads the database of its config, and names it to its workers', async () => {
  const store = dataStore();
  expect(await store.getAll({ path: 'companies/acme', doc: true })).toEqual([{ id: 'acme', data: { name: 'Acme' } }]);
  const answer = await fetch(`${store.documents}/companies/acme`, { headers: { authorization: 'Bearer owner' } });
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ fields: { name: { stringValue: 'Acme' } } })]);
});
