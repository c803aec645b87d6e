import type { DomainPlace, PageModule } from 'shared-kit/host/contract';
import { sessionsOf } from 'shared-kit/firebase/data';
import { aDomain } from 'shared-kit/testing';
import { render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import type { LoadedRegistry } from '../registry/loaded-registry';
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

describe('the queries that a page of a domain opens first', () => {
  const NORTH = { company: 'acme', domain: 'North' };
  const tables = aRemote('mfe-dashboards', { '/company/:company/domains/:domain': 'protected' });
  const path = '/company/acme/domains/North';
  const place = { ref: NORTH, domain: aDomain({ id: 'North', sessionCountLimit: 30 }), search: '?q=a' };
  const queriesOf = jest.fn(({ ref, domain }: DomainPlace) => [sessionsOf(ref, domain.sessionCountLimit)]);

  const keysOf = async (pages: PageComponents, at = path, remotes: LoadedRegistry['remotes'] = [auth, tables]) =>
    (await pages.queriesAt({ remotes }, at, place)).map(({ key }) => key);

  it('API-27 are those that its code names for the domain and the URL, as soon as it is there', async () => {
    let arrive = (_page: PageModule) => {};
    const pages = new PageComponents(() => new Promise((resolve) => (arrive = resolve)));
    const keys = keysOf(pages);
    expect(queriesOf).not.toHaveBeenCalled();
    arrive({ default: Login, queriesOf });
    expect(await keys).toEqual([sessionsOf(NORTH, 30).key]);
    expect(queriesOf).toHaveBeenCalledWith(place);
  });

  it.each<[string, () => Promise<PageModule>]>([
    ['does not name any', () => Promise.resolve({ default: Login })],
    ['cannot be loaded', () => Promise.reject(new Error('lost'))],
  ])('API-27 are none of a page whose code %s', async (_what, load) => {
    expect(await keysOf(new PageComponents(load))).toEqual([]);
  });

  it('API-27 are none for an unknown path and for an undecided version', async () => {
    const pages = new PageComponents(() => Promise.resolve({ default: Login, queriesOf }));
    expect(await keysOf(pages, '/nowhere')).toEqual([]);
    expect(await keysOf(pages, path, [{ ...tables, undecided: true }])).toEqual([]);
  });
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
