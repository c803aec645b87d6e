const FIRST_WAIT_MS = 1000;
/** Attempts that are made with a network. Attempts without one do not count. */
const TRIES = 5;

/**
 * Loads a part of a page for `lazy()`, and repeats that after a failure: a short loss of the connection must not end in the page's error
 * boundary. `mayPass` returns whether a failure may be gone at the next attempt.
 */
export async function persistently<T>(load: () => Promise<T>, tries = TRIES, mayPass: (error: unknown) => boolean = () => true): Promise<T> {
  for (let tried = 1; ; tried += navigator.onLine ? 1 : 0) {
    try {
      return await load();
    } catch (error) {
      if (tried >= tries || !mayPass(error)) throw error;
      await pause(FIRST_WAIT_MS * 2 ** (tried - 1));
    }
  }
}

/** Waits for the time, or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
