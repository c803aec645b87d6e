/** The doubles of the servers and builders for their data. They need no test runner, so that pages can use them too. */
export { createMemoryAuth, type MemoryAccount, type MemoryAuth } from '../firebase/auth/memory-auth';
export { createMemoryFiles, type MemoryFiles } from '../firebase/data/files/memory-files';
export { createMemoryStore, type MemoryStore } from '../firebase/data/store/memory-store';
export { apiDouble, type ApiAnswer, type ApiCall, type ApiDouble } from './api-double';
export {
  aChange,
  aCompany,
  aDomain,
  aLabelDesign,
  aLicense,
  aManualField,
  aModerator,
  anApiKey,
  aProfile,
  aRecord,
  aSession,
  aSettings,
  aTask,
  aUser,
} from './builders';
export {
  apiKeyDocument,
  changeDocument,
  companyDocument,
  domainDocument,
  licenseDocument,
  profileDocument,
  recordDocuments,
  sessionDocument,
  settingsDocument,
  taskDocument,
} from './documents';
