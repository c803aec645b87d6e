import { onLog } from 'firebase/app';
import { onSnapshotsInSync, terminate, type Firestore } from 'firebase/firestore';

/** Log messages of the SDK about an internal failure of its client. From then on the client answers nothing and every call throws. */
const BROKEN = /INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|client has already been terminated/i;

/** A client that fails again within this time is replaced after a longer wait each time, so that a lasting failure causes no busy loop. */
const CALM_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 30_000;

export const isBroken = (error: unknown): boolean => BROKEN.test(String((error as Error | undefined)?.message ?? error));

/**
 * Holds the SDK's client and replaces it after an internal failure. The SDK reports that only in its log, while the listeners stop.
 * Followers then open their listeners again with the new client, so that users need not reload the page.
 */
export class FirestoreClient {
  private db: Firestore;
  private readonly followers = new Set<() => void>();
  private renewedAt = -Infinity;
  private wait = 0;
  private pending: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: () => Firestore) {
    this.db = open();
    onLog(({ message }) => BROKEN.test(message) && this.renew(), { level: 'error' });
  }

  current(): Firestore {
    return this.db;
  }

  /** Calls back whenever there is a new client. */
  follow(onRenewed: () => void): () => void {
    this.followers.add(onRenewed);
    return () => void this.followers.delete(onRenewed);
  }

  /** Replaces the client, after a wait if it is new. A second call meanwhile does nothing. */
  renew(): void {
    if (this.pending !== undefined) return;
    const calm = performance.now() - this.renewedAt > CALM_MS;
    this.wait = calm ? 0 : Math.min(Math.max(this.wait * 2, FIRST_WAIT_MS), LAST_WAIT_MS);
    // Asynchronous, because this is called inside the SDK, while it reports the failure.
    this.pending = setTimeout(() => this.replace(), this.wait);
  }

  /** Terminates the client at the end of tests. */
  async close(): Promise<void> {
    clearTimeout(this.pending);
    onLog(null);
    await terminate(this.db);
  }

  private replace(): void {
    // The log does not name the client, and timers of a replaced client may still log.
    if (this.answers()) return this.settle();
    this.renewedAt = performance.now();
    try {
      // Not awaited: a broken client may never terminate.
      terminate(this.db).catch(() => undefined);
    } catch {
      // A broken client may throw here as well.
    }
    this.db = this.open();
    this.settle();
    for (const onRenewed of [...this.followers]) onRenewed();
  }

  /** Allows the next replacement only now, so that messages of the old client while it is checked and terminated are ignored. */
  private settle(): void {
    this.pending = undefined;
  }

  private answers(): boolean {
    try {
      onSnapshotsInSync(this.db, () => {})();
      return true;
    } catch {
      return false;
    }
  }
}
