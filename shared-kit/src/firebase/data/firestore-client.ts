import { onLog } from 'firebase/app';
import { onSnapshotsInSync, terminate, type Firestore } from 'firebase/firestore';

/** What the SDK says when its client has broken down: from then on it answers nothing and every call to it throws. */
const BROKEN = /INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|client has already been terminated/i;

/** A client that breaks again within this time is replaced later each time, so that a lasting fault does not make a busy loop. */
const CALM_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 30_000;

export const isBroken = (error: unknown): boolean => BROKEN.test(String((error as Error | undefined)?.message ?? error));

/**
 * The SDK's client, and a new one in its place when it has broken down: the SDK says so in its log only, and its listeners fall
 * silent. Whoever listens is told to ask the new one, so that nobody has to reload the page.
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

  /** Puts a new client in place: in a moment, when the last one was new itself. Asking twice makes one. */
  renew(): void {
    if (this.pending !== undefined) return;
    const calm = performance.now() - this.renewedAt > CALM_MS;
    this.wait = calm ? 0 : Math.min(Math.max(this.wait * 2, FIRST_WAIT_MS), LAST_WAIT_MS);
    // Never within the SDK's own call: it is just reporting its end.
    this.pending = setTimeout(() => this.replace(), this.wait);
  }

  /** For tests that end. */
  async close(): Promise<void> {
    clearTimeout(this.pending);
    onLog(null);
    await terminate(this.db);
  }

  private replace(): void {
    // The log does not say whose it is: timers of a client long replaced go on complaining.
    if (this.answers()) return this.settle();
    this.renewedAt = performance.now();
    try {
      // Gives up its place at once; what is left of it may be unable to end.
      terminate(this.db).catch(() => undefined);
    } catch {
      // It was.
    }
    this.db = this.open();
    this.settle();
    for (const onRenewed of [...this.followers]) onRenewed();
  }

  /** Only now: what the old client says while it is looked at and ended is no news. */
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
