import { Route, Routes } from 'shared-kit/router';
import {
  aCompany,
  aModerator,
  aProfile,
  asKeyUser,
  companyDocument,
  createMemoryStore,
  profileDocument,
  renderWithKit,
  type ApiDouble,
  type MemoryStore,
  type Rendered,
} from 'shared-kit/testing';
import type { Locale } from 'shared-kit/model';
import AddUserPage from '../add-user/add-user.page';
import AddUsersPage from '../add-users/add-users.page';
import OwnProfilePage from '../profile/own-profile.page';
import ProfilePage from '../profile/profile.page';
import UsersPage from '../users/users.page';

type Documents = Parameters<typeof createMemoryStore>[0];

export interface PageOptions {
  /** Beside the profile of Ana Key, the company acme and its moderator Marcos Lima of North and South. */
  documents?: Documents;
  store?: MemoryStore;
  api?: ApiDouble;
  locale?: Locale;
  /** Of Ana. */
  companies?: string[];
}

export const MARCOS = aModerator({ authDomains: ['North', 'South'] });

/** The store that {@link renderPage} uses, for a test that acts as another client. */
export const aStore = (documents: Documents = {}, companies = ['acme']): MemoryStore =>
  createMemoryStore({
    ...profileDocument(aProfile({ companies })),
    ...companyDocument(aCompany()),
    ...profileDocument(MARCOS),
    ...documents,
  });

/** Opens a page of this remote as the key user Ana, with all its pages reachable by their routes. */
export function renderPage(route: string, options: PageOptions = {}): Promise<Rendered> {
  const { documents, companies, store = aStore(documents, companies), api, locale } = options;
  return renderWithKit(
    <Routes>
      <Route path="/profile" element={<OwnProfilePage />} />
      <Route path="/profile/:uid" element={<ProfilePage />} />
      <Route path="/manageusers" element={<UsersPage />} />
      <Route path="/adduser" element={<AddUserPage />} />
      <Route path="/adduser/spreadsheet" element={<AddUsersPage />} />
      <Route path="/changepw" element={<h1>Change password</h1>} />
    </Routes>,
    {
      route,
      store,
      api,
      locale,
      ...asKeyUser('users'),
    },
  );
}
