/** @public Input in pieces, for the jobs of published remotes. A worker that stays is a `KeptWorker`. */
export { InputQueue } from './input-queue';
/** @public A worker of a remote that answers many requests. One that keeps the rows of a table is a `WorkerSource`. */
export { KeptWorker, useKeptWorker } from './kept/kept-worker';
export { runInWorker, WorkerError } from './run-in-worker';
export { useOneRun } from './use-one-run';
export { useWorkerSource } from './rows/use-worker-source';
export { WorkerSource } from './rows/worker-source';
export { startWorker } from './start-worker';
