import { firestorePaths } from 'shared-kit/model';
import { pages } from '../../documents/pages';
import type { Firebase } from '../../firebase/firebase';
import { once, type WorkOnce } from '../schedule/once';
import type { Run } from '../schedule/regularly';
import { BEGINNINGS, NAMES, storeForSearches, type StoredForSearches } from './store-for-searches';

const WORKS: readonly WorkOnce[] = [
  { mark: 'foldedNames', lease: 'searchNames', work: nameSessionsAndTasks },
  {
    mark: 'userBeginnings',
    lease: 'searchBeginnings',
    work: (firebase, signal) => storeInAll(firebase, firestorePaths.users(), { stored: BEGINNINGS, signal }),
  },
];

/**
 * Stores what searches need in each session, task and user from before it was stored, or was folded as today: once, on one server. Later
 * tasks and users get theirs when they are written, later sessions when their domain is summed up.
 */
export async function nameOlderDocuments(firebase: Firebase, run: Run): Promise<void> {
  for (const work of WORKS) await once(firebase, work, run);
}

async function nameSessionsAndTasks(firebase: Firebase, signal: AbortSignal): Promise<void> {
  const { firestore } = firebase;
  const companies = await firestore.collection(firestorePaths.companies()).select().get();
  for (const { id: company } of companies.docs) {
    const domains = await firestore.collection(firestorePaths.domains(company)).select().get();
    for (const { id: domain } of domains.docs) {
      await storeInAll(firebase, firestorePaths.sessions({ company, domain }), { stored: NAMES, signal });
      await storeInAll(firebase, firestorePaths.tasks({ company, domain }), { stored: NAMES, signal });
    }
  }
}

async function storeInAll(
  { firestore }: Firebase,
  path: string,
  { stored, signal }: { stored: StoredForSearches; signal: AbortSignal },
): Promise<void> {
  for await (const page of pages(firestore.collection(path).select(...stored.fields), signal)) {
    await storeForSearches(firestore, page, stored);
  }
}
