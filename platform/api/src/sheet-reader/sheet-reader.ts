import { Worker } from 'node:worker_threads';
import { CODE, problem } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import type { SheetReply, SheetRequest } from './sheet-request';

/** Reads uploads off the event loop. */
export interface SheetReader {
  read(request: SheetRequest): Promise<SheetReply>;
}

export interface SheetReaderOptions {
  /** The bundled thread; by default the one that lies beside the bundle that runs. */
  workerFile?: URL;
  /** Time for one upload, waiting for a free thread included. */
  deadlineMs?: number;
  /** Threads at once; more uploads wait. */
  threads?: number;
  /** Uploads waiting at once; more are turned away. */
  waiting?: number;
  /** Heap of a thread. */
  memoryMb?: number;
}

/**
 * One thread per upload: whatever a hostile file does to it, memory and time are bounded and nothing is left behind for the
 * next one. A thread that is too slow ends with code 6, one that runs out of memory with 940.
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
      // A thread that is ended may still report what ended it.
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
