/** Local storage without exceptions: it may be full, switched off, or hold invalid values (D-99). */

/** The stored JSON; undefined when there is none or it is not JSON. */
export function readStored(key: string): unknown {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Never fails: without storage, or where it is full, the value is lost with the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value is then kept only until the page is reloaded.
  }
}

/** Never fails, also where the browser forbids storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is not available, nothing was stored.
  }
}
