/** The doubles that a page without a test runner needs, such as the gallery; tests import all of them from `shared-kit/testing`. */
export { createMemoryAuth } from '../firebase/auth/memory-auth';
export { createMemoryFiles, type MemoryFiles } from '../firebase/data/files/memory-files';
export { createMemoryStore } from '../firebase/data/store/memory-store';
export { aCompany, aProfile } from './builders';
export { companyDocument, profileDocument } from './documents';
