import { auth } from 'shared-kit/firebase/auth';
import { dataStore } from '../store/document-store';
import type { WorkerAccess } from './ask-by-http';

/** The access of a worker to documents, as the current user; null for a store in memory, which only the page has. */
export async function workerAccess(): Promise<WorkerAccess | null> {
  const { documents } = dataStore();
  return documents === null ? null : { documents, token: await auth().idToken() };
}
