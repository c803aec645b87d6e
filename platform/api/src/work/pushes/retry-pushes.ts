import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths, PLATFORM_ACTOR, type DomainRef } from 'shared-kit/model';
import type { Actor } from '../../records/record-change';
import { isBeingRemoved } from '../../documents/domain-removal';
import { ApiError } from '../../http/api-error';
import { listenerOf, type Listener } from './listener';
import { pushSession, type PushServices } from './push-session';

/** Sessions sent again in one hour for one domain; the others follow in the next hour. */
const MAX_RETRIES = 200;
/** For this long after an attempt no server tries a session again, so that only one of several servers sends it. */
const CLAIM_MS = 30 * 60_000;

/** Claims a session and returns it. Null when another server has claimed it, it needs no push any more, or it is still open. */
async function claim({ firebase: { firestore } }: PushServices, ref: DocumentReference): Promise<DocumentSnapshot | null> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const isWaiting = ['PENDING', 'FAILED'].includes(stored.get('pushStatus') as string) && stored.get('endTime') != null;
    const triedAt: unknown = stored.get('pushTriedAt');
    if (!isWaiting || (typeof triedAt === 'number' && triedAt > Date.now() - CLAIM_MS)) return null;
    transaction.update(ref, { pushTriedAt: Date.now() });
    return stored;
  });
}

async function retryDomain(services: PushServices, domain: DomainRef, listener: Listener, signal: AbortSignal): Promise<void> {
  const waiting = services.firebase.firestore
    .collection(firestorePaths.sessions(domain))
    .where('pushStatus', 'in', ['PENDING', 'FAILED'])
    // Sessions are pending from their beginning: those that nobody ends must not take the places of others.
    .where('endTime', '!=', null)
    .orderBy('endTime')
    .limit(MAX_RETRIES);
  const actor: Actor = { uid: PLATFORM_ACTOR, name: '', company: domain.company, ip: '', userAgent: 'hourly retry' };
  for (const { ref, id } of (await waiting.get()).docs) {
    if (signal.aborted) return;
    const stored = await claim(services, ref);
    if (stored) await pushSession(services, { session: { ...domain, session: id }, stored, listener, actor });
  }
}

/**
 * Sends all sessions again that wait or have failed, company after company (D-71). The signal ends it after the
 * session that is being sent; the others wait for the next hour.
 */
export async function retryPushes(services: PushServices, signal: AbortSignal): Promise<void> {
  const { firestore } = services.firebase;
  const companies = await firestore.collection(firestorePaths.companies()).where('hasSessionPushListener', '==', true).get();
  for (const { id: company } of companies.docs) {
    const listener = await listenerOf(services, company).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (!listener) continue;
    const domains = await firestore.collection(firestorePaths.domains(company)).select('removal').get();
    const existing = domains.docs.filter((one) => !isBeingRemoved(one));
    for (const { id: domain } of existing) await retryDomain(services, { company, domain }, listener, signal);
  }
}
