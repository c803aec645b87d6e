import type { DocumentReference } from 'firebase-admin/firestore';
import { CODE, docPaths } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import type { ChangeServices } from '../../records/record-change';
import { apiError } from '../../http/api-error';
import { LEASE_MS, readRemoval, type Removal } from './removal';
import { removeParts } from './remove-parts';

const RETRY_MS = 60_000;
/** Waited for after the end of another server's lease: clocks differ a little. */
const AFTER_THE_LEASE_MS = 1000;

export interface RemovalServices extends ChangeServices {
  readonly removals: Removals;
}

/** Removals of what is hidden already and is removed part by part, by the process that holds the lease. */
export interface Removals {
  /** Removes what is left; the caller holds the lease. After a failure the lease ends, and the removal is tried again later. */
  finish(marker: DocumentReference, removal: Removal): Promise<void>;
  /** Continues a removal that has begun before; false while another process holds its lease. */
  resume(marker: DocumentReference): Promise<boolean>;
  /** Continues all removals whose lease has ended, and looks at the others again when their leases end. */
  resumeAll(): Promise<void>;
  /** Stops before the next part; the next server that starts removes the rest. */
  close(): void;
}

export interface RemovalsOptions {
  onProblem?: (error: unknown) => void;
  track?: <T>(work: Promise<T>) => Promise<T>;
}

export function createRemovals(
  firebase: Firebase,
  { onProblem = () => undefined, track = (work) => work }: RemovalsOptions = {},
): Removals {
  const { firestore } = firebase;
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let nextLookAt = Infinity;

  /** Looks for removals again after `ms`, unless an earlier look is planned already. */
  function lookAgain(ms: number): void {
    const at = Date.now() + ms;
    if (signal.aborted || at >= nextLookAt) return;
    clearTimeout(timer);
    nextLookAt = at;
    timer = setTimeout(() => {
      nextLookAt = Infinity;
      void track(removals.resumeAll()).catch(onProblem);
    }, ms);
    timer.unref();
  }

  async function removeAll(marker: DocumentReference, removal: Removal): Promise<void> {
    await removeParts(firebase, removal, signal);
    const batch = firestore.batch();
    if (!removal.sessions)
      for (const path of [docPaths.domain(removal.domain), docPaths.summary(removal.domain)]) batch.delete(firestore.doc(path));
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

    async resume(marker) {
      const outcome = await firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(marker);
        if (!stored.exists) return null;
        const leaseUntil = Number(stored.get('leaseUntil'));
        if (leaseUntil > Date.now()) return leaseUntil;
        transaction.update(marker, { leaseUntil: Date.now() + LEASE_MS });
        return readRemoval(stored);
      });
      if (typeof outcome === 'number') {
        lookAgain(outcome - Date.now() + AFTER_THE_LEASE_MS);
        return false;
      }
      if (outcome) await removals.finish(marker, outcome);
      return true;
    },

    async resumeAll() {
      const { docs } = await firestore.collectionGroup('removals').get();
      const results = await Promise.allSettled(docs.map(({ ref }) => removals.resume(ref)));
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length === 0) return;
      throw new AggregateError(
        failed.map(({ reason }) => reason as unknown),
        'Removals are left over.',
      );
    },

    close() {
      clearTimeout(timer);
      closing.abort(apiError(CODE.serviceUnavailable));
    },
  };
  return removals;
}
