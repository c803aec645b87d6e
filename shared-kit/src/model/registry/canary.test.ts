/** @jest-environment node */
import { bucketOf, chooseVersions, type Visitor } from './canary';
import type { RegistryEntry } from './registry';

type Route = RegistryEntry['routes'][number];

const route = (path: string, access: Route['access'] = 'protected'): Route => ({ path, page: 'Page', access });

const remote = (name: string, version: string, routes: Route[]) => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: 1,
  namespace: 'x',
  routes,
});

const canaryOf = (name: string, canary: object, first = route(`/${name}`)) => ({
  ...remote(name, '1.0.0', [first]),
  canary: { ...canary, remote: remote(name, '2.0.0', [first, route(`/${name}/new`)]) },
});
const registry = (...remotes: object[]) => ({ schema: 1, remotes });

const read = (json: unknown, visitor: Partial<Visitor> = {}) =>
  chooseVersions(json, () => null, { device: 'device', user: { uid: 'a', companies: [] }, ...visitor })!;
const firstOf = (json: unknown, visitor?: Partial<Visitor>) => read(json, visitor).remotes[0]!;

const USERS = Array.from({ length: 300 }, (_one, index) => `user-${index}`);
const shareOf = (json: unknown) => USERS.filter((uid) => firstOf(json, { user: { uid, companies: [] } }).version === '2.0.0');

it('ADD-RELEASE-02 a share of the users gets the canary, always the same users', () => {
  const tenth = shareOf(registry(canaryOf('mfe-x', { percent: 10 })));
  expect(tenth.length / USERS.length).toBeGreaterThan(0.05);
  expect(tenth.length / USERS.length).toBeLessThan(0.16);
  expect(shareOf(registry(canaryOf('mfe-x', { percent: 10 })))).toEqual(tenth);
  expect(shareOf(registry(canaryOf('mfe-x', { percent: 30 })))).toEqual(expect.arrayContaining(tenth));
  expect(shareOf(registry(canaryOf('mfe-x', { percent: 0 })))).toEqual([]);
  expect(shareOf(registry(canaryOf('mfe-x', { percent: 100 })))).toEqual(USERS);
});

it('ADD-RELEASE-02 the share of another remote has other users', () => {
  const first = shareOf(registry(canaryOf('mfe-x', { percent: 10 })));
  const second = shareOf(registry(canaryOf('mfe-y', { percent: 10 })));
  expect(first.filter((uid) => second.includes(uid)).length).toBeLessThan(first.length / 2);
});

it('ADD-RELEASE-02 the registry says who gets the canary, and whether this visitor has it', () => {
  const json = registry(canaryOf('mfe-x', { companies: ['acme', 7], percent: 0 }));
  const canaryFor = (companies: string[]) => firstOf(json, { user: { uid: 'a', companies } }).canary;
  expect(canaryFor(['acme'])).toEqual({ version: '2.0.0', chosen: true, percent: 0, companies: ['acme'] });
  expect(canaryFor([])).toMatchObject({ version: '2.0.0', chosen: false });
});

it('ADD-RELEASE-02 users of the canary get its routes', () => {
  const json = registry(canaryOf('mfe-x', { companies: ['acme'] }));
  const paths = (companies: string[]) => firstOf(json, { user: { uid: 'a', companies } }).routes.map(({ path }) => path);
  expect(paths(['acme'])).toEqual(['/mfe-x', '/mfe-x/new']);
  expect(paths([])).toEqual(['/mfe-x']);
});

it('ADD-RELEASE-02 the version of a remote with pages before the sign-in depends only on device and share, also afterwards', () => {
  const json = registry(canaryOf('mfe-auth', { percent: 50, companies: ['acme'] }, route('/login', 'public')));
  const versions = USERS.slice(0, 50).map((device) => [
    firstOf(json, { device, user: null }).version,
    firstOf(json, { device, user: { uid: 'a', companies: ['acme'] } }).version,
  ]);
  expect(new Set(versions.map(([before]) => before))).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(versions.every(([before, later]) => before === later)).toBe(true);
});

it.each([
  ['no share', { percent: '100' }],
  ['no list of companies', { companies: 'acme' }],
  ['companies that are no texts', { companies: [7, null] }],
  ['no version', { percent: 100, remote: null }],
])('ADD-RELEASE-02 takes %s for no canary', (_what, canary) => {
  const listed = canaryOf('mfe-x', {});
  const json = registry({ ...listed, canary: { ...listed.canary, ...canary } });
  expect(firstOf(json, { user: { uid: 'a', companies: ['acme'] } }).version).toBe('1.0.0');
});

it.each([[null], ['garbage'], [{ remotes: null }], [{ schema: 1, remotes: [null, 7, { canary: 7 }] }]])(
  'reads %j without throwing',
  (json) => {
    expect(chooseVersions(json, () => null, { device: null, user: null })?.remotes ?? []).toEqual([]);
  },
);

it('similar ids get evenly distributed numbers', () => {
  const tenths = new Array<number>(10).fill(0);
  for (let id = 0; id < 10_000; id += 1) tenths[Math.floor(bucketOf(`user-${id}`) / 1000)]! += 1;
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
