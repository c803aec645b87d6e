/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import { startEmulator } from 'platform-emulator';
import { Connection } from './connection';
import { FirestoreClient } from './firestore-client';
import { createFirestoreStore } from './firestore-store';
import { askByHttp } from '../worker/ask-by-http';

const PAGE: ConstructorParameters<typeof Connection>[0] = {
  addEventListener: () => {},
  navigator: { onLine: true },
  document: { visibilityState: 'visible', addEventListener: () => {} },
};

it('API-27 (D-134) a query whose index is being built is unavailable, as in an outage, and answered when it is built', async () => {
  setLogLevel('silent');
  const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  const fields = ['by', 'at'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  writeFileSync(file, JSON.stringify({ indexes: [{ collectionGroup: 'things', queryScope: 'COLLECTION', fields }] }));
  let areBuilt = false;
  const allow = () => true;
  const emulator = await startEmulator({
    ports: { auth: 0, firestore: 0, storage: 0 },
    strictIndexes: file,
    areIndexesBuilt: () => areBuilt,
    access: { get: allow, list: allow, write: allow, file: allow },
  });
  const { host, ports, projectId } = emulator;
  const app = initializeApp({ projectId, apiKey: 'key' }, 'building');
  const client = new FirestoreClient(() => {
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, host, ports.firestore);
    return db;
  });
  const documents = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const store = createFirestoreStore(client, new Connection(PAGE), documents);
  const query = { path: 'things', where: [['by', '==', 'ann']], orderBy: [['at', 'asc']] } as const;
  const ask = askByHttp({ documents, token: null });

  const unavailable = { kind: 'unavailable', problem: { code: 6 } };
  await expect(store.getAll(query)).rejects.toMatchObject(unavailable);
  await expect(ask(query)).rejects.toMatchObject(unavailable);
  expect(await new Promise((resolve) => store.listen(query, resolve, resolve))).toMatchObject(unavailable);
  areBuilt = true;
  expect(await store.getAll(query)).toEqual([]);
  expect(await ask(query)).toEqual([]);

  await client.close();
  await deleteApp(app);
  await emulator.stop();
});
