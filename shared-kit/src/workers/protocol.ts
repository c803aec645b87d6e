import type { Message, Progress } from 'shared-kit/model';

/** Page to worker, once: a worker does one job and is gone. */
export interface WorkerRequest<Req> {
  kind: 'request';
  request: Req;
}

/** Worker to page. */
export type WorkerReply<Res> =
  | { kind: 'ready' }
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
export interface JobContext {
  onProgress: (progress: Progress) => void;
  /** Never aborted inside a worker, which is ended instead; it is on the main thread. */
  signal: AbortSignal;
}

/** A job: the same function serves in a worker and, where none can start, on the main thread. */
export type Job<Req, Res> = (request: Req, context: JobContext) => Res | Promise<Res>;
