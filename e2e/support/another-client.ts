import { initializeApp } from 'firebase-admin/app';
import { FieldValue, Timestamp, getFirestore, type Firestore } from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

/** Firestore as another program uses it: through firebase-admin, not through the console. */
export function adminFirestore(): Firestore {
  firestore ??= getFirestore(
    initializeApp({ projectId: process.env.PROJECT_ID ?? 'demo-console' }, 'another-client'),
    process.env.FIRESTORE_DATABASE || '(default)',
  );
  return firestore;
}

interface NewSession {
  pushStatus?: string | null;
  /** Each with one reading. */
  addresses?: readonly string[];
}

/** A reading without labels, as an app stores it. */
export const readingAt = (address: string, checkedAt: Timestamp | Date) => ({
  address,
  checkedAt,
  employeeId: '17',
  employeeName: 'Another client',
  status: 'read',
  labels: [],
  mif: {},
  results: {},
});

/** Adds a reading to the newest part of a session of one part, as an app does: in one batch with the session's count (D-70). */
export async function addReading({ path }: { path: string }, session: string, address: string): Promise<void> {
  const document = adminFirestore().doc(`${path}/sessions/${session}`);
  const batch = adminFirestore().batch();
  batch.update(document.collection('addresses').doc('0'), { records: FieldValue.arrayUnion(readingAt(address, Timestamp.now())) });
  batch.update(document, { total: FieldValue.increment(1) });
  await batch.commit();
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
  await document
    .collection('addresses')
    .doc('0')
    .set({ index: 0, records: addresses.map((address) => readingAt(address, now)) });
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
