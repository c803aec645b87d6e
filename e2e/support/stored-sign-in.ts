import type { Page } from '@playwright/test';

/** Entries for the local storage: the account, which Firebase itself keeps in IndexedDB, and the shell's note that somebody is signed in. */
type StoredSignIn = Record<string, string>;

/** Each worker fills in the login form once; its later journeys start with what was stored then. */
let stored: StoredSignIn | undefined;

/** Stores the sign-in of a page for later journeys, unless one is stored already. */
export async function keepSignIn(page: Page): Promise<void> {
  stored ??= await page.evaluate(readSignIn);
}

/**
 * Signs in the first page that a browser opens. Returns false when no sign-in is stored yet, or when a page is open already, whose storage it would overwrite.
 * A script puts the account into the local storage, from where Firebase moves it into IndexedDB. To fill IndexedDB itself, Playwright would open another page.
 */
export async function restoreSignIn(page: Page): Promise<boolean> {
  if (!stored || page.url() !== 'about:blank') return false;
  const script = await page.context().addInitScript(writeSignIn, stored);
  // Pages that load later must not be signed in again, once somebody has signed out.
  page.once('domcontentloaded', () => void script.dispose().catch(() => undefined));
  return true;
}

/** Runs in the page. */
async function readSignIn(): Promise<StoredSignIn> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB did not answer'));
    });
  const database = await done(indexedDB.open('firebaseLocalStorageDb'));
  const records: { fbase_key: string; value: unknown }[] = await done(
    database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll(),
  );
  database.close();
  const accounts = Object.fromEntries(records.map(({ fbase_key, value }) => [fbase_key, JSON.stringify(value)]));
  return { ...accounts, signedIn: localStorage.getItem('signedIn') ?? '' };
}

/** Runs in each page before the console does, on whichever of the consoles on the tests' Firebase. An empty page has no storage. */
function writeSignIn(entries: StoredSignIn): void {
  if (location.origin === 'null') return;
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}
