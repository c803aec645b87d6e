import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore } from './another-client';

export interface InterruptedRemoval {
  /**
   * Lets servers continue the removal once the lease, which another server seems to hold, has ended. Until this is called they wait as
   * they would for a slow database.
   */
  release: (leaseMs: number) => Promise<void>;
  /** The documents that are left of the domain and of its removal. */
  left: () => Promise<string[]>;
}

/** Writes the state that a server leaves when it stops while removing a domain of acme: `done` of `total` parts are removed (D-46). */
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
    // Reads repeatedly, since an idle transaction loses its lock to those that wait for it.
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
