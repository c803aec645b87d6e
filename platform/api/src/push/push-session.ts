import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import { recordChange, type Actor } from '../audit/record-change';
import type { Services } from '../services';
import { nameOfSession } from '../sessions/name-of-session';
import { deliver, type Delivery } from './deliver';
import type { Listener } from './listener';
import { sessionContent } from './session-content';

const NOT_FOUND = 5;

/** Sends a session to the company's listener, stores its push status and records who sent it. Returns the listener's answer. */
export async function pushSession(
  { firebase: { firestore }, timeBudget }: Services,
  { session, stored, listener, actor }: { session: SessionRef; stored: DocumentSnapshot; listener: Listener; actor: Actor },
): Promise<Delivery> {
  const { company, domain } = session;
  const content = sessionContent(firestore, session, stored, listener.flattened);
  const delivery = await deliver(listener.url, content, `${company}/${domain}/${session.session}`);
  const recorded = () => {
    const batch = firestore.batch();
    const target = docPaths.session(session);
    recordChange(firestore, batch, actor, { action: 'sessions.push', target, name: nameOfSession(stored), fields: ['pushStatus'] });
    return batch;
  };
  try {
    await timeBudget().run(recorded().update(stored.ref, { pushStatus: delivery.outcome === 'taken' ? 'PUSHED' : 'FAILED' }).commit());
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
    // The session was removed while it was being sent: it has no status any more, but that it was sent is recorded.
    await timeBudget().run(recorded().commit());
  }
  return delivery;
}
