import { manifestProblems } from './manifest-check';

const ROUTE = { path: '/x', page: 'Start', access: 'elevated' };
const DRAWER_ENTRY = { section: 'user', order: 1, label: 'x:title', icon: 'key', to: '/x' };
const QUICK_ENTRY = { label: 'x:title', icon: 'add', to: '/x' };
const SOUND = {
  name: 'mfe-x',
  contract: 1,
  namespace: 'x',
  title: 'x:title',
  routes: [ROUTE],
  drawer: [DRAWER_ENTRY],
  quickAccess: [QUICK_ENTRY],
  links: { x: '/x', y: { path: '/x', state: ['company'] } },
};

it.each([
  ['with every list', SOUND],
  ['with the lists that it needs alone', { name: 'mfe-x', contract: 1, namespace: 'x', routes: [ROUTE] }],
  ['that names a schema for editors', { ...SOUND, $schema: './node_modules/shared-kit/remote.schema.json' }],
])('ADD-NEW-02 the build accepts a sound remote.json %s', async (_which, manifest) => {
  expect(await manifestProblems(manifest)).toEqual([]);
});

it.each([
  ['of its own', { ...SOUND, quickacces: [] }, 'quickacces'],
  ['that the build makes', { ...SOUND, titles: {} }, 'titles'],
  ['of a route', { ...SOUND, routes: [ROUTE, { ...ROUTE, path: '/y', label: 'x:title' }] }, 'routes[1].label'],
  ['of a drawer entry', { ...SOUND, drawer: [{ ...DRAWER_ENTRY, ordr: 1 }] }, 'drawer[0].ordr'],
  ['that the build makes for a drawer entry', { ...SOUND, drawer: [{ ...DRAWER_ENTRY, labels: {} }] }, 'drawer[0].labels'],
  ['of an entry of the quick access', { ...SOUND, quickAccess: [{ ...QUICK_ENTRY, onsearch: true }] }, 'quickAccess[0].onsearch'],
  ['of a link', { ...SOUND, links: { x: { path: '/x', states: [] } } }, 'links.x.states'],
])('ADD-NEW-02 the build reports an unknown field %s of remote.json by its place', async (_where, manifest, field) => {
  expect(await manifestProblems(manifest)).toEqual([`nobody reads the field ${field}, it may be misspelt`]);
});

it('ADD-NEW-02 the build reports all that is wrong with a remote.json at once', async () => {
  const problems = await manifestProblems({ ...SOUND, namespace: 7, routes: [{ ...ROUTE, access: 'root' }], drawers: [] });
  expect(problems).toEqual([
    'nobody reads the field drawers, it may be misspelt',
    expect.stringMatching(/^namespace is 7, but has to be: /),
    'routes[0].access is "root"; there are: public, protected, elevated',
  ]);
});

it.each([
  [
    'drawer entry',
    { ...SOUND, drawer: [DRAWER_ENTRY, { ...DRAWER_ENTRY, icon: 'kee' }] },
    /^drawer\[1\]\.icon is "kee"; there are: add, .*\bkey\b/,
  ],
  [
    'quick access entry',
    { ...SOUND, quickAccess: [{ ...QUICK_ENTRY, icon: 'toString' }] },
    /^quickAccess\[0\]\.icon is "toString"; there are: /,
  ],
])('ADD-NEW-02 the build reports an icon of a %s that the kit does not have', async (_which, manifest, problem) => {
  expect(await manifestProblems(manifest)).toEqual([expect.stringMatching(problem)]);
});

it.each([
  ['no object', [], 'it is no object'],
  ['no routes', { name: 'mfe-x', contract: 1, namespace: 'x' }, 'routes is missing: a list of its pages'],
  [
    'a name without a hyphen',
    { ...SOUND, name: 'location' },
    expect.stringMatching(/^name is "location", but has to be: the name of its package: .* at least one hyphen/),
  ],
  ['another contract', { ...SOUND, contract: 7 }, 'contract is 7; there are: 1'],
  ['a field that is null', { ...SOUND, title: null }, expect.stringMatching(/^title is null, but has to be: what users call it/)],
  [
    'a link that is a number',
    { ...SOUND, links: { x: 7 } },
    'links.x is 7, but has to be: a path of the same remote, or an object with `path`, `state` and `version`',
  ],
  [
    'a link without a path',
    { ...SOUND, links: { x: { state: ['company'] } } },
    'links.x.path is missing: the path of a route of the same remote',
  ],
  [
    'a route at a path of the web server',
    { ...SOUND, routes: [ROUTE, { ...ROUTE, path: '/api/stock' }] },
    'routes[1].path is missing or malformed',
  ],
  ['a link that leads nowhere', { ...SOUND, links: { x: '/nowhere' } }, 'links.x leads to no route of its own: /nowhere'],
])('ADD-NEW-02 the build reports a remote.json that the console could not use: %s', async (_what, manifest, problem) => {
  expect(await manifestProblems(manifest)).toEqual([problem]);
});
