/** Timers may fire a little early, and the hour must be full by then. */
const AFTER_IT_IS_FULL = 1000;

export interface Run {
  /** Whether this is the run at the start of the server, which does not wait for the full hour. */
  isStart: boolean;
  /** Aborted when the work should come to its end soon. */
  signal: AbortSignal;
}

/**
 * Runs the work now and each time that so many milliseconds are full, such as at each full hour; never twice at the same time. Returns a function
 * that stops it after the current run.
 */
export function regularly(everyMs: number, work: (run: Run) => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = (isStart: boolean) => {
    running = work({ isStart, signal }).then(() => {
      if (signal.aborted) return;
      timer = setTimeout(() => run(false), everyMs - (Date.now() % everyMs) + AFTER_IT_IS_FULL);
      timer.unref();
    });
  };
  run(true);
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  };
}
