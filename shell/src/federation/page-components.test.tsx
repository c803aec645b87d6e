import { render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { aRemote } from '../testing/render-console';
import { PageComponents } from './page-components';
import { RemoteFailure } from './remote-failure';

const auth = aRemote('mfe-auth', { '/login': 'public' });
const Login = () => <h1>Log in</h1>;

const show = (pages: PageComponents) => render(<Suspense fallback="Loading">{createElement(pages.of(auth, '/login'))}</Suspense>);

it('SHELL a page whose code was prefetched is rendered without its fallback', async () => {
  const pages = new PageComponents(() => Promise.resolve({ default: Login }));
  await pages.prefetchAt({ remotes: [auth] }, '/login');
  show(pages);
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

it('SHELL a page that was opened before its code had loaded keeps its component, so that it is not mounted again', async () => {
  const pages = new PageComponents(() => Promise.resolve({ default: Login }));
  const component = pages.of(auth, '/login');
  show(pages);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(pages.of(auth, '/login')).toBe(component);
});

describe('a page that is opened again after a failure', () => {
  const lostChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

  it.each([
    ['SHELL does not load the entry of its remote again when a script of the page or of the kit was lost', lostChunk, false],
    ['SHELL loads the entry of its remote again when the entry had failed', new Error('RUNTIME-008: ScriptNetworkError'), true],
  ])('%s', async (_title, cause, again) => {
    const reloadEntry: (boolean | undefined)[] = [];
    const pages = new PageComponents(
      (_remote, _page, options) => (
        reloadEntry.push(options?.reloadEntry),
        reloadEntry.length === 1 ? Promise.reject(new RemoteFailure(auth.name, { cause })) : Promise.resolve({ default: Login })
      ),
    );
    await pages.prefetchAt({ remotes: [auth] }, '/login');
    pages.forgetFailure(auth, '/login');
    show(pages);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(reloadEntry).toEqual([false, again]);
  });
});
