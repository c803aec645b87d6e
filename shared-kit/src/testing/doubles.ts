/** The doubles for pages without a test runner, such as the gallery. Tests import them from `shared-kit/testing`. */
export { createMemoryAuth } from './memory-auth';
export { createMemoryFiles } from './memory-files';
export { createMemoryStore } from './memory-store';
export { aCompany, aProfile } from './builders';
export { connectDoubles } from './connect-doubles';
export { companyDocument, profileDocument } from './documents';
