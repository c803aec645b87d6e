import type { Firestore, Query } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';

/** The action under which the removal of a user stands in the records. */
export const REMOVED = 'users.remove';

/** The company's record that it has removed the user, if it has. */
export const removalOf = (firestore: Firestore, company: string, uid: string): Query =>
  firestore.collection(firestorePaths.audit(company)).where('target', '==', docPaths.user(uid)).where('action', '==', REMOVED).limit(1);
