import { act, type ReactNode } from 'react';
import { definePages } from 'shared-kit/contract';
import type { Namespace } from 'shared-kit/host/i18n';
import { useLabelText } from 'shared-kit/i18n';
import { Link, useLink, useParams } from 'shared-kit/router';
import { aProfile, createMemoryAuth, profileDocument, renderRemote } from '.';

const manifest = {
  name: 'mfe-sample',
  contract: 1,
  namespace: 'sample',
  routes: [
    { path: '/open', page: 'Open', access: 'public' },
    { path: '/company/:company', page: 'Company', access: 'protected' },
    { path: '/managed', page: 'Managed', access: 'elevated' },
  ],
  drawer: [],
  links: { company: '/company/:company' },
};

function Company() {
  const settings = useLink('settings', 'company');
  const { company = '' } = useParams();
  return (
    <>
      <h1>{`${useLabelText()('sample:title')} ${company}`}</h1>
      {settings && <Link {...settings({ company })}>Settings</Link>}
      <Link to="/managed">Managed</Link>
    </>
  );
}

function Open() {
  const company = useLink('company', 'company');
  return company && <Link {...company({ company: 'acme' })}>Acme</Link>;
}

const loaded: string[] = [];
const page = (name: string, Page: () => ReactNode) => () => {
  loaded.push(name);
  return Promise.resolve({ default: Page });
};

const pages = definePages({
  namespace: 'sample' as Namespace,
  loadTexts: (locale) => Promise.resolve({ title: `Company in ${locale}` }),
  pages: { Open: page('Open', Open), Company: page('Company', Company), Managed: page('Managed', () => <h1>Managed</h1>) },
});

beforeEach(() => {
  loaded.length = 0;
});

describe('renderRemote', () => {
  it('ADD-FIT-05 opens a path with the routes, pages and texts of the remote, for a signed-in key user', async () => {
    const { page } = await renderRemote(manifest, pages, '/company/acme', { locale: 'pt-BR' });
    expect(page.getByRole('heading', { name: 'Company in pt-BR acme' })).toBeVisible();
    expect(loaded).not.toContain('Managed');
  });

  it('loads other pages of the remote when they are opened', async () => {
    const { page, user } = await renderRemote(manifest, pages, '/company/acme');
    await user.click(page.getByRole('link', { name: 'Managed' }));
    expect(await page.findByRole('heading', { name: 'Managed' })).toBeVisible();
  });

  it('provides the links of the remote and of the test, and shows the path of other pages', async () => {
    const { page, user } = await renderRemote(manifest, pages, '/open', { links: { settings: '/settings/:company' } });
    await user.click(page.getByRole('link', { name: 'Acme' }));
    await user.click(await page.findByRole('link', { name: 'Settings' }));
    expect(page.getByText('went to /settings/acme')).toBeVisible();
  });

  it('opens the login page for users who are not signed in or not key users, and returns after the sign-in', async () => {
    const first = await renderRemote(manifest, pages, '/company/acme', { auth: createMemoryAuth() });
    expect(await first.page.findByText('went to /login')).toBeVisible();
    act(() => first.auth.become('ana'));
    expect(await first.page.findByRole('heading', { name: 'Company in en-US acme' })).toBeVisible();
    first.unmount();
    const { page } = await renderRemote(manifest, pages, '/managed', { documents: profileDocument(aProfile({ keyUser: false })) });
    expect(await page.findByText('went to /login')).toBeVisible();
  });

  it.each([
    [
      'a path that it does not serve',
      '/companies',
      {},
      'No route of mfe-sample serves /companies. Its remote.json has: /open, /company/:company, /managed.',
    ],
    [
      'a page that is not there',
      '/open',
      { routes: [{ path: '/open', page: 'Opne', access: 'public' }], links: {} },
      'the route /open names the page Opne, which pages.ts does not have',
    ],
    [
      'a manifest that the shell refuses',
      '/open',
      { routes: [{ path: 'open', page: 'Open', access: 'public' }] },
      'routes[0].path is missing or malformed',
    ],
  ])('throws with a readable message for %s', async (_what, path, given, words) => {
    await expect(renderRemote({ ...manifest, ...given }, pages, path)).rejects.toThrow(words);
  });
});
