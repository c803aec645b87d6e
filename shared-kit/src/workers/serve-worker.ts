import type { Message } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import { InputQueue } from './input-queue';
import type { Job, WorkerFault, WorkerReply, WorkerRequest, WorkLimit } from './protocol';

/** The part of a worker's global scope that serving needs. */
export interface WorkerScope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface ServeOptions<Res, Out> {
  /** Buffers of the result that are transferred instead of copied. */
  transfer?: (result: Res) => Transferable[];
  /** The same for a piece that the job sends before its result. */
  transferOutput?: (piece: Out) => Transferable[];
  scope?: WorkerScope;
}

/** Sets the job of this worker. Call it once, at the top of the worker's module. */
export function serveWorker<Req, Res, In = never, Out = never>(job: Job<Req, Res, In, Out>, options: ServeOptions<Res, Out> = {}): void {
  const { scope = globalThis as unknown as WorkerScope, transfer, transferOutput } = options;
  const reply = (message: WorkerReply<Res, Out>, buffers: Transferable[] = []) => scope.postMessage(message, buffers);
  const input = new InputQueue<In>();
  const context = {
    onProgress: atMostOnceAFrame((progress) => reply({ kind: 'progress', progress })),
    signal: new AbortController().signal,
    input,
    output: (piece: Out) => reply({ kind: 'output', piece }, transferOutput?.(piece)),
    withLimit: async <T>(limit: WorkLimit, work: () => T | Promise<T>): Promise<T> => {
      reply({ kind: 'limit', limit });
      try {
        return await work();
      } finally {
        reply({ kind: 'limit', limit: null });
      }
    },
  };
  scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Req, In> | undefined>) => {
    if (data?.kind === 'input') input.add(data.piece);
    if (data?.kind === 'inputEnd') input.end();
    if (data?.kind !== 'request') return;
    // A job may throw before it returns its promise.
    const work = async () => job(data.request, context);
    work().then(
      (result) => reply({ kind: 'result', result }, transfer?.(result)),
      (error: unknown) => reply({ kind: 'error', error: faultOf(error) }),
    );
  });
  reply({ kind: 'ready' });
}

const FRAME_MS = 16;

/** Limits progress messages to one per frame, because more would only keep the page busy. The end of a step is always sent. */
function atMostOnceAFrame(send: (progress: Progress) => void): (progress: Progress) => void {
  let lastSentMs = -FRAME_MS;
  return (progress) => {
    const now = performance.now();
    if (now - lastSentMs < FRAME_MS && progress.done < progress.total) return;
    lastSentMs = now;
    send(progress);
  };
}

function faultOf(error: unknown): WorkerFault {
  const {
    name = 'Error',
    message = String(error),
    problem,
  } = (error ?? {}) as Partial<WorkerFault> & {
    problem?: Message;
  };
  return { name, message, ...(problem && { problem }) };
}
