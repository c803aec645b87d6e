/** The worker's half of the protocol, the only part of the kit beside the model that a worker may import. */
export type { Job, JobContext } from './protocol';
export { serveWorker, type ServeOptions } from './serve-worker';
