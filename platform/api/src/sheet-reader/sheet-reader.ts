import { CODE, problem } from 'shared-kit/model';
import { ChildEnded, runInChild } from '../child-process/run-in-child';
import { apiError } from '../http/api-error';
import type { SheetReply, SheetRequest } from './sheet-request';

/** Reads uploads in processes of their own. */
export interface SheetReader {
  read(request: SheetRequest): Promise<SheetReply>;
}

export interface SheetReaderOptions {
  /** The program of the process; by default the one next to the running bundle. */
  childFile?: URL;
  /** Time limit for reading one upload. */
  deadlineMs?: number;
  /** Time limit for the wait until a process may start. */
  waitMs?: number;
  /** How many processes may run at once. Further uploads wait. */
  processes?: number;
  /** How many uploads may wait at once. Further ones are refused. */
  waiting?: number;
  /** Memory limit of a process. */
  memoryMiB?: number;
}

/**
 * Reads each upload in a process of its own, so that a hostile file has limited memory and time and cannot affect the next upload. A file that hangs, crashes
 * or takes too much memory is refused with 945 and its name; an upload that waits too long for its turn with code 6.
 */
export function createSheetReader(options: SheetReaderOptions = {}): SheetReader {
  const {
    childFile = new URL('./sheet-reader.child.mjs', import.meta.url),
    deadlineMs = 40_000,
    waitMs = 20_000,
    processes = 2,
    waiting = 16,
    memoryMiB = 1024,
  } = options;
  let running = 0;
  const queue: (() => void)[] = [];

  async function turn(): Promise<void> {
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

  function next(): void {
    const start = queue.shift();
    if (start) start();
    else running -= 1;
  }

  return {
    async read(request) {
      await turn();
      try {
        return await runInChild<SheetRequest, SheetReply>(childFile, request, { deadlineMs, memoryMiB });
      } catch (error) {
        if (!(error instanceof ChildEnded)) throw error;
        return { ok: false, problem: problem(CODE.invalidFormat, { key: 'createInventoryTask.readingEnded', args: [request.fileName] }) };
      } finally {
        next();
      }
    },
  };
}
