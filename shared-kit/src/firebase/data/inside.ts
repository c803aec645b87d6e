/** The part of the data entry that workers may import: reading without the Firebase SDK. */
export { followRecords, type RecordsChange, type RecordsMark } from './sessions/follow-records';
export { readContents, type SessionContents } from './sessions/read-contents';
export { readPart } from './sessions/read-records';
export { sessionsUntil } from './sessions/read-sessions';
export { asking } from './worker/worker-access';
export type { WorkerAccess } from './worker/ask-by-http';
