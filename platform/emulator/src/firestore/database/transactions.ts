import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../../errors/status';
import type { DocumentStore } from '../../store/document-store';
import type { Query } from '../../store/query/query';
import type { Micros } from '../../store/values/time';

/** The service ends a transaction after this time, and after this time without a request. */
const LIFETIME_MS = 270_000;
const FORGOTTEN_MS = 60_000;
const LOCK_WAIT_MS = 10_000;
/** After this time without a request a transaction loses its locks to one that waits for them, since its client may have crashed. */
const IDLE_MS = 3_000;
const LOOK_EVERY_MS = 200;

interface Transaction {
  id: string;
  readOnly: boolean;
  /** Number of requests that are running in it. */
  busy: number;
  startedAt: number;
  lastUsedAt: number;
  /** Version of each document read; undefined when there was none. */
  documents: Map<string, Micros | undefined>;
  queries: { query: Query; result: string }[];
}

interface Lock {
  holders: Set<string>;
  /** Set when a transaction had to start again because of the document. From then on only one may hold it, until none wants it. */
  oneAtATime: boolean;
  waiting: { transaction: string; grant: () => void }[];
}

/**
 * Transactions of the server SDK. Several may read a document at the same time, as in the service, since most only check what a caller may do. A write
 * of anybody to a document that another transaction has read waits for the end of that one. Of two transactions that wait for each other one fails and
 * its client tries again; then the document is held by one at a time, so that many transactions that increment one document wait instead of failing.
 * Access is checked before the lock, since a caller who may not read a document must not lock it.
 */
export class Transactions {
  readonly #active = new Map<string, Transaction>();
  readonly #locks = new Map<string, Lock>();
  /** Writes that wait, each of which is tried again when a transaction has ended. */
  readonly #writers = new Set<() => void>();
  /** The documents for which the commit of a transaction waits. */
  readonly #committing = new Map<string, readonly string[]>();

  constructor(private readonly store: DocumentStore) {}

  begin(readOnly: boolean): string {
    this.dropForgotten();
    const id = randomBytes(16).toString('base64');
    const now = Date.now();
    this.#active.set(id, { id, readOnly, busy: 0, startedAt: now, lastUsedAt: now, documents: new Map(), queries: [] });
    return id;
  }

