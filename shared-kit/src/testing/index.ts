export { createMemoryAuth } from './memory-auth';
export { createMemoryFiles } from './memory-files';
export { createMemoryStore, type MemoryStore } from './memory-store';
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
export { acceptLoss } from './accept-loss';
export { cellsByTitle } from './cells-by-title';
export { connectDoubles } from './connect-doubles';
export { contractFaults } from './contract-faults';
export { renderRemote, type RemoteOptions, type RenderedRemote } from './render-remote';
export { loadNamespace, renderWithKit } from './render-with-kit';
export { optionsOf, pickOption } from './pick-option';
export { readWorkbookPlainly } from './read-plainly';
export { settle } from './settle';
export { aWorkbook, readPackedTask, readWorkbook } from './spreadsheets';
export { wholeText } from './whole-text';
