import { auth } from 'shared-kit/firebase/auth';
import { dataStore } from '../document-store';
import type { WorkerAccess } from './worker-access';

/** What a worker of this page reads documents with, as the present user; null with a store that only this page has. */
export async function workerAccess(): Promise<WorkerAccess | null> {
  const { documents } = dataStore();
  return documents === null ? null : { documents, token: await auth().idToken() };
}
