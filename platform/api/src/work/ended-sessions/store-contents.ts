import { Timestamp, type DocumentReference, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths, partFilter, type DomainRef } from 'shared-kit/model';

const DAY_MS = 24 * 3_600_000;
/** Sessions that are looked at together. */
const PAGE = 50;
const PARTS_AT_ONCE = 4;
/** At most 683 KB: a filter has at most 6,828 characters. */
const PARTS_PER_DOCUMENT = 100;
/** Readings of one session, in parts (D-70). */
const MAX_PARTS = 2000;
const ADDRESS_LENGTH = 200;
/** A device's clock may be ahead (docs/apps.md), so sessions that end now may have a time after one that is known. */
const AHEAD_MS = 600_000;
/** Apps that were offline end sessions days later, by the time of the device. Once a day what ended in these days is looked at again. */
const LATE_MS = 14 * DAY_MS;

interface Progress {
  /** Sessions that ended until then have been looked at, in epoch milliseconds. */
  until: number;
  /** When the last days were looked at again. */
  sweptAt: number;
}

interface Options {
  signal: AbortSignal;
  now?: number;
}

/**
 * Stores what the readings of each ended session can be found by (D-170): of those that have ended since the last time, the first time of all.
 * A session that cannot be read does not hold up the others. Rejects when there was one, after the others; the signal ends it between two sessions.
 */
export async function storeContents(firestore: Firestore, { signal, now = Date.now() }: Options): Promise<void> {
  const work = firestore.collection('platformWork').doc('contentsOfSessions');
  const { until = 0, sweptAt = 0 } = ((await work.get()).data() ?? {}) as Partial<Progress>;
  const sweeps = now - sweptAt >= DAY_MS;
  const ended = firestore
    .collectionGroup('sessions')
    .where('endTime', '>', Timestamp.fromMillis(Math.max(0, sweeps ? until - LATE_MS : until)))
    .orderBy('endTime')
    .select('startTime', 'endTime')
    .limit(PAGE);
  const problems: unknown[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ended.startAfter(last) : ended).get();
    for (const session of await withoutContents(firestore, docs)) {
      if (signal.aborted) return;
      await storeContentsOf(firestore, session).catch((error: unknown) => problems.push(error));
    }
    const lastEnd = (docs.at(-1)?.get('endTime') as Timestamp | undefined)?.toMillis() ?? 0;
    if (lastEnd > until) await work.set({ until: Math.max(until, Math.min(lastEnd, now - AHEAD_MS)) }, { merge: true });
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
  if (sweeps) await work.set({ sweptAt: now }, { merge: true });
  if (problems.length > 0) throw new AggregateError(problems, 'Some sessions could not be made searchable.');
}

/** The domain of a session, `companies/{c}/domains/{d}/sessions/{s}`; null for a collection of this name elsewhere. */
function domainOf(session: DocumentReference): DomainRef | null {
  const [companies, company, domains, domain, , id, ...below] = session.path.split('/');
  return companies === 'companies' && domains === 'domains' && company && domain && id && below.length === 0 ? { company, domain } : null;
}

/** The document with the filters from one part on. */
const contentsFrom = (firestore: Firestore, domain: DomainRef, session: string, first: number): DocumentReference =>
  firestore.collection(firestorePaths.contents(domain)).doc(`${first}:${session}`);

async function withoutContents(firestore: Firestore, sessions: readonly QueryDocumentSnapshot[]): Promise<QueryDocumentSnapshot[]> {
  const known = sessions.flatMap((session) => {
    const domain = domainOf(session.ref);
    return domain && session.get('startTime') instanceof Timestamp
      ? [{ session, contents: contentsFrom(firestore, domain, session.id, 0) }]
      : [];
  });
  if (known.length === 0) return [];
  const stored = await firestore.getAll(...known.map(({ contents }) => contents), { fieldMask: ['session'] });
  return known.filter((_, at) => !stored[at]!.exists).map(({ session }) => session);
}

/** The parts of a session, in order. */
async function* partsOf(session: DocumentReference): AsyncGenerator<{ index: number; records: unknown }> {
  const inOrder = session.collection('addresses').orderBy('index').limit(PARTS_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    for (const part of docs) {
      const index: unknown = part.get('index');
      if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < MAX_PARTS)
        yield { index, records: part.get('records') };
    }
    last = docs.length < PARTS_AT_ONCE ? undefined : docs.at(-1);
  } while (last);
}

/** The first address of a part. Apps write the records themselves, so that anything may stand there. */
function addressIn(records: unknown): string {
  for (const one of Array.isArray(records) ? (records as unknown[]) : []) {
    const { address } = Object(one) as { address?: unknown };
    if (typeof address === 'string' && address !== '') return address.slice(0, ADDRESS_LENGTH);
  }
  return '';
}

async function storeContentsOf(firestore: Firestore, session: QueryDocumentSnapshot): Promise<void> {
  const domain = domainOf(session.ref)!;
  const filters: string[] = [];
  let address = '';
  for await (const { index, records } of partsOf(session.ref)) {
    while (filters.length < index) filters.push('');
    filters[index] = partFilter(records);
    address ||= addressIn(records);
  }
  const firsts = Array.from({ length: Math.max(1, Math.ceil(filters.length / PARTS_PER_DOCUMENT)) }, (_, nth) => nth * PARTS_PER_DOCUMENT);
  // The first piece says that all are there, so it comes last.
  for (const first of firsts.reverse()) {
    await firestore.runTransaction(async (transaction) => {
      // A session that is removed meanwhile takes what it was found by with it.
      if (!(await transaction.get(session.ref)).exists) return;
      transaction.set(contentsFrom(firestore, domain, session.id, first), {
        session: session.id,
        startTime: session.get('startTime') as Timestamp,
        first,
        parts: filters.length,
        filters: filters.slice(first, first + PARTS_PER_DOCUMENT),
        address,
      });
    });
  }
}
