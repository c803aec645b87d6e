const FIRST_WAIT_MS = 1000;

/**
 * Loads something, and repeats that after a failure. Attempts without a network do not count; it waits until the network is back. By default there
 * is one attempt with a network, because the page itself requests lost scripts again. `mayPass` returns whether the next attempt may succeed
 * after this failure.
 */
export async function persistently<T>(load: () => Promise<T>, tries = 1, mayPass: (error: unknown) => boolean = () => true): Promise<T> {
  for (let attempts = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) attempts += 1;
      if (attempts >= tries || !mayPass(error)) throw error;
      await pause(FIRST_WAIT_MS * 2 ** Math.max(attempts - 1, 0));
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
