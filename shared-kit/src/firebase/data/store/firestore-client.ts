import { onLog } from 'firebase/app';
import { onSnapshotsInSync, terminate, type Firestore } from 'firebase/firestore';

/** Log messages of the SDK about an internal failure of its client. From then on the client answers nothing and every call throws. */
const BROKEN = /INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|client has already been terminated/i;

/** A client that fails again within this time is replaced after a longer wait each time, so that a lasting fault makes no busy loop. */
const CALM_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 30_000;

export const isBroken = (error: unknown): boolean => BROKEN.test(String((error as Error | undefined)?.message ?? error));

/**
 * Holds the SDK's client and replaces it after an internal failure, which the SDK reports in its log only while its listeners stop.
 * Followers then listen again with the new client, so that nobody has to reload the page.
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

  /** Replaces the client; after a wait if the last one is new itself. A second call meanwhile does nothing. */
  renew(): void {
    if (this.pending !== undefined) return;
    const calm = performance.now() - this.renewedAt > CALM_MS;
    this.wait = calm ? 0 : Math.min(Math.max(this.wait * 2, FIRST_WAIT_MS), LAST_WAIT_MS);
    // Never inside of the SDK's own call, which is still reporting the failure.
    this.pending = setTimeout(() => this.replace(), this.wait);
  }

  /** For tests that end. */
  async close(): Promise<void> {
    clearTimeout(this.pending);
    onLog(null);
    await terminate(this.db);
  }

  private replace(): void {
    // The log does not tell which client it is about: timers of a replaced client may still report.
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

  /** Allows the next replacement only now: messages of the old client while it is checked and terminated do not count. */
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
