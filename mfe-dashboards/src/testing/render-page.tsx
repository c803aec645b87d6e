import { Route, Routes } from 'shared-kit/router';
import {
  aCompany,
  aDomain,
  aProfile,
  aSettings,
  asKeyUser,
  companyDocument,
  createMemoryStore,
  domainDocument,
  profileDocument,
  renderWithKit,
  settingsDocument,
  type ApiDouble,
  type MemoryStore,
  type Rendered,
} from 'shared-kit/testing';
import type { DomainRef, DomainSettings, Locale } from 'shared-kit/model';
import AllAddressesPage from '../all-addresses/all-addresses.page';
import CompanyPage from '../company/company.page';
import CreateTaskPage from '../create-task/create-task.page';
import HomePage from '../home/home.page';
import TasksPage from '../inventory-tasks/tasks.page';
import SessionPage from '../session/session.page';
import SessionsPage from '../sessions/sessions.page';

export const NORTH: DomainRef = { company: 'acme', domain: 'North' };
export const NORTH_PATH = '/company/acme/domains/North';

type Documents = Parameters<typeof createMemoryStore>[0];

export interface PageOptions {
  /** Beside the profile of Ana Key, the company acme, its domain North and its settings. */
  documents?: Documents;
  settings?: Partial<DomainSettings>;
  store?: MemoryStore;
  api?: ApiDouble;
  locale?: Locale;
}

/** The store that {@link renderPage} uses, for a test that acts as another client. */
export const aStore = (documents: Documents = {}, settings: Partial<DomainSettings> = {}): MemoryStore =>
  createMemoryStore({
    ...profileDocument(aProfile()),
    ...companyDocument(aCompany()),
    ...domainDocument('acme', aDomain()),
    ...settingsDocument(NORTH, aSettings(settings)),
    ...documents,
  });

/** Opens a page of this remote as the key user Ana, with all pages reachable by their routes. */
export function renderPage(route: string, options: PageOptions = {}): Promise<Rendered> {
  const { documents, settings, store = aStore(documents, settings), api, locale } = options;
  return renderWithKit(
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/company/:company" element={<CompanyPage />} />
      <Route path="/company/:company/domains/:domain" element={<SessionsPage />} />
      <Route path="/company/:company/domains/:domain/sessions/:session" element={<SessionPage />} />
      <Route path="/company/:company/domains/:domain/all" element={<AllAddressesPage />} />
      <Route path="/company/:company/domains/:domain/tasks" element={<TasksPage />} />
      <Route path="/company/:company/domains/:domain/tasks/create" element={<CreateTaskPage />} />
    </Routes>,
    {
      route,
      store,
      api,
      locale,
      ...asKeyUser('dashboards'),
    },
  );
}
