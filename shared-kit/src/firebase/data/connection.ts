import type { ConnectionState } from './document-store';

/** A listener may answer from the cache for a moment while another one opens. Only after this time is the connection lost. */
const DOUBT_MS = 1500;

/**
 * The state of the connection, derived from the answers of the listeners: the SDK marks answers that the server has not confirmed, and
 * reports no error while it keeps trying to connect.
 */
export class Connection {
  private readonly unconfirmed = new Set<object>();
  private readonly observers = new Set<(state: ConnectionState) => void>();
  private state: ConnectionState = 'live';
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private confirmedAt: number | null = null;

  constructor(private readonly page: Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } }) {
    page.addEventListener('online', () => this.review());
    page.addEventListener('offline', () => this.review());
    this.review();
  }

  /** Notes whether a listener's latest answer came from the cache. */
  report(listener: object, fromCache: boolean): void {
    if (fromCache) this.unconfirmed.add(listener);
    else {
      this.unconfirmed.delete(listener);
      this.confirmedAt = Date.now();
    }
    this.review();
  }

  /** Forgets a listener that was closed. */
  forget(listener: object): void {
    this.unconfirmed.delete(listener);
    this.review();
  }

  /** When the server last confirmed an answer, in milliseconds; null before the first. */
  lastContact(): number | null {
    return this.confirmedAt;
  }

  observe(next: (state: ConnectionState) => void): () => void {
    this.observers.add(next);
    next(this.state);
    return () => this.observers.delete(next);
  }

  private review(): void {
    if (!this.page.navigator.onLine) return this.become('offline');
    if (this.unconfirmed.size === 0) return this.become('live');
    if (this.state === 'offline') return this.become('reconnecting');
    this.doubt ??= setTimeout(() => this.become('reconnecting'), DOUBT_MS);
  }

  private become(state: ConnectionState): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    if (this.state === state) return;
    this.state = state;
    for (const next of this.observers) next(state);
  }
}
