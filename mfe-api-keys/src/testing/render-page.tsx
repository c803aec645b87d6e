import { Route, Routes } from 'shared-kit/router';
import {
  aCompany,
  aModerator,
  aProfile,
  apiKeyDocument,
  asKeyUser,
  companyDocument,
  createMemoryStore,
  profileDocument,
  renderWithKit,
  type ApiDouble,
  type MemoryStore,
  type Rendered,
} from 'shared-kit/testing';
import type { ApiKey, Locale } from 'shared-kit/model';
import CreateKeyPage from '../create-key/create-key.page';
import KeyDomainsPage from '../key-domains/key-domains.page';
import KeyListPage from '../key-list/key-list.page';

type Documents = Parameters<typeof createMemoryStore>[0];

export interface PageOptions {
  /** Beside the key user Ana of acme and norte, the two companies and the moderators Marcos of acme and João of norte. */
  documents?: Documents;
  keys?: readonly ApiKey[];
  store?: MemoryStore;
  api?: ApiDouble;
  locale?: Locale;
}

const MARCOS = aModerator({ uid: 'marcos', firstName: 'Marcos', lastName: 'Lima', authDomains: ['North', 'Central'] });
const JOAO = aModerator({ uid: 'joao', firstName: 'João', lastName: 'Conceição', companies: ['norte'], authDomains: ['Armazém 1'] });

export const keyDocuments = (...keys: readonly ApiKey[]): NonNullable<Documents> =>
  Object.assign({}, ...keys.map((key) => apiKeyDocument(key.company, key))) as NonNullable<Documents>;

/** Opens a page of this remote as the key user Ana, with all its pages reachable by their routes. */
export function renderPage(route: string, { documents, keys = [], store, api, locale }: PageOptions = {}): Promise<Rendered> {
  return renderWithKit(
    <Routes>
      <Route path="/managekeys" element={<KeyListPage />} />
      <Route path="/managekeys/create" element={<CreateKeyPage />} />
      <Route path="/managekeys/:apiKeyId/authDomains" element={<KeyDomainsPage />} />
    </Routes>,
    {
      route,
      store:
        store ??
        createMemoryStore({
          ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
          ...companyDocument(aCompany()),
          ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns' })),
          ...profileDocument(MARCOS),
          ...profileDocument(JOAO),
          ...keyDocuments(...keys),
          ...documents,
        }),
      api,
      locale,
      ...asKeyUser('apiKeys'),
    },
  );
}
