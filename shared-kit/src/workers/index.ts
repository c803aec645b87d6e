export { InputQueue } from './input-queue';
export type { JobContext } from './protocol';
export { runInWorker, WorkerError } from './run-in-worker';
export { useOneRun } from './use-one-run';
export { startWorker } from './start-worker';
