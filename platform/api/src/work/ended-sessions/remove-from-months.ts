import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunk, firestorePaths, type DomainRef } from 'shared-kit/model';
import { firstKeptMonth, monthOf, readCounted, removeDomain, removeSession, withDomainsOf } from 'shared-kit/model/quality';
import { grouped } from './grouped';
import { monthsOf, qualityOf, readStored, SESSIONS_AT_ONCE, startOf, writeMonth } from './months';

const OLD_MONTHS_AT_ONCE = 400;

/** Takes sessions that are hidden already out of their months, with their documents of figures. Can be repeated. */
export async function removeFromMonths(
  firestore: Firestore,
  domain: DomainRef,
  sessions: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (sessions.length === 0) return;
  const stored = await firestore.getAll(...sessions.map((session) => qualityOf(firestore, domain, session)), { fieldMask: ['startTime'] });
  const months = grouped(
    stored.filter(({ exists }) => exists),
    (one) => {
      const startTime = startOf(one);
      return startTime === null ? '' : monthOf(startTime);
    },
  );
  for (const [month, own] of months)
    for (const some of chunk(own, SESSIONS_AT_ONCE)) {
      signal.throwIfAborted();
      await removeFromMonth(
        firestore,
        domain,
        month,
        some.map(({ ref }) => ref),
      );
    }
}

async function removeFromMonth(firestore: Firestore, domain: DomainRef, month: string, own: readonly DocumentReference[]): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const sessions = (await transaction.getAll(...own)).filter(({ exists }) => exists);
    if (month !== '' && sessions.length > 0) {
      const months = monthsOf(firestore, domain, month);
      const [ofDomain, ofCompany] = await transaction.getAll(months.ofDomain, months.ofCompany);
      let [forDomain, forCompany] = [readStored(ofDomain!), readStored(ofCompany!)];
      for (const session of sessions) {
        const counted = readCounted(session.get('figures'));
        const startTime = startOf(session)!;
        forDomain = removeSession(forDomain, { startTime, domain: '', counted });
        forCompany = removeSession(forCompany, { startTime, domain: domain.domain, counted });
      }
      // A month that is kept no more is not written again.
      if (ofDomain!.exists) writeMonth(transaction, months.ofDomain, forDomain);
      if (ofCompany!.exists) writeMonth(transaction, months.ofCompany, withDomainsOf(forCompany, domain.domain, forDomain));
    }
    for (const { ref } of sessions) transaction.delete(ref);
  });
}

/**
 * Takes a domain that is being removed out of its company's months. Each of its own months goes with its share, so that an interrupted
 * removal can be repeated. Rejects before the next month when the signal is aborted.
 */
export async function removeDomainFromMonths(firestore: Firestore, domain: DomainRef, signal: AbortSignal): Promise<void> {
  for (const { id } of await firestore.collection(firestorePaths.quality(domain)).listDocuments()) {
    signal.throwIfAborted();
    const months = monthsOf(firestore, domain, id);
    await firestore.runTransaction(async (transaction) => {
      const [ofDomain, ofCompany] = await transaction.getAll(months.ofDomain, months.ofCompany);
      if (!ofDomain!.exists) return;
      if (ofCompany!.exists)
        writeMonth(transaction, months.ofCompany, removeDomain(readStored(ofCompany!), domain.domain, readStored(ofDomain!)));
      transaction.delete(months.ofDomain);
    });
  }
}

/** Removes the months, of domains and companies, that are kept no more. */
export async function removeOldMonths(
  firestore: Firestore,
  { signal, now = Date.now() }: { signal: AbortSignal; now?: number },
): Promise<void> {
  const old = firestore
    .collectionGroup('quality')
    .where('month', '<', firstKeptMonth(now))
    .orderBy('month')
    .select()
    .limit(OLD_MONTHS_AT_ONCE);
  for (;;) {
    if (signal.aborted) return;
    const { docs } = await old.get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < OLD_MONTHS_AT_ONCE) return;
  }
}
