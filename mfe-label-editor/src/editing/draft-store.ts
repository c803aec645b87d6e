import { DRAFTS_DATABASE } from 'shared-kit/state';

const STORE = 'drafts';

/**
 * Drafts in the browser's own database: drawings hold pictures, which local storage is too small for. A chosen sign-out removes all
 * of it (the kit's `forgetDrafts`). Where there is no such database, or it is full, nothing outlives a reload, and nothing fails.
 */
export async function readDraft(key: string): Promise<unknown> {
  try {
    return await inStore('readonly', (store) => store.get(key) as IDBRequest<unknown>);
  } catch {
    return undefined;
  }
}

export async function writeDraft(key: string, draft: unknown): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(draft, key));
  } catch {
    // The page itself still asks before it is left.
  }
}

export async function removeDraft(key: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // Nothing could be stored either.
  }
}

/** A connection for each operation: one that stays open would keep the database from being removed. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DRAFTS_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const answer = await answerOf(work(transaction.objectStore(STORE)));
    if (mode === 'readwrite') await committed(transaction);
    return answer;
  } finally {
    database.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no answer.'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The draft was not stored.'));
  });
}
