import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** How people call a session: a session without a name goes by its id. */
export function nameOfSession(session: DocumentSnapshot): string {
  const name: unknown = session.get('name');
  return typeof name === 'string' && name !== '' ? name : session.id;
}
