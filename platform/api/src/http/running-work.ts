import type { FastifyInstance } from 'fastify';
import { withLimit } from 'shared-kit/model/pacing';
import { CALL_TIMES } from './call-times';

/** Work that has not ended yet, also of requests that have been answered: when a call runs out of time, its steps go on. */
export interface RunningWork {
  /** Tracks the work until it settles, and returns it. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Waits until all work has ended, at most `ms` milliseconds. */
  settled(ms: number): Promise<void>;
}

/** One for each server, which waits for it before it ends. */
export function createRunningWork(): RunningWork {
  const running = new Set<Promise<unknown>>();

  async function allWorkEnded(): Promise<void> {
    // Work that has ended may have started other work.
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
    settled: (ms) => withLimit(allWorkEnded(), ms, () => undefined),
  };
}

/** As long as the steps of a call may take; a process that is told to end does so earlier (run-server.ts). The next server that starts continues a removal. */
const SETTLE_TIMEOUT_MS = CALL_TIMES.callMs;

/**
 * Makes the closing of the server wait for running calls, also those whose connection is closed or whose time is up: their
 * steps still need the database. Must be installed before the routes.
 */
export function waitForRunningWork(app: FastifyInstance, work: RunningWork): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function tracked(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? work.track(answer) : answer;
    };
  });
  app.addHook('onClose', () => work.settled(SETTLE_TIMEOUT_MS));
}
