import { DRAFTS_DATABASE } from 'shared-kit/state';

const STORE = 'drafts';

/**
 * Reads the stored draft of a page. Drafts are in IndexedDB, since drawings hold pictures, which local storage is too small for. When
 * IndexedDB is missing or full, drafts are lost on a reload, but nothing fails: the page asks before it is left with unsaved changes.
 */
export async function readDraft(key: string): Promise<unknown> {
  try {
    const database = await openDrafts();
    try {
      return await answerOf(database.transaction(STORE).objectStore(STORE).get(key));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Stores the draft of one page. While a draft is being stored, only the last of those that follow is kept waiting. A reload directly
 * after a change loses nothing: the connection is open already, and on `pagehide` the waiting draft is stored.
 */
export class DraftWriter {
  private database: IDBDatabase | null = null;
  private waiting: { draft: unknown } | null = null;
  private underWay = 0;
  private isClosed = false;

  constructor(private readonly key: string) {
    window.addEventListener('pagehide', this.store);
    openDrafts().then(this.begin, () => undefined);
  }

  /** Stores a draft; `null` removes the stored one. */
  hold(draft: unknown): void {
    this.waiting = { draft };
    if (this.underWay === 0) this.store();
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
      // Without this the browser commits a moment later, when the page may be gone.
      transaction.commit();
      this.underWay += 1;
      transaction.oncomplete = transaction.onabort = this.next;
    } catch {
      // The connection was closed because signing out removes the database.
    }
  };

  private readonly next = (): void => {
    this.underWay -= 1;
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
