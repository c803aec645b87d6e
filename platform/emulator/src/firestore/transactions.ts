import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../errors/status';
import type { DocumentStore } from '../store/document-store';
import type { Query } from '../store/query/query';
import type { Micros } from '../store/time';

/** After this time without a request a transaction is ended, as in the service. */
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
  lastUsedAt: number;
  /** Version of each document read; undefined when there was none. */
  documents: Map<string, Micros | undefined>;
  queries: { query: Query; result: string }[];
}

interface Lock {
  holders: Set<string>;
  /** Set when a transaction had to start again because another one changed the document. From then on only one may hold it, until none wants it. */
  oneAtATime: boolean;
  waiting: { transaction: string; grant: () => void }[];
}

/**
 * Transactions of the server SDK. Several may read a document at the same time, as in the service, since most only check what a caller may do. When a
 * document has changed after it was read, the commit fails and the client tries again; then the document is locked for others, so that many
 * transactions that increment one document wait instead of failing. Access is checked before the lock, since a caller who may not read a document
 * must not lock it.
 */
export class Transactions {
  readonly #active = new Map<string, Transaction>();
  readonly #locks = new Map<string, Lock>();

  constructor(private readonly store: DocumentStore) {}

  begin(readOnly: boolean): string {
    this.dropForgotten();
    const id = randomBytes(16).toString('base64');
    this.#active.set(id, { id, readOnly, busy: 0, lastUsedAt: Date.now(), documents: new Map(), queries: [] });
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

  /** Ends the transaction; throws ABORTED when a document or result that it has read has changed. */
  end(id: string): void {
    const transaction = this.get(id);
    const changed = [...transaction.documents].filter(([path, version]) => this.store.get(path)?.updateTime !== version);
    for (const [path] of changed) this.#locks.get(path)!.oneAtATime = true;
    this.release(transaction);
    if (changed.length > 0 || transaction.queries.some(({ query, result }) => this.fingerprint(query) !== result)) throw aborted();
  }

  rollback(id: string): void {
    const transaction = this.#active.get(id);
    if (transaction) this.release(transaction);
  }

  private get(id: string): Transaction {
    const transaction = this.#active.get(id);
    if (!transaction) throw expired();
    return transaction;
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
      if (this.wouldDeadlock(transaction.id, lock)) throw this.abort(transaction);
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
  private takeFromIdle({ holders }: Lock): void {
    for (const holder of holders) {
      const transaction = this.#active.get(holder);
      if (transaction && transaction.busy === 0 && Date.now() - transaction.lastUsedAt >= IDLE_MS) this.release(transaction);
    }
  }

  /** True when a holder of the lock is this transaction, or waits for it directly or through others. */
  private wouldDeadlock(id: string, lock: Lock, seen = new Set<Lock>()): boolean {
    if (seen.has(lock)) return false;
    seen.add(lock);
    const awaited = (holder: string) => [...this.#locks.values()].find(({ waiting }) => waiting.some((w) => w.transaction === holder));
    return [...lock.holders].some((holder) => {
      const next = awaited(holder);
      return holder === id || (next !== undefined && this.wouldDeadlock(id, next, seen));
    });
  }

  private release(transaction: Transaction): void {
    this.#active.delete(transaction.id);
    for (const path of transaction.documents.keys()) {
      const lock = this.#locks.get(path);
      if (!lock?.holders.delete(transaction.id) || lock.holders.size > 0) continue;
      const next = lock.waiting.shift();
      if (next) {
        lock.holders.add(next.transaction);
        next.grant();
      } else {
        this.#locks.delete(path);
      }
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
  return new StatusError('ABORTED', 'Another transaction or write got in between; try again.');
}
