import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import { withoutConfirmation, runChange, type Actor } from '../../records/record-change';
import { nameOfDocument } from '../../documents/name-of-document';
import type { Measures } from '../../server/metrics';
import type { StartBudget } from '../../http/time-budget';
import { deliver, type Delivery } from './deliver';
import type { Listener, ListenerServices } from './listener';
import { stateAfterPush } from './push-state';
import { sessionContent } from './session-content';

export interface PushServices extends ListenerServices {
  readonly timeBudget: StartBudget;
  readonly measures?: Pick<Measures, 'pushed' | 'pushesLeft'>;
}

export interface Push {
  session: SessionRef;
  /** As it was when it was decided to send it. */
  stored: DocumentSnapshot;
  listener: Listener;
  actor: Actor;
  /** Whether a person asked for it: then it is recorded whatever comes of it. A try of the platform is recorded when the status changes. */
  isAsked: boolean;
}

/** Sends a session to the company's listener and stores its push status and when it is tried again. Returns the listener's answer. */
export async function pushSession(
  { firebase: { firestore }, timeBudget, measures }: PushServices,
  { session, stored, listener, actor, isAsked }: Push,
): Promise<Delivery> {
  const { company, domain } = session;
  const content = sessionContent(firestore, session, stored, listener.flattened);
  const delivery = await deliver(listener.url, content, `${company}/${domain}/${session.session}`);
  measures?.pushed(delivery.outcome);
  // What is still counted keeps its status, so that all of it is sent when it has ended. Apps begin with null; older sessions may lack the field.
  const hasEnded = stored.get('endTime') !== null;
  const storing = runChange(firestore, withoutConfirmation(actor), async (transaction, record) => {
    const current = await transaction.get(stored.ref);
    const after = stateAfterPush(current, company, delivery.outcome, Date.now());
    const before: unknown = current.get('pushStatus');
    // A person has pushed it while the platform tried, and that went well.
    if (!isAsked && before === 'PUSHED' && after['pushStatus'] === 'FAILED') return;
    // A session that was removed while it was being sent has no status any more, but that it was sent is recorded.
    if (current.exists && hasEnded) transaction.update(stored.ref, after);
    if (!isAsked && before === after['pushStatus']) return;
    const target = docPaths.session(session);
    record({ action: 'sessions.push', target, name: nameOfDocument(stored), ...(hasEnded && { fields: ['pushStatus'] }) });
  });
  await timeBudget().run(storing);
  return delivery;
}
