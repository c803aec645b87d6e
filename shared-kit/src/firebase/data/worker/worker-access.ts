import type { Ask } from '../document-store';
import { dataStore } from '../document-store';
import { askByHttp } from './ask-by-http';

/** What a worker needs to read documents by itself, so that large ones never pass through the page. */
export interface WorkerAccess {
  /** Where the database answers over HTTP. */
  documents: string;
  /** As whom it is asked; null when nobody is signed in. */
  token: string | null;
}

/** How a job asks for documents: by HTTP with an access; without one, where it runs beside the page's own store, as in tests. */
export const asking = (access: WorkerAccess | null): Ask => (access ? askByHttp(access) : (query) => dataStore().getAll(query));
