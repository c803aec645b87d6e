import { totalmem } from 'node:os';
import { CODE } from 'shared-kit/model';
import { apiError } from '../../http/api-error';
import { runInChild, type ChildLimits } from './run-in-child';

/** The program of a process of its own, by its name: `sheet-reader` is bundled from `src/sheet-reader.child.ts`. */
export type ChildFile = (name: string) => URL | Promise<URL>;

/** All bundles lie in one folder. */
export const bundledChild: ChildFile = (name) => new URL(`./${name}.child.mjs`, import.meta.url);

export interface ChildPoolLimits extends ChildLimits {
  /** Time limit for the wait until a process may start. */
  waitMs: number;
  /** How many processes may run at once. Further requests wait. */
  processes: number;
  /** How many requests may wait at once. Further ones are refused. */
  waiting: number;
}

const BYTES_PER_MIB = 1024 * 1024;

/** The memory limit of one process, by the available memory, which in a container is less than that of the machine. */
export function memoryShare(most: number, share: number): number {
  const constrained = process.constrainedMemory();
  const all = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.min(most, Math.floor((all / BYTES_PER_MIB) * share));
}

/**
 * Runs each request in a process of its own that has limits, and only some at once. Rejects with code 6 for a request that waits for too long
 * or behind too many, else as {@link runInChild} does.
 */
export function createChildPool<Req, Res>(file: () => URL | Promise<URL>, limits: ChildPoolLimits): (request: Req) => Promise<Res> {
  const { processes, waiting, waitMs } = limits;
  let running = 0;
  const queue: (() => void)[] = [];

  async function waitForTurn(): Promise<void> {
    if (running < processes) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw apiError(CODE.serviceUnavailable);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        reject(apiError(CODE.serviceUnavailable));
      }, waitMs);
      queue.push(start);
    });
  }

  function startNext(): void {
    const start = queue.shift();
    if (start) start();
    else running -= 1;
  }

  return async (request) => {
    await waitForTurn();
    try {
      return await runInChild<Req, Res>(await file(), request, limits);
    } finally {
      startNext();
    }
  };
}
