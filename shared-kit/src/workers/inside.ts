/** The worker's side of the protocol: the only part of the kit besides the model that a worker may import. */
export { fileAsBlob, type DownloadedFile } from './file-as-blob';
export type { DataColumn } from '../model/rows/data-column';
/** @public The job of a `KeptWorker`. */
export { keptJob } from './kept/kept-job';
/** @public The types of jobs that remotes make. */
export type { KeptJob } from './kept/kept-job';
export type { Job, JobContext } from './protocol';
export { serveRows, type ServedRows } from './rows/serve-rows';
/** @public The types of jobs that remotes make. */
export type { RowsJob } from './rows/serve-rows';
export { serveWorker } from './serve-worker';
