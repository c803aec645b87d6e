/** The part of the data entry that workers may import: reading without the Firebase SDK. */
export type { Ask } from './document-store';
export { recordPages, readRecords, type ReadRecordsOptions } from './sessions/read-records';
export { asking, type WorkerAccess } from './worker/worker-access';
