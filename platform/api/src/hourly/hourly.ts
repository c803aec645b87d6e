import { minutesToNextRetry } from 'shared-kit/model';

/** Runs the work now and at each full hour, never twice at once. The result ends it, after the work that is under way. */
export function hourly(work: (isStart: boolean) => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let ended = false;

  const run = (isStart: boolean) => {
    running = work(isStart).then(() => {
      if (ended) return;
      timer = setTimeout(() => run(false), minutesToNextRetry(Date.now()) * 60_000);
      timer.unref();
    });
  };
  run(true);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
