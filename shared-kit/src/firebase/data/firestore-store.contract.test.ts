/** @jest-environment node */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  initializeFirestore,
  setDoc,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { startEmulator, type Access, type RunningEmulator } from 'platform-emulator';
import { Connection } from './connection';
import { documentStoreContract, type StoreWorld } from './document-store.contract';
import { FirestoreClient } from './firestore-client';
import { createFirestoreStore } from './firestore-store';
import { queriesContract } from './queries.contract';

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The other client may do anything; the store's is refused what begins with `denied`. */
const allowed = (caller: Parameters<Access['get']>[0]['caller'], path: string) =>
  caller.kind === 'user' && (caller.token['email'] === 'other@example.test' || !path.startsWith('denied'));

const access: Access = {
  get: ({ caller, path }) => allowed(caller, path),
  list: ({ caller, query, parent }) => allowed(caller, [parent, query.collectionId].filter(Boolean).join('/')),
  write: ({ caller, path }) => allowed(caller, path),
  file: () => false,
};

describe('API-31 the store over the Firebase SDK and the embedded Firebase', () => {
  let emulator: RunningEmulator;
  const apps: FirebaseApp[] = [];
  const clients: FirestoreClient[] = [];

  async function connect(name: string): Promise<FirestoreClient> {
    const app = initializeApp({ projectId: emulator.projectId, apiKey: 'key' }, name);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.ports.auth}`, { disableWarnings: true });
    await createUserWithEmailAndPassword(auth, `${name}@example.test`, 'secret-1');
    const client = new FirestoreClient(() => {
      const db = initializeFirestore(app, {});
      connectFirestoreEmulator(db, emulator.host, emulator.ports.firestore);
      return db;
    });
    apps.push(app);
    clients.push(client);
    return client;
  }

  beforeAll(async () => {
    // The SDK writes every refusal to the console; here they are asked for.
    setLogLevel('silent');
    emulator = await startEmulator({ ports: { auth: 0, firestore: 0, storage: 0 }, selfSignUp: true, access });
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    for (const app of apps) await deleteApp(app);
    await emulator.stop();
  });

  let world: Promise<StoreWorld> | undefined;
  const openWorld = async (): Promise<StoreWorld> => {
    // The one that is under test is connected last: the SDK has one ear for its log.
    const other = (await connect('other')).current();
    const client = await connect('console');
    const page = { addEventListener: () => {}, navigator: { onLine: true } };
    return {
      store: createFirestoreStore(client, new Connection(page)),
      set: (path, data) => setDoc(doc(other, path), data),
      remove: (path) => deleteDoc(doc(other, path)),
    };
  };
  const sameWorld = () => (world ??= openWorld());

  documentStoreContract(sameWorld);
  describe('asked by screens', () => queriesContract(sameWorld));

  describe('when its client is ended behind its back', () => {
    const follow = (store: StoreWorld['store'], path: string) => {
      const seen: string[] = [];
      const stop = store.listen({ path }, ({ docs }) => void seen.push(docs.map(({ id }) => id).join()), (error) => void seen.push(error.kind));
      return { stop, until: (ids: string) => waitUntil(() => seen.includes(ids)) };
    };

    it('API-27 answers what is asked next, with a new one', async () => {
      const { store, set } = await sameWorld();
      const before = follow(store, 'ended');
      await set('ended/a', { n: 1 });
      await before.until('a');
      await terminate(clients.at(-1)!.current());
      // As when the connection is lost: a live query asks again after that.
      await before.until('unavailable');
      await expect(store.getAll({ path: 'ended' })).rejects.toMatchObject({ kind: 'unavailable' });
      const after = follow(store, 'ended');
      await after.until('a');
      await set('ended/b', { n: 1 });
      await after.until('a,b');
      before.stop();
      after.stop();
      await store.update('ended/a', { n: 2 });
    });
  });
});
