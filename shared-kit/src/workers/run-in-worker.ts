import type { Message } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { Job, WorkerFault, WorkerReply, WorkerRequest, WorkLimit } from './protocol';
import { WorkerDidNotStart } from './start-worker';

interface RunOptions<Req, Res, In = never, Out = never> {
  onProgress?: (progress: Progress) => void;
  /** Terminates the worker at once. */
  signal?: AbortSignal;
  /** Buffers of the request that are transferred instead of copied. */
  transfer?: Transferable[];
  /** The job's input; each piece should take only a few milliseconds to send. */
  input?: AsyncIterable<In>;
  /** Receives the pieces that the job sends before its result. */
  onOutput?: (piece: Out) => void;
  /** The message for the user when the job crashes, or is terminated because it has sent nothing within its time limit. */
  crashProblem?: Message;
  /** The time after which the worker is terminated if it has sent nothing, such as progress. */
  silenceLimitMs?: number;
  /** Loads the same job for the main thread, for when no worker can start (D-97). */
  fallback?: () => Promise<Job<Req, Res, In, Out>>;
}

/** The error of a job, with a message for the user if the job has given one. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly problem: Message | undefined;

  constructor({ name, message, problem }: WorkerFault) {
    super(name === 'Error' ? message : `${name}: ${message}`);
    this.problem = problem;
  }
}

/**
 * Runs one job in a new worker and terminates it:
 * `runInWorker(() => startWorker(new URL('./export.worker.ts', import.meta.url)), request, { onProgress, signal })`.
 * Rejects with a {@link WorkerError} if the job throws, and with the signal's reason if it is aborted.
 */
export async function runInWorker<Req, Res, In = never, Out = never>(
  start: () => Worker | Promise<Worker>,
  request: Req,
  options: RunOptions<Req, Res, In, Out> = {},
): Promise<Res> {
  options.signal?.throwIfAborted();
  try {
    const worker = await start();
    if (options.signal?.aborted) worker.terminate();
    options.signal?.throwIfAborted();
    return await inWorker(worker, request, options);
  } catch (error) {
    if (!(error instanceof WorkerDidNotStart) || !options.fallback) throw error;
    return onMainThread(await options.fallback(), request, options);
  }
}

function inWorker<Req, Res, In, Out>(worker: Worker, request: Req, options: RunOptions<Req, Res, In, Out>): Promise<Res> {
  const { onProgress, onOutput, signal, transfer = [], input = nothing(), crashProblem, silenceLimitMs } = options;
  return new Promise((resolve, reject) => {
    let started = false;
    let ended = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let limitTimer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      ended = true;
      clearTimeout(silence);
      clearTimeout(limitTimer);
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason as Error));
    const setLimit = (limit: WorkLimit | null) => {
      clearTimeout(limitTimer);
      if (limit) limitTimer = setTimeout(() => end(() => reject(new WorkerError(limit.fault))), limit.ms);
    };
    const crash = (error: WorkerFault) => end(() => reject(new WorkerError({ problem: crashProblem, ...error })));
    const limitSilence = () => {
      clearTimeout(silence);
      if (silenceLimitMs === undefined) return;
      silence = setTimeout(
        () => crash({ name: 'TimeoutError', message: `Nothing came from the worker for ${silenceLimitMs} ms.` }),
        silenceLimitMs,
      );
    };
    signal?.addEventListener('abort', abort, { once: true });

    const send = (message: WorkerRequest<Req, In>, buffers: Transferable[] = []) => worker.postMessage(message, buffers);
    const feed = async () => {
      for await (const piece of input) {
        if (ended) return;
        send({ kind: 'input', piece });
        // Pieces that are all available at once would otherwise be sent in one long task.
        await nextTask();
      }
      if (!ended) send({ kind: 'inputEnd' });
    };

    worker.onmessage = ({ data }: MessageEvent<WorkerReply<Res, Out>>) => {
      limitSilence();
      if (data.kind === 'ready') {
        started = true;
        // Sent only after the start: buffers transferred to a worker that fails to start would be lost to the fallback.
        send({ kind: 'request', request }, transfer);
        feed().catch((error: unknown) => end(() => reject(error)));
      } else if (data.kind === 'output') onOutput?.(data.piece);
      else if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'limit') setLimit(data.limit);
      else if (data.kind === 'result') end(() => resolve(data.result));
      else crash(data.error);
    };
    worker.onerror = (event) => {
      // The caller gets the error, so it need not be logged in the browser's console.
      event.preventDefault();
      const message = event.message || 'The worker failed.';
      if (started) crash({ name: 'Error', message });
      else end(() => reject(new WorkerDidNotStart(message)));
    };
  });
}

async function* nothing(): AsyncGenerator<never> {}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function onMainThread<Req, Res, In, Out>(
  job: Job<Req, Res, In, Out>,
  request: Req,
  options: RunOptions<Req, Res, In, Out>,
): Promise<Res> {
  const { onProgress = () => {}, onOutput = () => {}, signal = new AbortController().signal, input = nothing() } = options;
  // A job that awaits something, such as its input, would not notice the signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const result = await Promise.race([job(request, { onProgress, output: onOutput, input, signal }), aborted]);
  signal.throwIfAborted();
  return result;
}
