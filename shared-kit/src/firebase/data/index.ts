export { connectData } from './connect-data';
export {
  dataStore,
  isDataConnected,
  setDataStore,
  StoreError,
  type Comparison,
  type ConnectionState,
  type DocumentData,
  type DocumentStore,
  type Filter,
  type OrderBy,
  type QuerySpec,
  type StoredDocument,
  type StoreErrorKind,
  type StoreSnapshot,
} from './document-store';
export { liveCollection, liveDocument, liveQuery, type Convert, type LiveQuery } from './live-query';
export { subscribe, type LiveAnswer, type LiveObserver } from './subscribe';
export { apiKeyOf, apiKeysOf } from './api-keys/api-key.queries';
export { changesOf, changesToExport, type ChangeCursor, type ChangeFilter, type ChangePage } from './changes/change.queries';
export { companiesByIds, contactOf } from './companies/company.queries';
export { domainOf, domainsOf } from './domains/domain.queries';
export { fileStore, setFileStore, type FileStore } from './files/file-store';
export { PictureCache, pictures, type HeldPicture } from './files/picture-cache';
export { licensesOf } from './licenses/license.queries';
export { readLately } from './read-lately';
export { readFirstRecords } from './sessions/read-records';
export { sessionOf, sessionPlace, sessionsBeside, sessionsOf, type SessionFilter } from './sessions/session.queries';
export { settingsBefore, settingsHistoryOf, settingsOf, settingsVersionOf } from './settings/settings.queries';
export { readPayload, readTaskOf } from './tasks/read-payload';
export { taskOf, tasksOf, tasksOfSession, type TaskListing } from './tasks/task.queries';
export { moderatorsOf, profileOf, readModerators, usersOf, usersToFind } from './users/profile.queries';
export { workerAccess } from './worker/page-access';
