import type { DomainRef } from 'shared-kit/model';
import {
  aCompany,
  aDomain,
  aModerator,
  aProfile,
  companyDocument,
  createMemoryStore,
  domainDocument,
  profileDocument,
  renderRemote,
  type MemoryStore,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

export const NORTH: DomainRef = { company: 'acme', domain: 'North' };
export const NORTH_SETTINGS = '/company/acme/domain/North/settings';

const MARCOS = aModerator({ uid: 'marcos', authDomains: ['North'] });
const MARIA = aModerator({ uid: 'maria', firstName: 'Maria', lastName: 'Souza', authDomains: ['Central'] });

/** The key user Ana of acme and norte, the domains North and Central of acme with their moderators, and more. */
export const aStore = (documents: RemoteOptions['documents'] = {}): MemoryStore =>
  createMemoryStore({
    ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
    ...companyDocument(aCompany({ authDomains: ['North', 'Central'] })),
    ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns', authDomains: [] })),
    ...profileDocument(MARCOS),
    ...profileDocument(MARIA),
    ...domainDocument('acme', aDomain({ id: 'North', name: 'North', parent: 'marcos', authLicenses: ['l1', 'l2'] })),
    ...domainDocument('acme', aDomain({ id: 'Central', name: 'Central', parent: 'maria', authLicenses: [] })),
    ...documents,
  });

/** Opens a path of this remote as the key user Ana, with the documents of {@link aStore}. */
export const renderPage = (path: string, { documents, ...options }: RemoteOptions = {}): Promise<RenderedRemote> =>
  renderRemote(manifest, pages, path, { store: aStore(documents), ...options });
