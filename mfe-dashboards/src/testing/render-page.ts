import type { DomainRef, DomainSettings } from 'shared-kit/model';
import {
  aCompany,
  aDomain,
  aProfile,
  aSettings,
  companyDocument,
  createMemoryStore,
  domainDocument,
  profileDocument,
  renderRemote,
  settingsDocument,
  type MemoryStore,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

export const NORTH: DomainRef = { company: 'acme', domain: 'North' };
export const NORTH_PATH = '/company/acme/domains/North';

export interface PageOptions extends RemoteOptions {
  settings?: Partial<DomainSettings>;
}

/** The profile of Ana Key, the company acme, its domain North with settings, and more: for a test that acts as another client. */
export const aStore = (documents: RemoteOptions['documents'] = {}, settings: Partial<DomainSettings> = {}): MemoryStore =>
  createMemoryStore({
    ...profileDocument(aProfile()),
    ...companyDocument(aCompany()),
    ...domainDocument('acme', aDomain()),
    ...settingsDocument(NORTH, aSettings(settings)),
    ...documents,
  });

/** Opens a path of this remote as the key user Ana, with the documents of {@link aStore}. */
export const renderPage = (path: string, { documents, settings, ...options }: PageOptions = {}): Promise<RenderedRemote> =>
  renderRemote(manifest, pages, path, { store: aStore(documents, settings), ...options });
