import type { Message, Progress } from 'shared-kit/model';
import type { Job, WorkerFault, WorkerReply, WorkerRequest } from './protocol';
import { WorkerDidNotStart } from './start-worker';

export interface RunOptions<Req, Res> {
  onProgress?: (progress: Progress) => void;
  /** Ends the worker at once. */
  signal?: AbortSignal;
  /** Buffers of the request that are handed over instead of copied. */
  transfer?: Transferable[];
  /** Loads the same job for the main thread, where no worker can start (decision D-97). */
  fallback?: () => Promise<Job<Req, Res>>;
}

/** What a job threw, with the message for the user if it carried one. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly problem: Message | undefined;

  constructor({ name, message, problem }: WorkerFault) {
    super(name === 'Error' ? message : `${name}: ${message}`);
    this.problem = problem;
  }
}

/**
 * Does one job in a worker of its own and ends it:
 * `runInWorker(() => startWorker(new URL('./export.worker.ts', import.meta.url)), request, { onProgress, signal })`.
 * Rejects with {@link WorkerError} for what the job threw, and with the signal's reason when it was aborted.
 */
export async function runInWorker<Req, Res>(
  start: () => Worker,
  request: Req,
  options: RunOptions<Req, Res> = {},
): Promise<Res> {
  options.signal?.throwIfAborted();
  try {
    return await inWorker<Req, Res>(start(), request, options);
  } catch (error) {
    if (!(error instanceof WorkerDidNotStart) || !options.fallback) throw error;
    return onMainThread(await options.fallback(), request, options);
  }
}

function inWorker<Req, Res>(worker: Worker, request: Req, options: RunOptions<Req, Res>): Promise<Res> {
  const { onProgress, signal, transfer = [] } = options;
  return new Promise((resolve, reject) => {
    let started = false;
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', abort, { once: true });

    worker.onmessage = ({ data }: MessageEvent<WorkerReply<Res>>) => {
      if (data.kind === 'ready') {
        started = true;
        // Only now: buffers handed to a worker that never starts would be lost to the fallback.
        worker.postMessage({ kind: 'request', request } satisfies WorkerRequest<Req>, transfer);
      } else if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'result') end(() => resolve(data.result));
      else end(() => reject(new WorkerError(data.error)));
    };
    worker.onerror = (event) => {
      // It is told to the caller; the browser's console need not hear it as well.
      event.preventDefault();
      const message = event.message || 'The worker failed.';
      end(() => reject(started ? new WorkerError({ name: 'Error', message }) : new WorkerDidNotStart(message)));
    };
  });
}

async function onMainThread<Req, Res>(job: Job<Req, Res>, request: Req, options: RunOptions<Req, Res>): Promise<Res> {
  const signal = options.signal ?? new AbortController().signal;
  const result = await job(request, { onProgress: options.onProgress ?? (() => {}), signal });
  signal.throwIfAborted();
  return result;
}
