import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import type { Run } from '../schedule/regularly';
import { onOneServer } from '../schedule/one-server';
import { BEGINNINGS, NAMES, storeForSearches, type StoredForSearches } from './store-for-searches';

const PAGE = 300;

/** Work that is done once, after which the document `platformWork/{mark}` exists. `lease` names it among the servers. */
interface WorkOnce {
  mark: string;
  lease: string;
  work: (firestore: Firestore, signal: AbortSignal) => Promise<void>;
}

const WORKS: readonly WorkOnce[] = [
  { mark: 'foldedNames', lease: 'searchNames', work: nameSessionsAndTasks },
  {
    mark: 'userBeginnings',
    lease: 'searchBeginnings',
    work: (firestore, signal) => storeInAll(firestore, firestorePaths.users(), { stored: BEGINNINGS, signal }),
  },
];

/**
 * Stores what searches need in each session, task and user from before it was stored, or was folded as today: once, on one server. Later
 * tasks and users get theirs when they are written, later sessions when their domain is summed up.
 */
export async function nameOlderDocuments(firebase: Firebase, run: Run): Promise<void> {
  const { firestore } = firebase;
  for (const { mark, lease, work } of WORKS) {
    const done = firestore.collection('platformWork').doc(mark);
    if ((await done.get()).exists) continue;
    await onOneServer(firebase, lease, run, async () => {
      await work(firestore, run.signal);
      if (!run.signal.aborted) await done.set({ doneAt: Date.now() });
    });
  }
}

async function nameSessionsAndTasks(firestore: Firestore, signal: AbortSignal): Promise<void> {
  const companies = await firestore.collection(firestorePaths.companies()).select().get();
  for (const { id: company } of companies.docs) {
    const domains = await firestore.collection(firestorePaths.domains(company)).select().get();
    for (const { id: domain } of domains.docs) {
      await storeInAll(firestore, firestorePaths.sessions({ company, domain }), { stored: NAMES, signal });
      await storeInAll(firestore, firestorePaths.tasks({ company, domain }), { stored: NAMES, signal });
    }
  }
}

async function storeInAll(
  firestore: Firestore,
  path: string,
  { stored, signal }: { stored: StoredForSearches; signal: AbortSignal },
): Promise<void> {
  const inOrder = firestore
    .collection(path)
    .orderBy('__name__')
    .select(...stored.fields)
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (signal.aborted) return;
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    await storeForSearches(firestore, docs, stored);
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}
