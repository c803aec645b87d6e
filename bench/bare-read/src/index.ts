import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, connectFirestoreEmulator, getDocsFromServer, initializeFirestore, orderBy, query } from 'firebase/firestore';

// The least that reading the addresses of a session takes: one question to the SDK, whose documents are taken apart.
const params = new URLSearchParams(window.location.search);
const app = initializeApp({ apiKey: 'demo', projectId: 'demo-console' });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, `http://127.0.0.1:${params.get('authPort')}`, { disableWarnings: true });
const db = initializeFirestore(app, {});
connectFirestoreEmulator(db, '127.0.0.1', Number(params.get('firestorePort')));

/** Milliseconds it takes to read all documents of a collection, and how many records they hold. */
async function readAll(path: string): Promise<{ ms: number; records: number }> {
  await signInWithEmailAndPassword(auth, 'key@demo.test', 'demo-key-1');
  const start = performance.now();
  const { docs } = await getDocsFromServer(query(collection(db, path), orderBy('index')));
  const records = docs.reduce((sum, one) => sum + (one.data()['records'] as unknown[]).length, 0);
  return { ms: performance.now() - start, records };
}

Object.assign(window, { readAll });
