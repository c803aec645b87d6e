import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import { recordChange, type Actor } from '../audit/record-change';
import type { Services } from '../services';
import { nameOfSession } from '../sessions/name-of-session';
import { deliver } from './deliver';
import type { Listener } from './listener';
import { sessionContent } from './session-content';

const NOT_FOUND = 5;

/** Sends a session to the company's listener and records how that went, with who wanted it. */
export async function pushSession(
  { firebase: { firestore }, pushMs, timeBudget }: Services,
  { session, stored, listener, actor }: { session: SessionRef; stored: DocumentSnapshot; listener: Listener; actor: Actor },
): Promise<void> {
  const { company, domain } = session;
  const content = sessionContent(firestore, session, stored, listener.flattened);
  const isTaken = await deliver(listener.url, content, `${company}/${domain}/${session.session}`, pushMs);
  const batch = firestore.batch();
  batch.update(stored.ref, { pushStatus: isTaken ? 'PUSHED' : 'FAILED' });
  recordChange(firestore, batch, actor, {
    action: 'sessions.push',
    target: docPaths.session(session),
    name: nameOfSession(stored),
    fields: ['pushStatus'],
  });
  try {
    await timeBudget().run(batch.commit());
  } catch (error) {
    // Removed while it was on its way: there is nothing left to say.
    if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
  }
}
