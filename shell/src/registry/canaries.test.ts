import { aRemote } from '../testing/render-console';
import { bucketOf, withCanaries } from './canaries';

type Route = ReturnType<typeof aRemote>['routes'][number];

const route = (path: string, access: Route['access'] = 'protected'): Route => ({ path, page: 'Page', access });

const canaryOf = (name: string, canary: object, first = route(`/${name}`)) => ({
  ...aRemote(name, {}, { version: '1.0.0', routes: [first] }),
  canary: { ...canary, remote: aRemote(name, {}, { version: '2.0.0', routes: [first, route(`/${name}/new`)] }) },
});
const registry = (...remotes: object[]) => ({ schema: 1, remotes });

const versionFor = (json: unknown, who: { uid: string; companies?: string[] }) =>
  withCanaries(json, {}, 'device')!.choose!({ companies: [], ...who })!.remotes[0]!.version;

const USERS = Array.from({ length: 300 }, (_one, index) => `user-${index}`);
const shareOf = (json: unknown) => {
  const { choose } = withCanaries(json, {}, 'device')!;
  return USERS.filter((uid) => choose!({ uid, companies: [] })!.remotes[0]!.version === '2.0.0');
};

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

it('ADD-RELEASE-02 the canary of a company is only for its users', () => {
  const json = registry(canaryOf('mfe-x', { companies: ['acme'] }));
  expect(versionFor(json, { uid: 'a', companies: ['norte', 'acme'] })).toBe('2.0.0');
  expect(versionFor(json, { uid: 'a', companies: ['norte'] })).toBe('1.0.0');
});

it('ADD-RELEASE-02 the registry says who gets the canary, and whether this page has it', () => {
  const json = registry(canaryOf('mfe-x', { companies: ['acme', 7], percent: 0 }));
  const canaryFor = (companies: string[]) => withCanaries(json, {}, 'device')!.choose!({ uid: 'a', companies })!.remotes[0]!.canary;
  expect(canaryFor(['acme'])).toEqual({ version: '2.0.0', chosen: true, percent: 0, companies: ['acme'] });
  expect(canaryFor([])).toMatchObject({ version: '2.0.0', chosen: false });
});

it('ADD-RELEASE-02 users of the canary get its routes', () => {
  const read = withCanaries(registry(canaryOf('mfe-x', { companies: ['acme'] })), {}, 'device')!;
  const paths = (companies: string[]) => read.choose!({ uid: 'a', companies })!.remotes[0]!.routes.map(({ path }) => path);
  expect(paths(['acme'])).toEqual(['/mfe-x', '/mfe-x/new']);
  expect(paths([])).toEqual(['/mfe-x']);
});

it('ADD-RELEASE-02 only remotes without pages before the sign-in wait for the sign-in to get their version', () => {
  const { remotes } = withCanaries(
    registry(canaryOf('mfe-x', { percent: 100 }), aRemote('mfe-y', {}, { version: '1.0.0', routes: [route('/y')] })),
    {},
    'device',
  )!;
  expect(remotes.map(({ name, version, undecided }) => [name, version, undecided])).toEqual([
    ['mfe-x', '1.0.0', true],
    ['mfe-y', '1.0.0', undefined],
  ]);
});

it('ADD-RELEASE-02 the version of a remote with pages before the sign-in depends only on device and share, also afterwards', () => {
  const json = (canary: object) => registry(canaryOf('mfe-auth', canary, route('/login', 'public')));
  const read = (canary: object, device: string | null) => withCanaries(json(canary), {}, device)!;
  const after = (canary: object, device: string | null) =>
    read(canary, device).choose!({ uid: 'a', companies: ['acme'] })!.remotes[0]!.version;
  const half = { percent: 50, companies: ['acme'] };
  const versions = USERS.slice(0, 50).map((device) => [read(half, device).remotes[0]!.version, after(half, device)]);
  expect(new Set(versions.map(([before]) => before))).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(versions.every(([before, later]) => before === later)).toBe(true);
  expect(read({ companies: ['acme'] }, 'device').remotes[0]!.version).toBe('1.0.0');
  // Without storage the device would get another id at each visit.
  expect(read({ percent: 100 }, null).remotes[0]!.version).toBe('1.0.0');
});

it.each([
  ['no share', { percent: '100' }],
  ['no list of companies', { companies: 'acme' }],
  ['companies that are no texts', { companies: [7, null] }],
  ['another remote', { percent: 100, remote: aRemote('mfe-z', {}) }],
  ['a version that would be left out', { percent: 100, remote: aRemote('mfe-x', {}, { integrity: 'none' }) }],
  ['no version', { percent: 100, remote: null }],
])('ADD-RELEASE-02 takes %s for no canary', (_what, canary) => {
  const remote = canaryOf('mfe-x', {});
  const json = registry({ ...remote, canary: { ...remote.canary, ...canary } });
  expect(versionFor(json, { uid: 'a', companies: ['acme'] })).toBe('1.0.0');
});

it('similar ids get evenly distributed numbers', () => {
  const tenths = new Array<number>(10).fill(0);
  for (let id = 0; id < 10_000; id += 1) tenths[Math.floor(bucketOf(`user-${id}`) / 1000)]! += 1;
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
