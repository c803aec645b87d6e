export { connectData } from './connect-data';
export { dataStore, lastContact, StoreError, type DocumentData, type StoredDocument } from './store/document-store';
export { liveCollection, type LiveQuery } from './store/live-query';
/** @public The kit's state takes it from the loaded entry. */
export { subscribe } from './store/subscribe';
export { toApiKey } from './api-keys/api-key.converter';
export { apiKeyOf, apiKeysOf, keyUsageOf } from './api-keys/api-key.queries';
export { changesOf, changesToExport, newestChangesOf, type ChangeFilter } from './changes/change.queries';
/** @public The kit's state takes it from the loaded entry. */
export { companiesByIds } from './companies/company.queries';
export { domainOf, domainsOf } from './domains/domain.queries';
export { fileStore } from './files/file-store';
export { pictures } from './files/picture-cache';
export { toLicense } from './licenses/license.converter';
export { licensesOf } from './licenses/license.queries';
export { companyQualityOf, qualityOf, SESSIONS_BEHIND, sessionsBehind, type QualityMonths } from './quality/quality.queries';
export { readLately } from './store/read-lately';
export { readFirstRecords } from './sessions/read-records';
export { toSession } from './sessions/session.converter';
export { sessionOf, sessionPlace, sessionsBeside, sessionsOf, type SessionFilter } from './sessions/session.queries';
export { settingsBefore, settingsHistoryOf, settingsOf, settingsVersionOf } from './settings/settings.queries';
export { readPayloadOf } from './tasks/read-payload';
export { taskOf, tasksOf, tasksOfSession } from './tasks/task.queries';
export { moderatorsOf, profileOf, readModerators, usersOf, usersToFind } from './users/profile.queries';
export { workerAccess } from './worker/page-access';
