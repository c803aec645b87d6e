/** The doubles for pages without a test runner, such as the gallery. Tests import them from `shared-kit/testing`. */
export { createMemoryAuth } from '../firebase/auth/memory-auth';
export { createMemoryFiles } from '../firebase/data/files/memory-files';
export { createMemoryStore } from '../firebase/data/store/memory-store';
export { aCompany, aProfile } from './builders';
export { connectDoubles } from './connect-doubles';
export { companyDocument, profileDocument } from './documents';
