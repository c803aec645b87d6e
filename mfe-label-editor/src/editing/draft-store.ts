import { DRAFTS_DATABASE } from 'shared-kit/state';

const STORE = 'drafts';

/**
 * What was stored of a page. Drafts stand in the browser's own database: drawings hold pictures, which local storage is too small for.
 * Where there is no such database, or it is full, nothing outlives a reload, and nothing fails: the page itself asks before it is left.
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
 * Stores the draft of one page. While one is being stored the next ones wait, and only the last of them is stored. A reload directly
 * after a change loses nothing: the connection is open already, and a page that goes away stores what still waits.
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

  /** The draft as it is now; `null` removes it. */
  hold(draft: unknown): void {
    this.waiting = { draft };
    if (this.underWay === 0) this.store();
  }

  /** Stores what still waits, and nothing after it. */
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
      // Left to itself it would be committed a moment later, when the page may be gone.
      transaction.commit();
      this.underWay += 1;
      transaction.oncomplete = transaction.onabort = this.next;
    } catch {
      // The database was removed: its user has signed out.
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
  // A chosen sign-out removes the database, which waits for those who have it open.
  database.onversionchange = () => database.close();
  return database;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no answer.'));
  });
}
