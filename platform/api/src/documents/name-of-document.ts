import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The name of a session or task, or its id when it has none. */
export function nameOfDocument(document: DocumentSnapshot): string {
  const name: unknown = document.get('name');
  return typeof name === 'string' && name !== '' ? name : document.id;
}
