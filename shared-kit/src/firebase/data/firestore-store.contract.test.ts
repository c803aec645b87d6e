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
  type Firestore,
} from 'firebase/firestore';
import { startEmulator, type Access, type RunningEmulator } from 'platform-emulator';
import { Connection } from './connection';
import { documentStoreContract, type StoreWorld } from './document-store.contract';
import { createFirestoreStore } from './firestore-store';
import { queriesContract } from './queries.contract';

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
  const opened: { app: FirebaseApp; db: Firestore }[] = [];

  async function connect(name: string): Promise<Firestore> {
    const app = initializeApp({ projectId: emulator.projectId, apiKey: 'key' }, name);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.ports.auth}`, { disableWarnings: true });
    await createUserWithEmailAndPassword(auth, `${name}@example.test`, 'secret-1');
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, emulator.host, emulator.ports.firestore);
    opened.push({ app, db });
    return db;
  }

  beforeAll(async () => {
    // The SDK writes every refusal to the console; here they are asked for.
    setLogLevel('silent');
    emulator = await startEmulator({ ports: { auth: 0, firestore: 0, storage: 0 }, selfSignUp: true, access });
  });
  afterAll(async () => {
    for (const { app, db } of opened) {
      await terminate(db);
      await deleteApp(app);
    }
    await emulator.stop();
  });

  let world: Promise<StoreWorld> | undefined;
  const openWorld = async (): Promise<StoreWorld> => {
    const [db, other] = [await connect('console'), await connect('other')];
    const page = { addEventListener: () => {}, navigator: { onLine: true } };
    return {
      store: createFirestoreStore(db, new Connection(page)),
      set: (path, data) => setDoc(doc(other, path), data),
      remove: (path) => deleteDoc(doc(other, path)),
    };
  };
  const sameWorld = () => (world ??= openWorld());

  documentStoreContract(sameWorld);
  describe('asked by screens', () => queriesContract(sameWorld));
});
