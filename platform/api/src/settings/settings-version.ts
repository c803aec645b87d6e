import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { docPaths, isDocumentId, type DomainRef } from 'shared-kit/model';

/** Reference to the settings document of that id, which may not exist; null when no document can have such an id. */
export function settingsVersion(firestore: Firestore, domain: DomainRef, id: string): DocumentReference | null {
  return isDocumentId(id) ? firestore.doc(docPaths.settings(domain, id)) : null;
}
