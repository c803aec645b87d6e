import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The name of a session, or its id when it has none. */
export function nameOfSession(session: DocumentSnapshot): string {
  const name: unknown = session.get('name');
  return typeof name === 'string' && name !== '' ? name : session.id;
}
