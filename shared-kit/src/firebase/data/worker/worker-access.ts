import type { Ask } from '../store/document-store';
import { dataStore } from '../store/document-store';
import { askByHttp } from './ask-by-http';

/** The data with which a worker reads documents itself, so that large documents do not pass through the page. */
export interface WorkerAccess {
  /** The HTTP address of the documents. */
  documents: string;
  /** The ID token of the user; null when nobody is signed in. */
  token: string | null;
}

/** The function with which a job queries documents: through HTTP, or, without an access, through the store of the page, as in tests. */
export const asking = (access: WorkerAccess | null): Ask => (access ? askByHttp(access) : (query) => dataStore().getAll(query));
