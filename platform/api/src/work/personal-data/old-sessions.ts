import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { chunk, docPaths, firestorePaths, PLATFORM_ACTOR, type DomainRef } from 'shared-kit/model';
import { OPEN_TASK_STATES } from 'shared-kit/model/overview';
import { isBeingRemoved } from '../../documents/domain-removal';
import { nameOfDocument } from '../../documents/name-of-document';
import type { Firebase } from '../../firebase/firebase';
import { runChange, type Actor } from '../../records/record-change';
import { beginRemoval } from '../removals/removal';
import { writeSummary } from '../summaries/summarize-domain';
import type { Removals } from '../removals/removals';

/** Sessions that are read at once, and removed by one transaction. */
const PAGE = 50;
/** Values that one query can compare with. */
const MOST_IN = 30;

interface Services {
  readonly firebase: Firebase;
  readonly removals: Removals;
}

interface OldSessions {
  /** Milliseconds: sessions that ended before. */
  until: number;
  signal: AbortSignal;
  /** Called for a domain whose sessions cannot be removed; those of the others are. */
  onProblem: (error: unknown) => void;
}

const platformOf = (company: string): Actor => ({ uid: PLATFORM_ACTOR, name: '', company, ip: '', userAgent: '' });

/**
 * Removes the sessions of all companies that ended before `until`, with their readings and pictures, each on record. A count that
 * has not ended stays, and so does one whose push is planned or whose task is open. The signal ends it after the sessions that are being removed.
 */
export async function removeOldSessions(services: Services, { until, signal, onProblem }: OldSessions): Promise<void> {
  const { firestore } = services.firebase;
  // Counts without an end have no time there, and are in no such query.
  const ended = firestore
    .collectionGroup('sessions')
    .where('endTime', '<', Timestamp.fromMillis(until))
    .orderBy('endTime')
    .select('endTime')
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ended.startAfter(last) : ended).get();
    for (const [path, refs] of byDomain(docs)) {
      if (signal.aborted) return;
      await removeFrom(services, firestore.doc(path), refs, until).catch(onProblem);
    }
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}

/** The sessions under the path of their domain. */
function byDomain(sessions: readonly QueryDocumentSnapshot[]): Map<string, DocumentReference[]> {
  const byPath = new Map<string, DocumentReference[]>();
  for (const { ref } of sessions) {
    const { path } = ref.parent.parent!;
    byPath.set(path, [...(byPath.get(path) ?? []), ref]);
  }
  return byPath;
}

/** `domain` is the domain's document. */
async function removeFrom(
  { firebase, removals }: Services,
  domain: DocumentReference,
  refs: DocumentReference[],
  until: number,
): Promise<void> {
  const { firestore } = firebase;
  const [, company = ''] = domain.path.split('/');
  const named: DomainRef = { company, domain: domain.id };
  const marker = firestore.collection(firestorePaths.removals(company)).doc();
  const removal = await runChange(firestore, platformOf(company), async (transaction, record) => {
    const [stored, ...sessions] = await transaction.getAll(domain, ...refs);
    // The removal of a domain takes its sessions too, without a record of each.
    if (!stored || isBeingRemoved(stored)) return undefined;
    const needed = await neededByTasks(transaction, named, sessions);
    const old = sessions.filter((session) => isOld(session, until) && !needed.has(session.id));
    if (old.length === 0) return undefined;
    for (const session of old) {
      transaction.delete(session.ref);
      record({ action: 'sessions.delete', target: session.ref.path, name: nameOfDocument(session) });
    }
    const hidden = { domain: named, sessions: old.map(({ id }) => id) };
    beginRemoval(transaction, marker, hidden);
    return hidden;
  });
  if (!removal) return;
  await removals.finish(marker, removal);
  if ((await firestore.doc(docPaths.domain(named)).get()).exists) await writeSummary(firestore, named);
}

/** Whether a session, which may have been changed since it was found, has ended before `until` and is not to be pushed any more. */
function isOld(session: DocumentSnapshot, until: number): boolean {
  const endTime: unknown = session.get('endTime');
  return endTime instanceof Timestamp && endTime.toMillis() < until && !(session.get('pushNextTryAt') instanceof Timestamp);
}

/** The ids of those sessions that an open task needs: tasks name their session, and older ones have its id. */
async function neededByTasks(transaction: Transaction, domain: DomainRef, sessions: readonly DocumentSnapshot[]): Promise<Set<string>> {
  const ids = sessions.filter((session) => session.get('wasTask') === true).map(({ id }) => id);
  const [first] = sessions;
  if (!first || ids.length === 0) return new Set();
  const { firestore } = first.ref;
  const tasks = firestore.collection(firestorePaths.tasks(domain));
  const naming = await Promise.all(chunk(ids, MOST_IN).map((some) => transaction.get(tasks.where('sessionId', 'in', some))));
  const sameId = await transaction.getAll(...ids.map((id) => tasks.doc(id)));
  const open = [...sameId, ...naming.flatMap(({ docs }) => docs)].filter(isOpen);
  return new Set(open.map((task) => String(task.get('sessionId') ?? task.id)));
}

const isOpen = (task: DocumentSnapshot): boolean => (OPEN_TASK_STATES as readonly unknown[]).includes(task.get('state'));
