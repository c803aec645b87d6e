import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, connectFirestoreEmulator, getDocsFromServer, initializeFirestore, orderBy, query } from 'firebase/firestore';

// The floor of reading a session's addresses: one query of the bare SDK, and the records taken from its documents.
const params = new URLSearchParams(window.location.search);
const app = initializeApp({ apiKey: 'demo', projectId: 'demo-console' });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, `http://127.0.0.1:${params.get('authPort')}`, { disableWarnings: true });
const db = initializeFirestore(app, {});
connectFirestoreEmulator(db, '127.0.0.1', Number(params.get('firestorePort')));

/** Reads all documents of a collection. Returns the milliseconds it took and the number of records in the documents. */
async function readAll(path: string): Promise<{ ms: number; records: number }> {
  await signInWithEmailAndPassword(auth, 'key@demo.test', 'demo-key-1');
  const start = performance.now();
  const { docs } = await getDocsFromServer(query(collection(db, path), orderBy('index')));
  const records = docs.reduce((sum, one) => sum + (one.data()['records'] as unknown[]).length, 0);
  return { ms: performance.now() - start, records };
}

Object.assign(window, { readAll });
