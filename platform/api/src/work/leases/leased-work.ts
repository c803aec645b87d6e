import { take } from '../../documents/take';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CODE } from 'shared-kit/model';
import { apiError } from '../../http/api-error';

/** A process that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 120_000;
const RETRY_MS = 60_000;
/** Waited for after the end of another server's lease: clocks differ a little. */
const AFTER_THE_LEASE_MS = 1000;

/** What a marker holds when this process begins the work, beside what the work needs. */
export const beginLease = (): { leaseUntil: number } => ({ leaseUntil: Date.now() + LEASE_MS });

/**
 * Work in parts, done by the process that holds its lease. Its marker is written in the transaction that begins it, and deleted when all is
 * done: a server that finds a marker whose lease has ended continues the work.
 */
export interface LeasedWork<T> {
  /** Does what is left; the caller holds the lease. After a failure the lease ends, and the work is tried again later. */
  finish(marker: DocumentReference, work: T): Promise<void>;
  /** Continues work that has begun before; false while another process holds its lease. */
  resume(marker: DocumentReference): Promise<boolean>;
  /** Continues all work whose lease has ended, and looks at the rest again when its leases end. */
  resumeAll(): Promise<void>;
  /** Does the same and does not wait for it: another look may find other work meanwhile. */
  look(): void;
  /** Stops before the next part; the next server that looks does the rest. */
  close(): void;
}

export interface LeasedWorkKind<T> {
  /** The id of the collections that hold the markers. */
  markers: string;
  /** Null for a document that is not a valid marker: nothing is done for it. */
  read: (marker: DocumentSnapshot) => T | null;
  /** Does all parts that are left and deletes the marker. Rejects before the next part when the signal is aborted. */
  doAll: (marker: DocumentReference, work: T, signal: AbortSignal) => Promise<void>;
}

export interface LeasedWorkOptions {
  /** Whether what could not be done, or another process does, is looked at again, until `close`. Only for who calls `close`. */
  looksAgain?: boolean;
  onProblem?: (error: unknown) => void;
  /** Called with how many works are under way or left over. */
  onLook?: (left: number) => void;
  track?: <T>(work: Promise<T>) => Promise<T>;
}

/** Its leases last two minutes; work that failed is tried again after one. Does nothing until it is called. */
export function createLeasedWork<T>(
  firestore: Firestore,
  { markers, read, doAll }: LeasedWorkKind<T>,
  { looksAgain = false, onProblem = () => undefined, onLook = () => undefined, track = (work) => work }: LeasedWorkOptions = {},
): LeasedWork<T> {
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let nextLookAt = Infinity;

  /** Looks for work again after `ms`, unless an earlier look is planned already. */
  function lookAgain(ms: number): void {
    const at = Date.now() + ms;
    if (!looksAgain || signal.aborted || at >= nextLookAt) return;
    clearTimeout(timer);
    nextLookAt = at;
    timer = setTimeout(() => {
      nextLookAt = Infinity;
      leased.look();
    }, ms);
    timer.unref();
  }

  const leased: LeasedWork<T> = {
    async finish(marker, work) {
      const renew = () => marker.update(beginLease()).catch(() => undefined);
      const renewing = setInterval(() => void renew(), LEASE_MS / 3);
      try {
        await doAll(marker, work, signal);
      } catch (error) {
        await marker.update({ leaseUntil: 0 }).catch(() => undefined);
        lookAgain(RETRY_MS);
        throw error;
      } finally {
        clearInterval(renewing);
      }
    },

    async resume(marker) {
      const outcome = await take<T | number | null>(marker, (stored) => {
        if (!stored.exists) return { result: null };
        const leaseUntil = Number(stored.get('leaseUntil'));
        if (leaseUntil > Date.now()) return { result: leaseUntil };
        const work = read(stored);
        // Each look would write to a document that nobody can work on.
        return { result: work, ...(work && { taking: beginLease() }) };
      });
      if (typeof outcome === 'number') {
        lookAgain(outcome - Date.now() + AFTER_THE_LEASE_MS);
        return false;
      }
      if (outcome) await leased.finish(marker, outcome);
      return true;
    },

    async resumeAll() {
      const { docs } = await firestore.collectionGroup(markers).get();
      onLook(docs.length);
      const results = await Promise.allSettled(docs.map(({ ref }) => leased.resume(ref)));
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length === 0) return;
      throw new AggregateError(
        failed.map(({ reason }) => reason as unknown),
        `Work is left over in ${markers}.`,
      );
    },

    look() {
      if (!signal.aborted) void track(leased.resumeAll()).catch(onProblem);
    },

    close() {
      clearTimeout(timer);
      closing.abort(apiError(CODE.serviceUnavailable));
    },
  };
  return leased;
}
