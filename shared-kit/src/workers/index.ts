export { InputQueue } from './input-queue';
export { runInWorker, WorkerError } from './run-in-worker';
export { useOneRun } from './use-one-run';
export { startWorker } from './start-worker';
