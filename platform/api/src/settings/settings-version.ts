import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { docPaths, isDocumentId, type DomainRef } from 'shared-kit/model';

/** The settings document of that id, which may be there or not; null for an id that none can have. */
export function settingsVersion(firestore: Firestore, domain: DomainRef, id: string): DocumentReference | null {
  return isDocumentId(id) ? firestore.doc(docPaths.settings(domain, id)) : null;
}
