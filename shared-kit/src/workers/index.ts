export type { Job, JobContext } from './protocol';
export { runInWorker, WorkerError, type RunOptions } from './run-in-worker';
export { startWorker, WorkerDidNotStart } from './start-worker';
