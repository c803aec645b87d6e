import { initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore, type Firestore } from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

/** Firestore as another program uses it: through firebase-admin, not through the console. */
export function adminFirestore(): Firestore {
  firestore ??= getFirestore(initializeApp({ projectId: process.env.PROJECT_ID ?? 'demo-console' }, 'another-client'));
  return firestore;
}

/** Writes a session that started now, the newest of its domain. Returns a function that removes it. */
export async function writeSession(at: { company: string; domain: string }, name: string, pushStatus: string | null = null): Promise<() => Promise<void>> {
  const document = adminFirestore().doc(`companies/${at.company}/domains/${at.domain}/sessions/${name}`);
  const now = Timestamp.now();
  await document.set({ name, startTime: now, endTime: now, total: 1, empty: 0, invalid: 0, pushStatus, wasTask: false });
  return async () => void (await document.delete());
}
