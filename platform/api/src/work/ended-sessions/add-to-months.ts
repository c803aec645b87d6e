import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { docPaths, type DomainRef } from 'shared-kit/model';
import { addSession, foundBy, storedCounted, type CountedSession } from 'shared-kit/model/quality';
import { isBeingRemoved } from '../../documents/domain-removal';
import { monthsOf, qualityOf, readStored, startOf, writeMonth } from './months';

/** A session whose readings have been counted; null of one that is in no month: without readings, or of a month that is kept no more. */
export interface Counted {
  session: DocumentSnapshot;
  name: string;
  counted: CountedSession | null;
}

/**
 * Adds sessions of one domain and month to the domain's and the company's month, each once: what has its document of figures already, or is removed
 * meanwhile, is left out. At most {@link SESSIONS_AT_ONCE}.
 */
export async function addToMonths(firestore: Firestore, domain: DomainRef, month: string, sessions: readonly Counted[]): Promise<void> {
  const months = monthsOf(firestore, domain, month);
  const own = sessions.map(({ session }) => qualityOf(firestore, domain, session.id));
  await firestore.runTransaction(async (transaction) => {
    const [stored, ofDomain, ofCompany, ...rest] = await transaction.getAll(
      firestore.doc(docPaths.domain(domain)),
      months.ofDomain,
      months.ofCompany,
      ...sessions.map(({ session }) => session.ref),
      ...own,
    );
    if (!stored!.exists || isBeingRemoved(stored!)) return;
    const added = sessions.filter((_, at) => rest[at]!.exists && !rest[sessions.length + at]!.exists);
    let [forDomain, forCompany] = [readStored(ofDomain!), readStored(ofCompany!)];
    let isChanged = false;
    for (const { session, name, counted } of added) {
      const quality = qualityOf(firestore, domain, session.id);
      if (!counted) {
        transaction.create(quality, { session: session.id, name });
        continue;
      }
      const startTime = startOf(session)!;
      forDomain = addSession(forDomain, { startTime, domain: '', counted });
      forCompany = addSession(forCompany, { startTime, domain: domain.domain, counted });
      isChanged = true;
      transaction.create(quality, {
        session: session.id,
        name,
        startTime: session.get('startTime') as unknown,
        ...foundBy(counted),
        figures: storedCounted(counted),
      });
    }
    if (!isChanged) return;
    writeMonth(transaction, months.ofDomain, forDomain);
    writeMonth(transaction, months.ofCompany, forCompany);
  });
}
