import type { Ask } from '../store/document-store';
import { dataStore } from '../store/document-store';
import { askByHttp, type WorkerAccess } from './ask-by-http';

/** The function with which a job queries documents: over HTTP, or without an access through the store of the page, as in tests. */
export const asking = (access: WorkerAccess | null): Ask => (access ? askByHttp(access) : (query) => dataStore().getAll(query));
