import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'shared-kit/host/state';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { useLocation } from 'shared-kit/router';
import { aRemote, renderConsole } from '../testing/render-console';

const KEY_USER = { uid: 'ana', email: 'ana@example.test', password: 'secret-1' };
const KEY = { uid: 'ana', keyUser: true, pwUpdated: true, companies: ['acme'] };
const ana = () => createMemoryStore({ ...profileDocument(aProfile(KEY)), ...companyDocument(aCompany({ id: 'acme' })) });

it('GUARD-02 before the account is known, a guarded route shows no page and does not redirect', async () => {
  const auth = createMemoryAuth([KEY_USER]);
  auth.onUser = () => () => {};
  await renderConsole({ route: '/company/acme', auth });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent('Loading…');
});

it('GUARD-03 without a sign-in a guarded route redirects to the login page, which keeps the wanted location', async () => {
  const Where = () => {
    const { pathname, state } = useLocation();
    return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
  };
  await renderConsole({ route: '/company/acme?x=1', loadPage: () => Promise.resolve({ default: Where }) });
  expect(await screen.findByText('/login {"from":"/company/acme?x=1"}')).toBeVisible();
});

it('after a sign-out the login page does not keep the left page', async () => {
  const Where = () => {
    const { pathname, state } = useLocation();
    return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
  };
  const { state } = await renderConsole({
    route: '/company/acme',
    auth: createMemoryAuth([KEY_USER], 'ana'),
    store: ana(),
    loadPage: () => Promise.resolve({ default: Where }),
  });
  expect(await screen.findByText('/company/acme null')).toBeVisible();
  jest.useFakeTimers();
  await act(async () => {
    // The route has no redirect of its own: the guard opens the login page.
    const leaving = signOut(state, 'Leaving …', undefined, { email: 'ana@example.test' });
    await jest.advanceTimersByTimeAsync(2000);
    await leaving;
  });
  jest.useRealTimers();
  expect(await screen.findByText('/login {"email":"ana@example.test"}')).toBeVisible();
});

it('a guarded page opens for a key user', async () => {
  await renderConsole({ route: '/company/acme', auth: createMemoryAuth([KEY_USER], 'ana'), store: ana() });
  expect(await screen.findByRole('heading', { name: 'page /company/:company' })).toBeVisible();
});

it('ROUTE-09 unknown paths redirect to the home page', async () => {
  await renderConsole({ route: '/no/such/page', auth: createMemoryAuth([KEY_USER], 'ana'), store: ana() });
  expect(await screen.findByRole('heading', { name: 'page /' })).toBeVisible();
});

it('ROUTE-27 /logout asks over the home page, which stays if the user cancels', async () => {
  await renderConsole({ route: '/logout', auth: createMemoryAuth([KEY_USER], 'ana'), store: ana() });
  expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'page /' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'page /' })).toBeVisible();
});

it.each([
  ['has not verified the email', { ...KEY_USER, emailVerified: false }, KEY, 'Verify your email'],
  ['has to set a password', KEY_USER, { ...KEY, pwUpdated: false }, 'Set your password'],
  ['is in a network that blocks the platform', KEY_USER, { ...KEY, pwUpdated: undefined }, 'Your profile could not be read'],
])('ROUTE-27 asks whoever %s as well, and stays on what the guard shows when not', async (_who, account, profile, title) => {
  const store = createMemoryStore(profileDocument(aProfile(profile)));
  await renderConsole({ route: '/logout', auth: createMemoryAuth([account], 'ana'), store });
  expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

it('ROUTE-27 /logout does not ask signed-out users, not even after they sign in', async () => {
  const Where = () => {
    const { pathname, state } = useLocation();
    return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
  };
  await renderConsole({ route: '/logout', loadPage: () => Promise.resolve({ default: Where }) });
  expect(await screen.findByText('/login null')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['/', 'Nothing is published here'],
  ['/login', 'Nothing is published here'],
])('says so where no remote serves %s', async (route, title) => {
  const auth = route === '/' ? createMemoryAuth([KEY_USER], 'ana') : createMemoryAuth();
  await renderConsole({ route, auth, store: ana(), remotes: [aRemote('mfe-other', { '/other': 'protected' })] });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('GUARD-05 when no remote has the page to set a password, a message says so', async () => {
  const store = createMemoryStore(profileDocument(aProfile({ ...KEY, pwUpdated: false })));
  await renderConsole({ route: '/', auth: createMemoryAuth([KEY_USER], 'ana'), store });
  expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
});

it.each([
  [
    '99.1.0',
    'Stock needs a newer version of the console',
    /It was made for version 99\.1\.0, and this page runs \d+\.\d+\.\d+\. Reload the page\./,
  ],
  ['0.9.0', 'Stock was made for an older version of the console', /It was made for version 0\.9\.0/],
])('ADD-FIT-01 says of a remote that was built for kit %s what it needs, loads nothing of it, and goes on', async (kit, title, text) => {
  const loaded: string[] = [];
  const loadPage = ({ name }: { name: string }) => {
    loaded.push(name);
    return Promise.resolve({ default: () => <h1>Acme</h1> });
  };
  const remotes = [
    aRemote('mfe-stock', { '/': 'protected' }, { kit, title: 'stock:title', titles: { 'en-US': 'Stock' } }),
    aRemote('mfe-other', { '/company/:company': 'protected' }, { links: { company: { path: '/company/:company' } } }),
  ];
  await renderConsole({ auth: createMemoryAuth([KEY_USER], 'ana'), store: ana(), remotes, loadPage });
  expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Acme Logistics' }));
  expect(await screen.findByRole('heading', { name: 'Acme' })).toBeVisible();
  expect(loaded).toEqual(['mfe-other']);
});
