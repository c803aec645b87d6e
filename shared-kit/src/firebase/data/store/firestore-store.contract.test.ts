/** @jest-environment node */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { connectFirestoreEmulator, deleteDoc, doc, initializeFirestore, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import { silentServer } from 'platform-emulator';
import { startWithRules, type TestFirebase } from 'platform-emulator/testing';
import { Connection } from './connection';
import type { CollectionQuery, DocumentStore, StoredDocument } from './document-store';
import { documentStoreContract, type StoreWorld } from './document-store.contract';
import { millis } from '../../../model/entities/fields';
import { FirestoreClient } from './firestore-client';
import { createFirestoreStore } from './firestore-store';
import { queriesContract } from '../queries.contract';
import { askByHttp } from '../worker/ask-by-http';

const PAGE: ConstructorParameters<typeof Connection>[0] = {
  addEventListener: () => {},
  navigator: { onLine: true },
  document: { visibilityState: 'visible', addEventListener: () => {} },
};

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The other client may do anything, the client of the store may not use paths that begin with `denied`. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{first}/{rest=**} {
      allow read, write: if request.auth != null && (request.auth.token.email == 'other@example.test' || !first.matches('denied.*'));
    }
  }
}`;

describe('API-31 the store over the Firebase SDK and a Firebase', () => {
  let firebase: TestFirebase;
  const apps: FirebaseApp[] = [];
  const users: User[] = [];
  const clients: FirestoreClient[] = [];
  let endSilence = (): Promise<void> => Promise.resolve();

  async function connect(name: string): Promise<FirestoreClient> {
    const app = initializeApp({ projectId: firebase.projectId, apiKey: 'key' }, name);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${firebase.hosts?.auth}`, { disableWarnings: true });
    const account = { email: `${name}@example.test`, password: 'secret-1' };
    await firebase.admin().auth.createUser(account);
    users.push((await signInWithEmailAndPassword(auth, account.email, account.password)).user);
    const client = new FirestoreClient(() => {
      const db = initializeFirestore(app, {});
      const [host = '', port] = firebase.hosts!.firestore.split(':');
      connectFirestoreEmulator(db, host, Number(port));
      return db;
    });
    apps.push(app);
    clients.push(client);
    return client;
  }

  async function connectToSilence(): Promise<DocumentStore> {
    const { port, stop } = await silentServer();
    endSilence = stop;
    const app = initializeApp({ projectId: firebase.projectId, apiKey: 'key' }, 'silent');
    const client = new FirestoreClient(() => {
      const db = initializeFirestore(app, {});
      connectFirestoreEmulator(db, '127.0.0.1', port);
      return db;
    });
    apps.push(app);
    clients.push(client);
    return createFirestoreStore(client, new Connection(PAGE), documents());
  }

  beforeAll(async () => {
    // The SDK logs every denial, and these tests cause denials on purpose.
    setLogLevel('silent');
    firebase = await startWithRules({ firestore: RULES });
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    for (const app of apps) await deleteApp(app);
    await firebase.stop();
    await endSilence();
  });

  const documents = () => `http://${firebase.hosts?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  let world: Promise<StoreWorld> | undefined;
  const openWorld = async (): Promise<StoreWorld> => {
    // Connect the client under test last, because the SDK has only one listener for its log.
    const other = (await connect('other')).current();
    const silent = await connectToSilence();
    const client = await connect('console');
    return {
      store: createFirestoreStore(client, new Connection(PAGE), documents()),
      set: (path, data) => setDoc(doc(other, path), data),
      remove: (path) => deleteDoc(doc(other, path)),
      silent: () => Promise.resolve(silent),
    };
  };
  const sameWorld = () => (world ??= openWorld());

  documentStoreContract(sameWorld);
  describe('the queries of pages', () => queriesContract(sameWorld));

  describe('queries over HTTP, as in workers', () => {
    const access = async () => ({ documents: documents(), token: await users.at(-1)!.getIdToken() });

    it('ADD-RESULT-04 have the same results as the store', async () => {
      const { store, set } = await sameWorld();
      const path = 'wire/Câmara 1: frio/parts';
      const values = {
        text: 'Endereço “1”',
        empty: '',
        none: null,
        yes: true,
        no: false,
        whole: 7,
        half: 0.5,
        large: 2 ** 53,
        list: [{ deep: [{ x: 1 }] }, 'b'],
        none1: [],
        map: { 'a b': { c: '' }, d: {} },
      };
      await set(`${path}/a`, { ...values, index: 1, at: new Date(1_700_000_000_123) });
      await set(`${path}/b`, { index: 2 });
      await set(`${path}/c`, { index: 3 });
      await set(`${path}/d`, { index: '2' });
      const ask = askByHttp(await access());
      const queries: CollectionQuery[] = [
        { path },
        { path, where: [['index', '>=', 2]], orderBy: [['index', 'desc']] },
        {
          path,
          where: [
            ['index', '>=', 1],
            ['index', '<', 3],
          ],
          orderBy: [['index', 'asc']],
          limit: 1,
        },
        { path, where: [['text', 'in', ['', 'Endereço “1”']]] },
        { path: `${path}/none/at-all` },
      ];
      for (const query of queries) {
        const withTimes = (docs: readonly StoredDocument[]) => docs.map(({ id, data: { at, ...data } }) => ({ id, data, at: millis(at) }));
        expect(withTimes(await ask(query))).toEqual(withTimes(await store.getAll(query)));
      }
      expect((await ask(queries[1]!)).map(({ id }) => id)).toEqual(['c', 'b']);
    });

    it('are denied when the store is denied, with the same error', async () => {
      await sameWorld();
      await expect(askByHttp(await access())({ path: 'denied' })).rejects.toMatchObject({ kind: 'denied', problem: { code: 3 } });
      await expect(askByHttp({ documents: documents(), token: null })({ path: 'wire' })).rejects.toMatchObject({ kind: 'denied' });
      // An expired token counts as unavailable: the page has a new token when it tries again.
      await expect(askByHttp({ documents: documents(), token: 'none' })({ path: 'wire' })).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });

  describe('when its client is terminated from outside', () => {
    const follow = (store: StoreWorld['store'], path: string) => {
      const seen: string[] = [];
      const stop = store.listen(
        { path },
        ({ docs }) => void seen.push(docs.map(({ id }) => id).join()),
        (error) => void seen.push(error.kind),
      );
      return { stop, until: (ids: string) => waitUntil(() => seen.includes(ids)) };
    };

    it('API-27 answers the next query with a new client', async () => {
      const { store, set } = await sameWorld();
      const before = follow(store, 'ended');
      await set('ended/a', { n: 1 });
      await before.until('a');
      await terminate(clients.at(-1)!.current());
      // The same error as for a lost connection, after which live queries try again.
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