  /** Runs a request in the transaction. When access is denied, the transaction ends. */
  async use<T>(id: string, work: () => T | Promise<T>): Promise<T> {
    const transaction = this.get(id);
    transaction.busy += 1;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') this.release(transaction);
      throw error;
    } finally {
      transaction.busy -= 1;
      transaction.lastUsedAt = Date.now();
    }
  }

  /** Locks the documents for the transaction and remembers their versions. */
  async lock(id: string, paths: readonly string[]): Promise<void> {
    const transaction = this.get(id);
    if (transaction.readOnly) return;
    // All transactions lock in the same order, so that two that read the same documents do not wait for each other.
    for (const path of [...new Set(paths)].sort()) {
      if (!transaction.documents.has(path)) await this.acquire(transaction, path);
    }
    this.get(id);
  }

  /** Remembers a query's result. */
  remember(id: string, query: Query): void {
    const transaction = this.get(id);
    if (!transaction.readOnly) transaction.queries.push({ query, result: this.fingerprint(query) });
  }

  /**
   * Runs the write of these documents, at once unless a transaction other than `own` has read one of them: then when that has ended. Throws ABORTED when
   * it has not for too long, or waits for `own`. `beforeWait` may refuse the write instead.
   */
  whenFree<T>(
    paths: readonly string[],
    write: () => T,
    { own, beforeWait }: { own: string | undefined; beforeWait: () => void },
  ): T | Promise<T> {
    const held = () => paths.flatMap((path) => this.heldByOthers(path, own) ?? []);
    const first = held();
    if (first.length === 0) return write();
    beforeWait();
    if (own !== undefined && first.some((lock) => this.leadsTo(lock, own, own))) {
      for (const lock of first) lock.oneAtATime = true;
      throw this.abort(this.get(own));
    }
    return new Promise<T>((resolve, reject) => {
      const settle = (result: () => T) => {
        clearInterval(timer);
        clearTimeout(giveUp);
        this.#writers.delete(tryAgain);
        if (own !== undefined) this.#committing.delete(own);
        try {
          resolve(result());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const tryAgain = () => {
        if (held().length === 0) settle(write);
      };
      const timer = setInterval(() => held().forEach((lock) => this.takeFromIdle(lock, own)), LOOK_EVERY_MS);
      const giveUp = setTimeout(
        () =>
          settle(() => {
            throw own === undefined ? aborted() : this.abort(this.get(own));
          }),
        LOCK_WAIT_MS,
      );
      if (own !== undefined) this.#committing.set(own, paths);
      this.#writers.add(tryAgain);
    });
  }

  /** Ends the transaction with its writes; throws ABORTED when a document or result that it has read has changed. */
  end<T>(id: string, write: () => T): T {
    const transaction = this.get(id);
    try {
      const changed = [...transaction.documents].some(([path, version]) => this.store.get(path)?.updateTime !== version);
      if (changed || transaction.queries.some(({ query, result }) => this.fingerprint(query) !== result)) throw aborted();
      return write();
    } finally {
      // After its writes, so that nobody else's come between.
      this.release(transaction);
    }
  }

  rollback(id: string): void {
    const transaction = this.#active.get(id);
    if (transaction) this.release(transaction);
  }

  private get(id: string): Transaction {
    const transaction = this.#active.get(id);
    if (!transaction) throw expired();
    const now = Date.now();
    const isForgotten = transaction.busy === 0 && now - transaction.lastUsedAt > FORGOTTEN_MS;
    if (!isForgotten && now - transaction.startedAt <= LIFETIME_MS) return transaction;
    this.release(transaction);
    throw expired();
  }

  private heldByOthers(path: string, own: string | undefined): Lock | undefined {
    const lock = this.#locks.get(path);
    return lock && [...lock.holders].some((holder) => holder !== own) ? lock : undefined;
  }

  private fingerprint(query: Query): string {
    return query
      .run(this.store)
      .map(({ document }) => `${document.path}@${document.updateTime}`)
      .join();
  }

  private async acquire(transaction: Transaction, path: string): Promise<void> {
    const lock = this.#locks.get(path);
    if (!lock) {
      this.#locks.set(path, { holders: new Set([transaction.id]), oneAtATime: false, waiting: [] });
    } else if (!lock.oneAtATime) {
      lock.holders.add(transaction.id);
    } else {
      if (this.leadsTo(lock, transaction.id, transaction.id)) throw this.abort(transaction);
      await this.turn(transaction, lock);
    }
    transaction.documents.set(path, this.store.get(path)?.updateTime);
    // If the transaction was rolled back while it waited, the next one gets the lock.
    if (!this.#active.has(transaction.id)) this.release(transaction);
  }

  private turn(transaction: Transaction, lock: Lock): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => this.takeFromIdle(lock), LOOK_EVERY_MS);
      const giveUp = setTimeout(() => {
        clearInterval(timer);
        lock.waiting = lock.waiting.filter((entry) => entry !== place);
        reject(this.abort(transaction));
      }, LOCK_WAIT_MS);
      const place = {
        transaction: transaction.id,
        grant: () => {
          clearInterval(timer);
          clearTimeout(giveUp);
          resolve();
        },
      };
      lock.waiting.push(place);
    });
  }

  /** Ends the idle transactions that hold the lock. Their clients get an error at their next request and try again. */
  private takeFromIdle({ holders }: Lock, own?: string): void {
    for (const holder of holders) {
      const transaction = holder === own ? undefined : this.#active.get(holder);
      if (transaction && transaction.busy === 0 && Date.now() - transaction.lastUsedAt >= IDLE_MS) this.release(transaction);
    }
  }

  /** True when a holder of the lock, other than `waiting` itself, is the transaction `id`, or waits for it directly or through others. */
  private leadsTo(lock: Lock, id: string, waiting: string, seen = new Set<string>()): boolean {
    return [...lock.holders].some((holder) => {
      if (holder === waiting || seen.has(holder)) return false;
      seen.add(holder);
      return holder === id || this.awaitedBy(holder).some((next) => this.leadsTo(next, id, holder, seen));
    });
  }

  /** The locks that a transaction waits for, to read or to write. */
  private awaitedBy(id: string): Lock[] {
    const toRead = [...this.#locks.values()].filter(({ waiting }) => waiting.some(({ transaction }) => transaction === id));
    const toWrite = (this.#committing.get(id) ?? []).flatMap((path) => this.heldByOthers(path, id) ?? []);
    return [...toRead, ...toWrite];
  }

  private release(transaction: Transaction): void {
    this.#active.delete(transaction.id);
    const paths = [...transaction.documents.keys()];
    for (const path of paths) this.#locks.get(path)?.holders.delete(transaction.id);
    // Before the next transactions read, which would hold the document again.
    for (const tryAgain of [...this.#writers]) tryAgain();
    for (const path of paths) this.passOn(path);
  }

  /** Gives a lock that nobody holds to the next transaction. */
  private passOn(path: string): void {
    const lock = this.#locks.get(path);
    if (!lock || lock.holders.size > 0) return;
    const next = lock.waiting.shift();
    if (next) {
      lock.holders.add(next.transaction);
      next.grant();
    } else {
      this.#locks.delete(path);
    }
  }

  /** Frees the locks immediately, since the client waits before it rolls back and tries again. */
  private abort(transaction: Transaction): StatusError {
    this.release(transaction);
    return aborted();
  }

  private dropForgotten(): void {
    for (const transaction of this.#active.values()) {
      if (transaction.busy === 0 && Date.now() - transaction.lastUsedAt > FORGOTTEN_MS) this.release(transaction);
    }
  }
}

/** The SDK recognises these words and tries again in a new transaction. */
function expired(): StatusError {
  return invalidArgument('The referenced transaction has expired or is no longer valid.');
}

function aborted(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}
