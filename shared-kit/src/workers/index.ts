export { InputQueue } from './input-queue';
export type { Job, JobContext } from './protocol';
export { runInWorker, WorkerError, type RunOptions } from './run-in-worker';
export { useOneRun, type OneRun } from './use-one-run';
export { startWorker, WorkerDidNotStart } from './start-worker';
