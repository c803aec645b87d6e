export { createMemoryAuth, type MemoryAccount, type MemoryAuth } from '../firebase/auth/memory-auth';
export { createMemoryFiles, type MemoryFiles } from '../firebase/data/files/memory-files';
export { createMemoryStore, type MemoryStore } from '../firebase/data/memory-store';
export { apiDouble, type ApiAnswer, type ApiCall, type ApiDouble } from './api-double';
export {
  aCompany,
  aDomain,
  aLicense,
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
  companyDocument,
  domainDocument,
  licenseDocument,
  profileDocument,
  recordDocuments,
  sessionDocument,
  settingsDocument,
  taskDocument,
} from './documents';
export { loadNamespace, renderWithKit, type Rendered, type RenderOptions } from './render-with-kit';
export { pickOption } from './pick-option';
export { settle } from './settle';
export { aWorkbook, readPackedTask, readWorkbook } from './spreadsheets';
