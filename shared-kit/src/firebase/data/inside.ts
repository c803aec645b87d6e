/** The half of the data entry that a worker may import: reading by itself, without the Firebase SDK. */
export type { Ask } from './document-store';
export { recordPages, readRecords, type ReadRecordsOptions } from './sessions/read-records';
export { asking, type WorkerAccess } from './worker/worker-access';
