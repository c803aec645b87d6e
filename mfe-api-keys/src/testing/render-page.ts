import type { ApiKey } from 'shared-kit/model';
import {
  aCompany,
  aModerator,
  aProfile,
  apiKeyDocument,
  companyDocument,
  createMemoryStore,
  profileDocument,
  renderRemote,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

type Documents = NonNullable<RemoteOptions['documents']>;

export interface PageOptions extends RemoteOptions {
  keys?: readonly ApiKey[];
}

const MARCOS = aModerator({ uid: 'marcos', firstName: 'Marcos', lastName: 'Lima', authDomains: ['North', 'Central'] });
const JOAO = aModerator({ uid: 'joao', firstName: 'João', lastName: 'Conceição', companies: ['norte'], authDomains: ['Armazém 1'] });

export const keyDocuments = (...keys: readonly ApiKey[]): Documents =>
  Object.assign({}, ...keys.map((key) => apiKeyDocument(key.company, key))) as Documents;

/** The key user Ana of acme and norte, the two companies, the moderators Marcos of acme and João of norte, and more. */
const aStore = (documents: Documents = {}) =>
  createMemoryStore({
    ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
    ...companyDocument(aCompany()),
    ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns' })),
    ...profileDocument(MARCOS),
    ...profileDocument(JOAO),
    ...documents,
  });

/** Opens a path of this remote as the key user Ana, with the documents of {@link aStore}. */
export const renderPage = (path: string, { documents, keys = [], ...options }: PageOptions = {}): Promise<RenderedRemote> =>
  renderRemote(manifest, pages, path, { store: aStore({ ...keyDocuments(...keys), ...documents }), ...options });
