import type { LiveQuery } from 'shared-kit/firebase/data';
import { CODE, problem, type Message } from 'shared-kit/model';
import { dataEntry } from './data-entry';

/** The state of a live query. Rows are kept here, outside of the store, because there may be many. */
export type LiveState<T> =
  | { readonly phase: 'waiting' }
  | {
      readonly phase: 'answered';
      readonly data: readonly T[];
      readonly fromCache: boolean;
      readonly confirmed: boolean;
      readonly partial?: true;
    }
  | { readonly phase: 'failed'; readonly problem: Message };

/** Long enough for the next page to reuse the listener of the same query. */
const GRACE_MS = 3000;

/** The state of a query without an answer. */
export const WAITING = { phase: 'waiting' } as const;

interface Entry {
  readonly query: LiveQuery<unknown>;
  state: LiveState<unknown>;
  readonly watchers: Set<() => void>;
  stop: () => void;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** Shares one listener among all components with the same query, and closes it {@link GRACE_MS} after the last of them is unmounted. */
export class LiveRegistry {
  private readonly entries = new Map<string, Entry>();

  /** `isLeaving`: the user is signing out, and errors from then on are ignored (D-102). */
  constructor(private readonly isLeaving: () => boolean = () => false) {}

  /** The keys of open queries, for tests and benches. */
  openKeys(): string[] {
    return [...this.entries.keys()];
  }

  read<T>(query: LiveQuery<T>): LiveState<T> {
    return (this.entries.get(query.key)?.state as LiveState<T> | undefined) ?? WAITING;
  }

  /** Keeps the query open and calls back after every change, until the returned function is called. */
  watch(query: LiveQuery<unknown>, onChange: () => void): () => void {
    let entry = this.entries.get(query.key);
    if (!entry) {
      entry = { query, state: WAITING, watchers: new Set(), stop: () => {}, closing: undefined };
      this.entries.set(query.key, entry);
      this.open(entry);
    }
    clearTimeout(entry.closing);
    entry.closing = undefined;
    // Wrapped, because two callers may pass the same function, and a set would hold it once.
    const watcher = () => onChange();
    const watched = entry;
    watched.watchers.add(watcher);
    return () => {
      if (!watched.watchers.delete(watcher) || watched.watchers.size) return;
      watched.closing = setTimeout(() => this.close(watched), GRACE_MS);
    };
  }

  /**
   * Opens a query that a page will need soon, so that the result is there when the page asks. If it fails, the error is dropped without a
   * message: the page opens the query again later, when the cause may be gone. `then` gets the first answer, if there is one.
   * @returns resolves once the query is answered or has failed, at once if it was open already
   */
  openAhead<T>(query: LiveQuery<T>, then?: (data: readonly T[]) => void): Promise<void> {
    if (this.entries.has(query.key)) return Promise.resolve();
    return new Promise((resolve) => {
      const release = this.watch(query, () => {
        const entry = this.entries.get(query.key);
        if (!entry || entry.state.phase === 'waiting') return;
        release();
        if (entry.state.phase === 'answered') then?.(entry.state.data as readonly T[]);
        if (entry.state.phase === 'failed' && entry.watchers.size === 0) this.close(entry);
        resolve();
      });
    });
  }

  /** Opens a failed query again. */
  retry(query: LiveQuery<unknown>): void {
    const entry = this.entries.get(query.key);
    if (!entry) return;
    entry.stop();
    this.become(entry, WAITING);
    this.open(entry);
  }

  /** Closes everything at once. Called before signing out, because listeners without a user fail (D-20, D-102). */
  closeAll(): void {
    for (const entry of this.entries.values()) {
      this.close(entry);
      this.become(entry, WAITING);
    }
  }

  private close(entry: Entry): void {
    clearTimeout(entry.closing);
    entry.stop();
    if (this.entries.get(entry.query.key) === entry) this.entries.delete(entry.query.key);
  }

  private open(entry: Entry): void {
    let stopped = false;
    let stop = () => {};
    // The server has answered at least once since the query was opened: from then on the cache knows when there are no rows.
    let confirmed = false;
    entry.stop = () => {
      stopped = true;
      stop();
    };
    dataEntry().then(
      ({ dataStore, subscribe }) => {
        if (stopped) return;
        stop = subscribe(dataStore(), entry.query, {
          next: (answer) => {
            confirmed ||= !answer.fromCache;
            this.become(entry, { phase: 'answered', ...answer, confirmed });
          },
          error: (message) => !this.isLeaving() && this.become(entry, { phase: 'failed', problem: message }),
        });
      },
      // The Firestore code could not be loaded.
      () => !stopped && this.become(entry, { phase: 'failed', problem: problem(CODE.serviceUnavailable) }),
    );
  }

  private become(entry: Entry, state: LiveState<unknown>): void {
    entry.state = state;
    for (const watcher of [...entry.watchers]) watcher();
  }
}
