import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';

const params = new URLSearchParams(window.location.search);
const app = initializeApp({ apiKey: 'demo', projectId: 'demo-console' });

export const auth = getAuth(app);
connectAuthEmulator(auth, `http://127.0.0.1:${params.get('authPort')}`, { disableWarnings: true });

export const db = getFirestore(app);
connectFirestoreEmulator(db, '127.0.0.1', Number(params.get('firestorePort')));
