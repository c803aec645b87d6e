import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestorePaths, PLATFORM_ACTOR, type SessionRef } from 'shared-kit/model';
import type { Actor } from '../../records/record-change';
import { createTurns } from '../../http/turns';
import { isBeingRemoved } from '../../documents/domain-removal';
import { take } from '../../documents/take';
import { ApiError } from '../../http/api-error';
import { listenerOf, type Listener } from './listener';
import { claimOf } from './push-state';
import { pushSession, type PushServices } from './push-session';
import { countWaiting, planOlderFailures, waitingSessions } from './waiting-sessions';

/** Pushes of all companies at the same time, each of which holds parts of a session in memory. */
const AT_ONCE = 20;
/** A listener that does not answer so many times in a row is not tried again in this hour. */
const SILENT_ANSWERS = 3;
/** How long a company's sessions are sent in one hour; what is left has its turn in the next one. */
const HOUR_OF_COMPANY_MS = 50 * 60_000;

/**
 * Sends the sessions that wait for a push or are due again (D-71), all companies side by side: one session of each company at a time, so that a
 * slow listener delays its own sessions only. The signal ends it after the sessions that are being sent. Rejects when the work of some companies
 * failed, after that of the others is done.
 */
export async function retryPushes(services: PushServices, signal: AbortSignal): Promise<void> {
  const { firestore } = services.firebase;
  if (signal.aborted) return;
  await planOlderFailures(firestore, Date.now(), signal);
  const companies = await firestore.collection(firestorePaths.companies()).where('hasSessionPushListener', '==', true).select().get();
  const turns = createTurns({ atOnce: AT_ONCE });
  const results = await Promise.allSettled(
    companies.docs.map(async ({ id }) => {
      try {
        await retryCompany(services, id, { signal, inTurn: (work) => turns.run({ company: id, user: PLATFORM_ACTOR }, work) });
      } finally {
        await noteLeft(services, id);
      }
    }),
  );
  const reasons = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length > 0) throw new AggregateError(reasons, 'The sessions of some companies could not be pushed.');
}

/** Counts what the company's turn has left, for the metrics alone. */
async function noteLeft({ firebase, measures }: PushServices, company: string): Promise<void> {
  if (!measures) return;
  await countWaiting(firebase.firestore, company, Date.now()).then(
    (sessions) => measures.pushesLeft(company, sessions),
    () => undefined,
  );
}

interface Run {
  signal: AbortSignal;
  /** Does the work when it is this company's turn. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

async function retryCompany(services: PushServices, company: string, { signal, inTurn }: Run): Promise<void> {
  const { firestore } = services.firebase;
  const begun = Date.now();
  const isInUse = domainsInUse(firestore);
  let listener: Listener | null | undefined;
  let silent = 0;
  const waiting = waitingSessions(firestore, company, begun);
  for (;;) {
    const { value: ref } = (await inTurn(() => waiting.next())) as { value: DocumentReference | undefined };
    if (!ref || signal.aborted || Date.now() > begun + HOUR_OF_COMPANY_MS) return;
    listener ??= await usableListener(services, company);
    if (!listener) return;
    const tried = listener;
    const outcome = await inTurn(async () => ((await isInUse(ref)) ? tryAgain(services, ref, tried) : null));
    if (outcome !== null) silent = outcome === 'silent' ? silent + 1 : 0;
    if (silent === SILENT_ANSWERS) return;
  }
}

/** Null when operators named no listener that can be used. */
async function usableListener(services: PushServices, company: string): Promise<Listener | null> {
  return listenerOf(services, company).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/** Whether the domain of a session exists and is not being removed; each domain is read once. */
function domainsInUse(firestore: Firestore): (session: DocumentReference) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (session) => {
    const domain = session.parent.parent!;
    const read =
      known.get(domain.path) ??
      firestore
        .doc(domain.path)
        .get()
        .then((one) => one.exists && !isBeingRemoved(one));
    known.set(domain.path, read);
    return read;
  };
}

/** Claims a session and sends it. Null when it is not this server's to send. */
async function tryAgain(services: PushServices, ref: DocumentReference, listener: Listener) {
  const stored = await claim(ref);
  if (!stored) return null;
  const session = sessionAt(ref);
  const actor: Actor = { uid: PLATFORM_ACTOR, name: '', company: session.company, ip: '', userAgent: 'hourly retry' };
  const { outcome } = await pushSession(services, { session, stored, listener, actor, isAsked: false });
  return outcome;
}

const claim = (ref: DocumentReference): Promise<DocumentSnapshot | null> =>
  take<DocumentSnapshot | null>(ref, (stored) => {
    const claimed = claimOf(stored, Date.now());
    return { result: claimed && !claimed.isGivenUp ? stored : null, taking: claimed?.update };
  });

/** `companies/{company}/domains/{domain}/sessions/{session}` */
function sessionAt({ path, id }: DocumentReference): SessionRef {
  const [, company = '', , domain = ''] = path.split('/');
  return { company, domain, session: id };
}
