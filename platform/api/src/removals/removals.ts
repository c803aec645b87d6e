import type { DocumentReference } from 'firebase-admin/firestore';
import { CODE, docPaths } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import { apiError } from '../http/api-error';
import { LEASE_MS, readRemoval, type Removal } from './removal';
import { removeParts } from './remove-parts';

/** A removal that failed is tried again after so long. */
const RETRY_MS = 60_000;
/** Clocks differ a little. */
const AFTER_THE_LEASE_MS = 1000;

/** What goes out of sight at once and is removed bit by bit, by whichever process holds its lease. */
export interface Removals {
  /** Removes what is left, for whoever marked it or took it up. A failure gives the lease back, and is tried again later. */
  finish(marker: DocumentReference, removal: Removal): Promise<void>;
  /** Goes on with a removal that somebody began; false when somebody is still at it. */
  takeUp(marker: DocumentReference): Promise<boolean>;
  /** Goes on with all that a process which ended has left behind, and comes back when the lease of others ends. */
  takeUpAll(): Promise<void>;
  /** Stops at the next part, and leaves the rest to whoever starts next. */
  close(): void;
}

export interface RemovalsOptions {
  /** Hears why removals that go on by themselves fail. */
  onProblem?: (error: unknown) => void;
  /** Counts work that nobody waits for. */
  track?: <T>(work: Promise<T>) => Promise<T>;
}

export function createRemovals(firebase: Firebase, { onProblem = () => undefined, track = (work) => work }: RemovalsOptions = {}): Removals {
  const { firestore } = firebase;
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  /** Looks for removals again then, or sooner where that was wanted already. */
  function lookAgain(ms: number): void {
    const at = Date.now() + ms;
    if (signal.aborted || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => {
      wakesAt = Infinity;
      void track(removals.takeUpAll()).catch(onProblem);
    }, ms);
    timer.unref();
  }

  async function removeAll(marker: DocumentReference, removal: Removal): Promise<void> {
    await removeParts(firebase, removal, signal);
    const batch = firestore.batch();
    if (!removal.sessions) for (const path of [docPaths.domain(removal.domain), docPaths.summary(removal.domain)]) batch.delete(firestore.doc(path));
    batch.delete(marker);
    await batch.commit();
  }

  const removals: Removals = {
    async finish(marker, removal) {
      const renew = () => marker.update({ leaseUntil: Date.now() + LEASE_MS }).catch(() => undefined);
      const renewing = setInterval(() => void renew(), LEASE_MS / 3);
      try {
        await removeAll(marker, removal);
      } catch (error) {
        await marker.update({ leaseUntil: 0 }).catch(() => undefined);
        lookAgain(RETRY_MS);
        throw error;
      } finally {
        clearInterval(renewing);
      }
    },

    async takeUp(marker) {
      const found = await firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(marker);
        if (!stored.exists) return null;
        const leaseUntil = Number(stored.get('leaseUntil'));
        if (leaseUntil > Date.now()) return leaseUntil;
        transaction.update(marker, { leaseUntil: Date.now() + LEASE_MS });
        return readRemoval(stored);
      });
      if (typeof found === 'number') {
        lookAgain(found - Date.now() + AFTER_THE_LEASE_MS);
        return false;
      }
      if (found) await removals.finish(marker, found);
      return true;
    },

    async takeUpAll() {
      const { docs } = await firestore.collectionGroup('removals').get();
      const results = await Promise.allSettled(docs.map(({ ref }) => removals.takeUp(ref)));
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length === 0) return;
      throw new AggregateError(failed.map(({ reason }) => reason as unknown), 'Removals are left over.');
    },

    close() {
      clearTimeout(timer);
      closing.abort(apiError(CODE.serviceUnavailable));
    },
  };
  return removals;
}
