const FIRST_WAIT_MS = 1000;
/** Tries with a network. Without one there is no counting: the code cannot come before it does. */
const TRIES = 5;

/**
 * Loads a part that a page shows at once, for `lazy()`: a gap in the connection is waited for, instead of bringing the page down.
 * `mayPass` says of a failure whether another try may bring something else.
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

/** Until the time is over or the network back. */
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
