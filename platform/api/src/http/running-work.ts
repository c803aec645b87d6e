import type { FastifyInstance } from 'fastify';

/** What is still being done, also for requests that were answered or given up: a call that is cut ends its steps by itself. */
export interface RunningWork {
  /** Counts the work until it ends, however it ends, and returns it. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Waits until nothing is left to do, at most so many milliseconds. */
  settled(ms: number): Promise<void>;
}

export function createRunningWork(): RunningWork {
  const running = new Set<Promise<unknown>>();

  async function nothingLeft(): Promise<void> {
    // What ends may have begun something else.
    while (running.size > 0) await Promise.allSettled(running);
  }

  return {
    track(work) {
      const ended: Promise<unknown> = work.then(
        () => running.delete(ended),
        () => running.delete(ended),
      );
      running.add(ended);
      return work;
    },
    async settled(ms) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      });
      await Promise.race([nothingLeft(), late]);
      clearTimeout(timer);
    },
  };
}

/** As long as any call may take. A removal takes longer; whoever starts next goes on with it. */
const PATIENCE_MS = 20_000;

/**
 * Closing the server waits for the calls under way, also for those whose connection is gone and for what is left of calls
 * that were cut: the database must not be taken from under them. To be installed before the routes.
 */
export function waitForRunningWork(app: FastifyInstance, work: RunningWork): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function tracked(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? work.track(answer) : answer;
    };
  });
  app.addHook('onClose', () => work.settled(PATIENCE_MS));
}
