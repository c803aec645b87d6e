import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore } from './another-client';

export interface InterruptedRemoval {
  /**
   * Lets whoever wants to go on with it do so once a lease that somebody else holds has ended: until here they wait, as in front of
   * a slow database.
   */
  release: (leaseMs: number) => Promise<void>;
  /** What is left of the domain and of its removal. */
  left: () => Promise<string[]>;
}

/** What a server leaves behind that dies while it removes a domain of acme: `done` of `total` parts are gone (decision D-46). */
export async function interruptRemoval(domain: string, { done, total }: { done: number; total: number }): Promise<InterruptedRemoval> {
  const firestore = adminFirestore();
  const document = firestore.doc(`companies/acme/domains/${domain}`);
  const marker = firestore.doc(`companies/acme/removals/domain:${domain}`);
  const sessions = document.collection('sessions');
  const startedAt = Timestamp.now();
  await Promise.all(Array.from({ length: total - done }, (_, at) => sessions.doc(`s${at}`).set({ name: `Session ${at}`, startTime: startedAt })));
  await marker.set({ company: 'acme', domain, startedAt, leaseUntil: 0 });

  let letGo = (_leaseMs: number) => {};
  const released = new Promise<number>((resolve) => (letGo = resolve));
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const ended = firestore.runTransaction(async (transaction) => {
    await transaction.get(marker);
    locked();
    // Asks again and again: a transaction that asks for nothing gives way to whoever waits.
    const asking = setInterval(() => void transaction.get(marker).catch(() => undefined), 300);
    const leaseMs = await released.finally(() => clearInterval(asking));
    transaction.update(marker, { leaseUntil: Date.now() + leaseMs });
  });
  await isLocked;
  await document.update({ authLicenses: [], removal: { done, total, startedAt } });
  return {
    release: async (leaseMs) => {
      letGo(leaseMs);
      await ended;
    },
    left: async () => {
      const found = await Promise.all([document.get(), marker.get(), ...(await sessions.listDocuments()).map((session) => session.get())]);
      return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
    },
  };
}
