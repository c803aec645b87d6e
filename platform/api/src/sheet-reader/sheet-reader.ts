import { Worker } from 'node:worker_threads';
import { CODE, problem } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import type { SheetReply, SheetRequest } from './sheet-request';

/** Reads uploads off the event loop. */
export interface SheetReader {
  read(request: SheetRequest): Promise<SheetReply>;
}

export interface SheetReaderOptions {
  /** The file of the thread's program; by default the one next to the running bundle. */
  workerFile?: URL;
  /** Time limit for one upload, including the wait for a free thread. */
  deadlineMs?: number;
  /** How many threads may run at once. Further uploads wait. */
  threads?: number;
  /** How many uploads may wait at once. Further ones are refused. */
  waiting?: number;
  /** Limit for the heap of a thread. */
  memoryMb?: number;
}

/**
 * Reads each upload in a thread of its own, so that a hostile file has limited memory and time and cannot affect the next upload. The
 * answer is code 6 when the time is over, and 940 when the memory is.
 */
export function createSheetReader(options: SheetReaderOptions = {}): SheetReader {
  const {
    workerFile = new URL('./sheet-reader.worker.mjs', import.meta.url),
    deadlineMs = 60_000,
    threads = 2,
    waiting = 16,
    memoryMb = 1024,
  } = options;
  let running = 0;
  const queue: (() => void)[] = [];

  async function turn(deadline: number): Promise<void> {
    if (running < threads) {
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
      }, deadline - Date.now());
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
      const deadline = Date.now() + deadlineMs;
      await turn(deadline);
      try {
        return await readInThread(workerFile, request, { ms: deadline - Date.now(), memoryMb });
      } finally {
        next();
      }
    },
  };
}

interface Bounds {
  ms: number;
  memoryMb: number;
}

function readInThread(file: URL, request: SheetRequest, { ms, memoryMb }: Bounds): Promise<SheetReply> {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  return new Promise<SheetReply>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(apiError(CODE.serviceUnavailable))), ms);
    function finish(settle: () => void): void {
      clearTimeout(timer);
      worker.removeAllListeners();
      // A terminated thread may still send the error that ended it.
      worker.on('error', () => undefined);
      void worker.terminate();
      settle();
    }
    worker.on('message', (reply: SheetReply) => finish(() => resolve(reply)));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      finish(() => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ ok: false, problem: problem(CODE.taskProcessing) });
        else reject(error);
      }),
    );
    worker.on('exit', (code) => finish(() => reject(new Error(`The reader thread ended with ${code}.`))));
    worker.postMessage(request, [request.bytes.buffer]);
  });
}
