/** The worker's side of the protocol: the only part of the kit besides the model that a worker may import. */
export { fileAsBlob, type DownloadedFile } from './file-as-blob';
export type { Job, JobContext } from './protocol';
export { serveWorker } from './serve-worker';
