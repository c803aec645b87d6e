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
  type Order,
  type QuerySpec,
  type StoredDocument,
  type StoreErrorKind,
  type StoreSnapshot,
} from './document-store';
export { liveCollection, liveDocument, liveQuery, type Convert, type LiveQuery } from './live-query';
export { subscribe, type LiveAnswer, type LiveObserver } from './subscribe';
export { companiesByIds } from './companies/company.queries';
export { domainOf, domainsOf } from './domains/domain.queries';
export { readRecords, type ReadRecordsOptions } from './sessions/read-records';
export { sessionOf, sessionsOf } from './sessions/session.queries';
export { settingsOf } from './settings/settings.queries';
export { taskOf, tasksOf, type TaskListing } from './tasks/task.queries';
export { profileOf } from './users/profile.queries';
