import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import type { HourlyRun } from '../hourly/hourly';
import { onOneServer } from '../hourly/one-server';
import { NAME_FIELDS, storeSearchNames } from './store-search-names';

const PAGE = 300;

/**
 * Stores a name for searches in each session and task from before such names were stored, or were folded as today: once, on one server, after which
 * `platformWork/foldedNames` exists. Later tasks get theirs when they are created, later sessions when their domain is summed up.
 */
export async function nameOlderDocuments(firebase: Firebase, run: HourlyRun): Promise<void> {
  const { firestore } = firebase;
  const mark = firestore.collection('platformWork').doc('foldedNames');
  if ((await mark.get()).exists) return;
  await onOneServer(firebase, 'searchNames', run, async () => {
    await nameAll(firestore, run.signal);
    if (!run.signal.aborted) await mark.set({ doneAt: Date.now() });
  });
}

async function nameAll(firestore: Firestore, signal: AbortSignal): Promise<void> {
  const companies = await firestore.collection(firestorePaths.companies()).select().get();
  for (const { id: company } of companies.docs) {
    const domains = await firestore.collection(firestorePaths.domains(company)).select().get();
    for (const { id: domain } of domains.docs) {
      await nameCollection(firestore, firestorePaths.sessions({ company, domain }), signal);
      await nameCollection(firestore, firestorePaths.tasks({ company, domain }), signal);
    }
  }
}

async function nameCollection(firestore: Firestore, path: string, signal: AbortSignal): Promise<void> {
  const inOrder = firestore.collection(path).orderBy('__name__').select(...NAME_FIELDS).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (signal.aborted) return;
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    await storeSearchNames(firestore, docs);
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}
