import type { Message, Progress } from 'shared-kit/model';

/** Page to worker. One request, since a worker does one job and is gone; then what the job is fed with, piece by piece. */
export type WorkerRequest<Req, In = never> =
  | { kind: 'request'; request: Req }
  | { kind: 'input'; piece: In }
  | { kind: 'inputEnd' };

/** Worker to page. */
export type WorkerReply<Res, Out = never> =
  | { kind: 'ready' }
  | { kind: 'output'; piece: Out }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: Res }
  | { kind: 'error'; error: WorkerFault };

/** An error as it crosses: errors themselves lose their fields. */
export interface WorkerFault {
  name: string;
  message: string;
  problem?: Message;
}

/** What a handler is given beside its request. */
export interface JobContext<In = never, Out = never> {
  onProgress: (progress: Progress) => void;
  /** Never aborted inside a worker, which is ended instead; it is on the main thread. */
  signal: AbortSignal;
  /** What the page feeds the job with while it runs, for input too large to cross at once without the page feeling it. */
  input: AsyncIterable<In>;
  /** Sends a piece of a result that is too large to cross at once. */
  output: (piece: Out) => void;
}

/** A job: the same function serves in a worker and, where none can start, on the main thread. */
export type Job<Req, Res, In = never, Out = never> = (request: Req, context: JobContext<In, Out>) => Res | Promise<Res>;
