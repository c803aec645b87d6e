import { act } from 'react';
import {
  aCompany,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryStore,
  profileDocument,
  renderRemote,
  settle,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

export const ANA = { uid: 'ana', email: 'ana@example.test', password: 'right-password' };
/** Another key user. */
export const BEA = { uid: 'bea', email: 'bea@example.test', password: 'her-password' };

export interface PageOptions extends RemoteOptions {
  profile?: Parameters<typeof aProfile>[0];
  /** Uses fake timers, for pages that wait. */
  fakeTimers?: boolean;
}

/** Opens a path of this remote, by default with nobody signed in. */
export async function renderPage(path: string, { profile, fakeTimers = false, ...options }: PageOptions = {}): Promise<RenderedRemote> {
  if (fakeTimers) jest.useFakeTimers();
  const store = createMemoryStore({
    ...profileDocument(aProfile(profile)),
    ...profileDocument(aProfile({ uid: BEA.uid, firstName: 'Bea' })),
    ...companyDocument(aCompany()),
  });
  const rendered = await renderRemote(manifest, pages, path, { auth: createMemoryAuth([ANA]), store, ...options });
  if (fakeTimers) await act(settle);
  return rendered;
}
