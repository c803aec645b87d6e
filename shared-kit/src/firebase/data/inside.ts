/** The part of the data entry that workers may import: reading without the Firebase SDK. */
export { recordPages, readRecords } from './sessions/read-records';
export { asking, type WorkerAccess } from './worker/worker-access';
