import type { ConnectionState } from './document-store';

/** The connection counts as lost only after this time, because a listener may briefly have results from the cache while another one opens. */
const DOUBT_MS = 1500;

/** After this time without a message from the server, the server is checked. */
export const ASK_AFTER_MS = 30_000;
/** A server that has not answered a check after this time counts as silent. */
export const ANSWER_LIMIT_MS = 10_000;

type Page = Pick<Window, 'addEventListener'> & {
  navigator: { onLine: boolean };
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
};

/**
 * The state of the connection. The SDK marks results that the server has not confirmed, and reports no error while it keeps trying to
 * connect. It does not notice a server that keeps its connections open and sends nothing, so the server is checked from time to time.
 */
export class Connection {
  private readonly unconfirmed = new Set<object>();
  private readonly observers = new Set<(state: ConnectionState) => void>();
  private state: ConnectionState = 'live';
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private confirmedAt: number | null = null;
  private writes = 0;
  private ask: (() => Promise<void>) | null = null;
  private next: ReturnType<typeof setTimeout> | undefined;
  private asking: (() => Promise<void>) | null = null;
  private isSilent = false;

  constructor(private readonly page: Page) {
    page.addEventListener('online', () => this.review());
    page.addEventListener('offline', () => this.review());
    page.document.addEventListener('visibilitychange', () => this.plan());
    this.review();
  }

  /** Records whether a listener's latest result came from the cache. */
  report(listener: object, fromCache: boolean): void {
    if (fromCache) this.unconfirmed.add(listener);
    else {
      this.unconfirmed.delete(listener);
      // The SDK shows a document that is being written before the server has received it.
      if (this.writes === 0) this.confirm();
    }
    this.review();
  }

  /** Removes a closed listener. */
  forget(listener: object): void {
    this.unconfirmed.delete(listener);
    this.review();
  }

  /** Runs a write. Until it is answered, listeners do not show whether the server answers. */
  async write<T>(work: () => Promise<T>): Promise<T> {
    this.writes += 1;
    try {
      const answer = await work();
      this.confirm();
      return answer;
    } finally {
      this.writes -= 1;
    }
  }

  /**
   * From now on calls `ask` whenever the server has sent nothing for a while and the page is visible. `ask` resolves once the server has
   * answered, and rejects if the SDK gives up. The returned function ends this.
   */
  keepAsking(ask: () => Promise<void>): () => void {
    this.ask = ask;
    this.plan();
    return () => {
      if (this.ask !== ask) return;
      this.ask = null;
      this.isSilent = false;
      clearTimeout(this.next);
      this.review();
    };
  }

  /** The time of the last message from the server, in milliseconds; null before the first. */
  lastContact(): number | null {
    return this.confirmedAt;
  }

  observe(next: (state: ConnectionState) => void): () => void {
    this.observers.add(next);
    next(this.state);
    return () => this.observers.delete(next);
  }

  /** Records a message from the server. */
  private confirm(): void {
    this.confirmedAt = Date.now();
    this.isSilent = false;
    this.plan();
    this.review();
  }

  private plan(waitMs = Math.max(0, (this.confirmedAt ?? Date.now()) + ASK_AFTER_MS - Date.now())): void {
    clearTimeout(this.next);
    if (this.ask && this.page.document.visibilityState === 'visible') this.next = setTimeout(() => void this.askNow(this.ask!), waitMs);
  }

  /** A check without an answer is not repeated, because the SDK sends it again when it reconnects. */
  private async askNow(ask: () => Promise<void>): Promise<void> {
    if (this.asking === ask) return;
    this.asking = ask;
    const silent = () => {
      if (this.ask !== ask) return;
      this.isSilent = true;
      this.review();
    };
    const limit = setTimeout(silent, ANSWER_LIMIT_MS);
    let waitMs: number | undefined;
    try {
      await ask();
      this.confirm();
    } catch {
      silent();
      waitMs = ASK_AFTER_MS;
    } finally {
      clearTimeout(limit);
      if (this.asking === ask) this.asking = null;
      this.plan(waitMs);
    }
  }

  private review(): void {
    if (!this.page.navigator.onLine) return this.become('offline');
    if (this.unconfirmed.size === 0) return this.become(this.isSilent ? 'silent' : 'live');
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
