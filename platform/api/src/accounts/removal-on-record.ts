import type { Firestore, Query } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';

export const REMOVED = 'users.remove';

/** The company's record of the user's removal, if there is one. */
export const removalOf = (firestore: Firestore, company: string, uid: string): Query =>
  firestore.collection(firestorePaths.audit(company)).where('target', '==', docPaths.user(uid)).where('action', '==', REMOVED).limit(1);
