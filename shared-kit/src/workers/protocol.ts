import type { Message } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';

/** Messages from page to worker: one request, because a worker does one job, then the job's input in pieces. */
export type WorkerRequest<Req, In = never> = { kind: 'request'; request: Req } | { kind: 'input'; piece: In } | { kind: 'inputEnd' };

/** Messages from worker to page. */
export type WorkerReply<Res, Out = never> =
  | { kind: 'ready' }
  | { kind: 'output'; piece: Out }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'limit'; limit: WorkLimit | null }
  | { kind: 'result'; result: Res }
  | { kind: 'error'; error: WorkerFault };

/** The time limit of a step of a job, and the error of a job that is terminated because it takes longer. */
export interface WorkLimit {
  ms: number;
  fault: WorkerFault;
}

/** An error as plain data: error objects lose their fields in a message. */
export interface WorkerFault {
  name: string;
  message: string;
  problem?: Message;
}

/** The context of a job, besides its request. */
export interface JobContext<In = never, Out = never> {
  onProgress: (progress: Progress) => void;
  /** Used on the main thread only: a worker is terminated instead. */
  signal: AbortSignal;
  /** The input that the page sends in pieces, for data that would block the page if it were sent at once. */
  input: AsyncIterable<In>;
  /** Sends a piece of a result that is too large for one message. */
  output: (piece: Out) => void;
  /** Runs work that may never end: after the time limit the page terminates the worker. Absent on the main thread, which cannot be terminated. */
  withLimit?: <T>(limit: WorkLimit, work: () => T | Promise<T>) => Promise<T>;
}

/** A job. The same function runs in a worker, or on the main thread if no worker can start. */
export type Job<Req, Res, In = never, Out = never> = (request: Req, context: JobContext<In, Out>) => Res | Promise<Res>;
