import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import { withoutConfirmation, runChange, type Actor } from '../../records/record-change';
import { nameOfDocument } from '../../documents/name-of-document';
import type { StartBudget } from '../../http/time-budget';
import { deliver, type Delivery } from './deliver';
import type { Listener, ListenerServices } from './listener';
import { sessionContent } from './session-content';

export interface PushServices extends ListenerServices {
  readonly timeBudget: StartBudget;
}

/** Sends a session to the company's listener, stores its push status and records who sent it. Returns the listener's answer. */
export async function pushSession(
  { firebase: { firestore }, timeBudget }: PushServices,
  { session, stored, listener, actor }: { session: SessionRef; stored: DocumentSnapshot; listener: Listener; actor: Actor },
): Promise<Delivery> {
  const { company, domain } = session;
  const content = sessionContent(firestore, session, stored, listener.flattened);
  const delivery = await deliver(listener.url, content, `${company}/${domain}/${session.session}`);
  // What is still counted keeps its status, so that all of it is sent when it has ended.
  const hasEnded = stored.get('endTime') != null;
  const recorded = runChange(firestore, withoutConfirmation(actor), async (transaction, record) => {
    // A session that was removed while it was being sent has no status any more, but that it was sent is recorded.
    const { exists } = await transaction.get(stored.ref);
    if (exists && hasEnded) transaction.update(stored.ref, { pushStatus: delivery.outcome === 'taken' ? 'PUSHED' : 'FAILED' });
    const target = docPaths.session(session);
    record({ action: 'sessions.push', target, name: nameOfDocument(stored), ...(hasEnded && { fields: ['pushStatus'] }) });
  });
  await timeBudget().run(recorded);
  return delivery;
}
