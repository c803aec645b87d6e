import { withLimit } from 'shared-kit/model/pacing';
import { DRAFTS_DATABASE } from 'shared-kit/state';

const STORE = 'drafts';
const TAB_KEY = 'drafts.tab';

/** The page opens without a draft if the browser's storage has not answered by then. */
const DRAFT_LIMIT_MS = 3000;

/** A draft that no other tab uses until it is released. */
export interface ClaimedDraft {
  key: string;
  /** The draft that an earlier page of this tab or a closed tab has stored; undefined when there is none. */
  stored: unknown;
  release: () => void;
}

/**
 * Claims the draft of a page for this tab: tabs in which the same page is open have a draft each. This tab's own draft comes first, as
 * after a reload, then the draft of a closed tab. Drafts are in IndexedDB, since drawings hold pictures, which local storage is too
 * small for. When IndexedDB is missing, full or does not answer, drafts are lost on a reload, but nothing fails: the page asks before it is left
 * with unsaved changes.
 */
export async function claimDraft(name: string): Promise<ClaimedDraft> {
  const unstored = (): ClaimedDraft => ({ key: `${name}/${crypto.randomUUID()}`, stored: undefined, release: () => {} });
  return withLimit(claim(name), DRAFT_LIMIT_MS, unstored).catch(unstored);
}

async function claim(name: string): Promise<ClaimedDraft> {
  let key = `${name}/${tabId()}`;
  let release = await lock(key);
  if (!release) {
    // A duplicated tab has the session storage, and so the id, of the other one.
    key = `${name}/${newTabId()}`;
    release = await lock(key);
  }
  return { key, stored: await readOrAdopt(name, key), release: release ?? (() => {}) };
}

/** Undefined on a page without TLS. */
const locksOfBrowser = (): LockManager | undefined => navigator.locks;

const lockOf = (key: string): string => `drafts/${key}`;

/** Holds the lock of a draft until the returned function is called or the tab is closed; null if another tab holds it. */
async function lock(key: string): Promise<(() => void) | null> {
  // Without locks, as on a page without TLS, the tab's id alone keeps drafts apart.
  const locks = locksOfBrowser();
  if (!locks) return () => {};
  // The previous page of this tab releases its lock only after the current task of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve, reject) => {
    locks
      .request(lockOf(key), { ifAvailable: true }, (granted) => {
        if (!granted) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

function tabId(): string {
  try {
    return sessionStorage.getItem(TAB_KEY) ?? newTabId();
  } catch {
    return newTabId();
  }
}

function newTabId(): string {
  const id = crypto.randomUUID();
  try {
    sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // The id is lost on a reload. The page then adopts this draft like that of a closed tab.
  }
  return id;
}

async function readOrAdopt(name: string, key: string): Promise<unknown> {
  const database = await openDrafts();
  try {
    const own: unknown = await answerOf(database.transaction(STORE).objectStore(STORE).get(key));
    return own === undefined ? await adoptOrphan(database, name, key) : own;
  } finally {
    database.close();
  }
}

/** Moves a draft that no open tab holds to `key`; undefined when there is none. */
async function adoptOrphan(database: IDBDatabase, name: string, key: string): Promise<unknown> {
  // Without locks it is unknown whether the tab of a draft is closed.
  const locks = locksOfBrowser();
  if (!locks) return undefined;
  const { held = [] } = await locks.query();
  const inUse = new Set(held.map((one) => one.name));
  const drafts = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const keys = await answerOf(drafts.getAllKeys(IDBKeyRange.bound(`${name}/`, `${name}/\uffff`)));
  const orphan = keys.find((one) => typeof one === 'string' && !inUse.has(lockOf(one)));
  if (orphan === undefined) return undefined;
  const draft: unknown = await answerOf(drafts.get(orphan));
  drafts.put(draft, key);
  drafts.delete(orphan);
  return draft;
}

/**
 * Stores the draft of one page. While a draft is being stored, only the newest of the next drafts waits. A reload directly
 * after a change loses nothing: the connection is open already, and on `pagehide` the waiting draft is stored.
 */
export class DraftWriter {
  private database: IDBDatabase | null = null;
  private waiting: { draft: unknown } | null = null;
  private pendingWrites = 0;
  private isClosed = false;

  constructor(private readonly key: string) {
    window.addEventListener('pagehide', this.store);
    openDrafts().then(this.begin, () => undefined);
  }

  /** Stores a draft; `null` removes the stored one. */
  write(draft: unknown): void {
    this.waiting = { draft };
    if (this.pendingWrites === 0) this.store();
  }

  /** Stores the waiting draft and closes the connection. */
  close(): void {
    window.removeEventListener('pagehide', this.store);
    this.isClosed = true;
    this.store();
    this.database?.close();
  }

  private readonly begin = (database: IDBDatabase): void => {
    this.database = database;
    this.store();
    if (this.isClosed) database.close();
  };

  private readonly store = (): void => {
    if (!this.database || !this.waiting) return;
    const { draft } = this.waiting;
    this.waiting = null;
    try {
      const transaction = this.database.transaction(STORE, 'readwrite');
      const drafts = transaction.objectStore(STORE);
      if (draft === null) drafts.delete(this.key);
      else drafts.put(draft, this.key);
      // Without this the browser commits later, when the page may already be closed.
      transaction.commit();
      this.pendingWrites += 1;
      transaction.oncomplete = transaction.onabort = this.next;
    } catch {
      // The connection was closed because signing out removes the database.
    }
  };

  private readonly next = (): void => {
    this.pendingWrites -= 1;
    this.store();
  };
}

async function openDrafts(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DRAFTS_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  // Signing out on purpose removes the database, which can only happen once all connections are closed.
  database.onversionchange = () => database.close();
  return database;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no answer.'));
  });
}
