import {
  aCompany,
  aModerator,
  aProfile,
  companyDocument,
  createMemoryStore,
  profileDocument,
  renderRemote,
  type MemoryStore,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

export interface PageOptions extends RemoteOptions {
  /** The ids of Ana's companies. */
  companies?: string[];
}

export const MARCOS = aModerator({ authDomains: ['North', 'South'] });

/** The profile of Ana Key, the company acme, its moderator Marcos Lima of North and South, and more. */
export const aStore = (documents: RemoteOptions['documents'] = {}, companies = ['acme']): MemoryStore =>
  createMemoryStore({
    ...profileDocument(aProfile({ companies })),
    ...companyDocument(aCompany()),
    ...profileDocument(MARCOS),
    ...documents,
  });

/** Opens a path of this remote as the key user Ana, with the documents of {@link aStore} and a page for another password elsewhere. */
export const renderPage = (path: string, { documents, companies, ...options }: PageOptions = {}): Promise<RenderedRemote> =>
  renderRemote(manifest, pages, path, { store: aStore(documents, companies), links: { changePassword: '/changepw' }, ...options });
