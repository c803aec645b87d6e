import { initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore, type Firestore } from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

/** Firestore as another program uses it: through firebase-admin, not through the console. */
export function adminFirestore(): Firestore {
  firestore ??= getFirestore(initializeApp({ projectId: process.env.PROJECT_ID ?? 'demo-console' }, 'another-client'));
  return firestore;
}

interface NewSession {
  pushStatus?: string | null;
  /** Each with one reading. */
  addresses?: readonly string[];
}

/**
 * Writes a session that starts now, so it is the newest of its domain. Use a domain of the journey's own: many journeys look for sessions on
 * the first page of the demo's domains. Returns a function that removes the session.
 */
export async function writeSession(
  { path }: { path: string },
  name: string,
  { pushStatus = null, addresses = ['G01010101'] }: NewSession = {},
): Promise<() => Promise<void>> {
  const document = adminFirestore().doc(`${path}/sessions/${name}`);
  const now = Timestamp.now();
  const records = addresses.map((address) => ({
    address,
    checkedAt: now,
    employeeId: '17',
    employeeName: 'Another client',
    status: 'read',
    labels: [],
    mif: {},
    results: {},
  }));
  await document.collection('addresses').doc('0').set({ index: 0, records });
  // Marked as just sent, or the platform's hourly work could send it in the middle of a journey.
  const pushTriedAt = Date.now();
  await document.set({
    name,
    startTime: now,
    endTime: now,
    total: addresses.length,
    empty: 0,
    invalid: 0,
    pushStatus,
    pushTriedAt,
    wasTask: false,
  });
  return () => adminFirestore().recursiveDelete(document);
}
