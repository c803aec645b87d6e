import { aRemote } from '../testing/render-console';
import { firstPlace } from './first-place';
import { redirectToLogin } from './redirect-to-login';
import { openRouter } from './open-router';
import { routeAt } from './route-at';

const SESSIONS = '/company/:company/domains/:domain';
const registry = {
  remotes: [
    aRemote('mfe-auth', { '/login': 'public' }),
    aRemote('mfe-dashboards', { '/': 'protected', [SESSIONS]: 'protected', '/company/:company/domains/new': 'elevated' }),
  ],
};
const NOBODY = { loaded: true, user: null, profile: null, signingOut: false };
const ANA = { ...NOBODY, user: { uid: 'ana', email: null, emailVerified: true } };

describe('the page of a path', () => {
  it('is that of the most specific route, as in the router', () => {
    expect(routeAt(registry.remotes, '/company/acme/domains/new')).toMatchObject({ access: 'elevated' });
    expect(routeAt(registry.remotes, '/nowhere')).toBeNull();
  });

  it('has decoded parameters', () => {
    expect(routeAt(registry.remotes, '/company/acme/domains/C%C3%A2mara%2F1')?.params).toEqual({ company: 'acme', domain: 'Câmara/1' });
  });
});

describe('the page of a domain that opens first', () => {
  it('is that of the URL', () => {
    expect(firstPlace(registry, { pathname: '/company/acme/domains/Central%20Warehouse', search: '?q=a' })).toEqual({
      pathname: '/company/acme/domains/Central%20Warehouse',
      search: '?q=a',
      ref: { company: 'acme', domain: 'Central Warehouse' },
    });
  });

  it('is that of the page that opens after the sign-in', () => {
    expect(firstPlace(registry, { pathname: '/login', state: { from: '/company/acme/domains/North?push=failed' } })).toEqual({
      pathname: '/company/acme/domains/North',
      search: '?push=failed',
      ref: { company: 'acme', domain: 'North' },
    });
    expect(firstPlace(registry, { pathname: '/login', state: null })).toBeNull();
  });

  it('does not exist on a page without a domain, and while the pages are unknown', () => {
    expect(firstPlace(registry, { pathname: '/' })).toBeNull();
    expect(firstPlace(null, { pathname: '/company/acme/domains/North' })).toBeNull();
  });
});

describe('before anything is rendered', () => {
  const at = async (url: string, account: Parameters<typeof redirectToLogin>[2]) => {
    history.replaceState(null, '', url);
    const router = openRouter([{ path: '*', element: null }]);
    await redirectToLogin(router, registry, account);
    const { pathname, state } = router.state.location;
    return { pathname, state: state as unknown };
  };

  it('GUARD-03 users who are not signed in are redirected to the login page, which keeps the wanted location', async () => {
    const before = history.length;
    expect(await at('/company/acme/domains/North?push=failed', NOBODY)).toEqual({
      pathname: '/login',
      state: { from: '/company/acme/domains/North?push=failed' },
    });
    expect(location.pathname).toBe('/login');
    expect(history).toHaveLength(before);
  });

  it.each([
    ['a user who is signed in', '/company/acme/domains/North', ANA],
    ['a user whose profile is still being read', '/company/acme/domains/North', { ...ANA, loaded: false }],
    ['a page that is open to the public', '/login', NOBODY],
    ['a page that no remote has', '/nowhere', NOBODY],
  ])('GUARD-03 leaves %s where they are', async (_what, url, account) => {
    expect(await at(url, account)).toMatchObject({ pathname: url });
  });
});
