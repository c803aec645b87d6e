import type { ConnectionState } from './document-store';

/** A listener may answer from the cache for a moment while another one opens. Only after this time is the connection lost. */
const DOUBT_MS = 1500;

/** After this time without anything from the server, the server is asked. */
export const ASK_AFTER_MS = 30_000;
/** A server that has not answered by then counts as silent. */
export const ANSWER_LIMIT_MS = 10_000;

type Page = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean }; document: Pick<Document, 'visibilityState' | 'addEventListener'> };

/**
 * The state of the connection. The SDK marks answers that the server has not confirmed, and reports no error while it keeps trying to
 * connect. It does not notice a server that keeps its connections open and sends nothing, so the server is asked now and then.
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

  /** Notes whether a listener's latest answer came from the cache. */
  report(listener: object, fromCache: boolean): void {
    if (fromCache) this.unconfirmed.add(listener);
    else {
      this.unconfirmed.delete(listener);
      // A document that is being written shows at once, before the server knows of it.
      if (this.writes === 0) this.confirm();
    }
    this.review();
  }

  /** Forgets a listener that was closed. */
  forget(listener: object): void {
    this.unconfirmed.delete(listener);
    this.review();
  }

  /** Runs a write. Until it is answered, listeners say nothing about the server. */
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
   * From now on calls `ask` whenever nothing has come from the server for a while and the page can be seen. It resolves once the server has
   * answered, and rejects if the SDK gives up. Until the returned function is called.
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

  /** When something last came from the server, in milliseconds; null before the first. */
  lastContact(): number | null {
    return this.confirmedAt;
  }

  observe(next: (state: ConnectionState) => void): () => void {
    this.observers.add(next);
    next(this.state);
    return () => this.observers.delete(next);
  }

  /** Something has come from the server. */
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

  /** A question that is late is not repeated: the SDK sends it again itself when it connects anew. */
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
