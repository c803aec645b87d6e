import { aRemote } from '../testing/render-console';
import { isOpenToAll } from './open-to-all';

const remote = aRemote(
  'mfe-auth',
  {},
  {
    routes: [
      { path: '/emailActions', page: 'EmailActions', access: 'public', openToAll: true },
      { path: '/login', page: 'Login', access: 'public' },
    ],
  },
);
const registry = { remotes: [remote], leftOut: [], lost: [] };

it.each([
  ['/emailActions', true],
  ['/emailactions/', true],
  ['/login', false],
  ['/emailActions/else', false],
  ['/', false],
])('GUARD-08 %s is open to all: %s', (pathname, open) => {
  expect(isOpenToAll(registry, pathname)).toBe(open);
});

it('GUARD-08 no page is open to all users while the registry is unknown', () => {
  expect(isOpenToAll(null, '/emailActions')).toBe(false);
});
