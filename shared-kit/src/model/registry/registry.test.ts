import { faultWords } from './fault-words';
import { parseRegistry, type Registry } from './registry';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const remote = (given: object = {}) => ({
  name: 'mfe-dashboards',
  version: '1.2.3',
  entry: 'http://127.0.0.1:4100/remotes/mfe-dashboards/1.2.3/remoteEntry.js',
  integrity: INTEGRITY,
  contract: 1,
  namespace: 'dashboards',
  routes: [
    { path: '/company/:company', page: 'Company', access: 'protected' },
    { path: '/company/:company/domain/:domain/settings', page: 'Settings', access: 'elevated' },
    { path: '/managekeys', page: 'Keys', access: 'elevated' },
  ],
  drawer: [{ section: 'user', order: 40, label: 'apiKeys:drawer', icon: 'key', to: '/managekeys' }],
  quickAccess: [{ for: 'company', icon: 'company', to: '/company/:company' }],
  links: { company: { path: '/company/:company' } },
  ...given,
});

const drawerEntry = (given: object = {}) => ({ section: 'user', order: 1, label: 'x:y', icon: 'key', to: '/managekeys', ...given });

const read = (...remotes: unknown[]) => parseRegistry({ schema: 1, remotes })!;
/** The names of excluded entries with the reason as text. */
const faultsOf = ({ leftOut }: Registry) => leftOut.map(({ name, fault }) => [name, faultWords(fault)]);

describe('the registry', () => {
  it('returns valid entries without fields that the contract does not name', () => {
    const registry = read({ ...remote(), routes: remote().routes.map((route) => ({ ...route, later: 1 })), later: {} });
    expect(registry).toEqual({ remotes: [remote()], leftOut: [], lost: [] });
  });

  it('SHELL-03 returns the labels of drawer entries in every language', () => {
    const drawer = [{ section: 'user', order: 40, label: 'apiKeys:drawer', labels: { 'es-ES': 'Claves' }, icon: 'key', to: '/managekeys' }];
    expect(read(remote({ drawer })).remotes).toMatchObject([{ drawer }]);
  });

  it('ADD-NEW-03 returns title, quick access, links and finder of remotes', () => {
    const labels = { 'en-US': 'Settings of {{domain}}', 'pt-BR': 'Configurações de {{domain}}' };
    const given = remote({
      title: 'dashboards:title',
      titles: { 'en-US': 'Dashboards' },
      finder: true,
      routes: [...remote().routes, { path: '/emailActions', page: 'EmailActions', access: 'public', openToAll: true, under: 'settings' }],
      drawer: [
        { section: 'dashboards', for: 'company', order: 1, label: 'x:activity', icon: 'data', to: '/company/:company', keys: 'g k' },
      ],
      quickAccess: [
        { for: 'domain', label: 'x:settingsOf', labels, icon: 'settings', to: '/company/:company/domain/:domain/settings', onSearch: true },
      ],
      links: { settings: { path: '/company/:company/domain/:domain/settings', state: ['type'], version: 2 } },
      uses: ['users', 'sessions@3'],
    });
    expect(read(given).remotes).toEqual([given]);
  });

  it('ADD-NEW-04 accepts a link that is declared only by its path', () => {
    expect(read(remote({ links: { keys: '/managekeys' } })).remotes[0]?.links).toEqual({ keys: { path: '/managekeys' } });
  });

  it('ADD-FIT-01 returns the kit version that a remote was built for', () => {
    expect(read(remote({ kit: '1.4.2' })).remotes[0]?.kit).toBe('1.4.2');
  });

  it('resolves URLs relative to itself, and accepts a remote that declares only routes', () => {
    const registry = read(remote({ entry: 'remotes/mfe-a/1/remoteEntry.js', drawer: undefined, quickAccess: undefined, links: undefined }));
    expect(registry.remotes).toMatchObject([{ entry: 'remotes/mfe-a/1/remoteEntry.js', drawer: [], quickAccess: [], links: {} }]);
  });

  it('ADD-NEW-07 assigns a route or link that two remotes declare to the first, and reports the other', () => {
    const other = remote({
      name: 'mfe-other',
      routes: [
        { path: '/Company/:id', page: 'Mine', access: 'protected' },
        { path: '/other', page: 'Other', access: 'protected' },
        { path: '/logout', page: 'Out', access: 'public' },
      ],
      drawer: [],
      quickAccess: [
        { for: 'company', icon: 'data', to: '/company/:company' },
        { label: 'x:other', icon: 'data', to: '/other' },
      ],
      links: { company: '/other', other: '/other', company2: '/company/:company' },
    });
    const { remotes, lost, leftOut } = read(remote(), other);
    expect(leftOut).toEqual([]);
    expect(remotes[1]).toMatchObject({
      routes: [{ path: '/other' }],
      quickAccess: [{ to: '/other' }],
      links: { other: { path: '/other' } },
    });
    expect(lost).toEqual([
      { remote: 'mfe-other', declared: '/Company/:id', owner: 'mfe-dashboards' },
      { remote: 'mfe-other', declared: '/logout', owner: 'shell' },
      { remote: 'mfe-other', declared: 'company', owner: 'mfe-dashboards' },
    ]);
  });

  it.each([
    ['no contract', { contract: undefined }, 'contract is missing or malformed'],
    ['no integrity', { integrity: undefined }, 'integrity is missing or malformed'],
    ['an integrity that is none', { integrity: 'sha384-' }, 'integrity is missing or malformed'],
    ['an entry that is a script', { entry: 'javascript:alert(1)' }, 'entry is missing or malformed'],
    ['an entry of any scheme', { entry: '//evil.example/x.js' }, 'entry is missing or malformed'],
    ['an entry that browsers read as one of another host', { entry: '/\t/evil.example/x.js' }, 'entry is missing or malformed'],
    ['an entry with a blank', { entry: '/remotes/x /e.js' }, 'entry is missing or malformed'],
    ['an entry with a backslash', { entry: '/\\evil.example/x.js' }, 'entry is missing or malformed'],
    ['a kit that is no version', { kit: '^1.0.0' }, 'kit is missing or malformed'],
    ['no version', { version: '' }, 'version is missing or malformed'],
    ['no namespace', { namespace: 7 }, 'namespace is missing or malformed'],
    ['routes that are none', { routes: {} }, 'routes is missing or malformed'],
    ['an unknown access', { routes: [{ path: '/', page: 'Home', access: 'root' }] }, 'routes[0].access is missing or malformed'],
    ['a path that leaves', { routes: [{ path: '//evil', page: 'Home', access: 'public' }] }, 'routes[0].path is missing or malformed'],
    ['a route that is none', { routes: ['/x'] }, 'routes[0] is missing or malformed'],
    ['a path that climbs', { routes: [{ path: '/a/../b', page: 'Home', access: 'public' }] }, 'routes[0].path is missing or malformed'],
    [
      'a path without end',
      { routes: [{ path: `/${'a'.repeat(200)}`, page: 'Home', access: 'public' }] },
      'routes[0].path is missing or malformed',
    ],
    ...['/api', '/api/x', '/API', '/metrics', '/assets/x', '/remotes', '/.well-known/x', '/__mail', '/config.json', '/x/read.me'].map(
      (path): [string, object, string] => [
        `a route ${path} at which the web server answers`,
        { routes: [{ path, page: 'Home', access: 'public' }] },
        'routes[0].path is missing or malformed',
      ],
    ),
    ['more routes than anybody has', { routes: Array(101).fill(remote().routes[0]) }, 'routes is missing or malformed'],
    ['labels that are no texts', { drawer: [drawerEntry({ labels: { 'en-US': 7 } })] }, 'drawer[0].labels is missing or malformed'],
    [
      'a label without end',
      { drawer: [drawerEntry({ labels: { 'en-US': 'x'.repeat(201) } })] },
      'drawer[0].labels is missing or malformed',
    ],
    ['titles that are no texts', { titles: ['Title'] }, 'titles is missing or malformed'],
    ['an icon that is markup', { drawer: [drawerEntry({ icon: '<svg>' })] }, 'drawer[0].icon is missing or malformed'],
    ['a shortcut of several words', { drawer: [drawerEntry({ keys: 'ctrl+w' })] }, 'drawer[0].keys is missing or malformed'],
    ['a drawer entry without order', { drawer: [{ section: 'user' }] }, 'drawer[0].order is missing or malformed'],
    ['a drawer entry to nowhere', { drawer: [drawerEntry({ to: '/elsewhere' })] }, 'drawer[0] leads to no route of its own: /elsewhere'],
    ['a drawer entry of no company', { drawer: [drawerEntry({ to: '/company/:company' })] }, 'drawer[0].to needs a value for :company'],
    [
      'a company entry that needs a domain',
      { drawer: [drawerEntry({ for: 'company', to: '/company/:company/domain/:domain/settings' })] },
      'drawer[0].to needs a value for :domain',
    ],
    [
      'a quick entry of another origin',
      { quickAccess: [{ label: 'x:y', icon: 'key', to: '//evil.example' }] },
      'quickAccess[0].to is missing or malformed',
    ],
    ['a quick entry without a name', { quickAccess: [{ icon: 'key', to: '/managekeys' }] }, 'quickAccess[0].label is missing or malformed'],
    [
      'a quick entry for what the shell has not',
      { quickAccess: [{ for: 'task', icon: 'key', to: '/managekeys' }] },
      'quickAccess[0].for is missing or malformed',
    ],
    ['links that are none', { links: [] }, 'links is missing or malformed'],
    ['a link to another origin', { links: { a: '//evil.example' } }, 'links.a.path is missing or malformed'],
    ['a link that climbs', { links: { a: '/company/../x' } }, 'links.a.path is missing or malformed'],
    ['a link with a query', { links: { a: '/x?y=1' } }, 'links.a.path is missing or malformed'],
    ['a link to nowhere', { links: { a: '/elsewhere' } }, 'links.a leads to no route of its own: /elsewhere'],
    ['a link with a name of its own kind', { links: { 'a b': '/managekeys' } }, 'links is missing or malformed'],
    ['state that is none', { links: { a: { path: '/managekeys', state: 'type' } } }, 'links.a.state is missing or malformed'],
    ['uses that are none', { uses: 'settings' }, 'uses is missing or malformed'],
    ['a use without end', { uses: ['x'.repeat(201)] }, 'uses is missing or malformed'],
    ['a link whose version is a text', { links: { a: { path: '/managekeys', version: '2' } } }, 'links.a.version is missing or malformed'],
    ['a finder that is a script', { finder: 'finder.js' }, 'finder is missing or malformed'],
  ])('excludes and reports an entry with %s; the others work', (_what, given, reason) => {
    const registry = read(remote({ name: 'mfe-good' }), remote({ name: 'mfe-bad', ...given }));
    expect(faultsOf(registry)).toEqual([['mfe-bad', reason]]);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-good']);
  });

  it.each(['/apis', '/api-keys', '/x/api', '/v1.2/x', '/v1.2'])('accepts the route %s', (path) => {
    const routes = [{ path, page: 'Home', access: 'public' }];
    expect(faultsOf(read(remote({ routes, drawer: [], quickAccess: [], links: {} })))).toEqual([]);
  });

  it.each(['top', 'location', 'name', 'self', 'parent', 'status', 'history', 'fetch', 'constructor', 'mfe', '-x'])(
    'ADD-NEW-07 excludes a remote named %s, because its entry would set that property of window',
    (name) => {
      expect(faultsOf(read(remote({ name })))).toEqual([[name, 'name is missing or malformed']]);
    },
  );

  it('ADD-TRUST-01 excludes and reports an entry from an origin that is not allowed, and assigns nothing to it', () => {
    const registry = parseRegistry(
      { schema: 1, remotes: [remote({ name: 'mfe-other', entry: 'https://evil.example/e.js' }), remote()] },
      (entry) => (entry.includes('evil') ? { reason: 'origin', origin: 'https://evil.example' } : null),
    )!;
    expect(faultsOf(registry)).toEqual([
      ['mfe-other', 'comes from https://evil.example, which is none of the origins of this console’s parts'],
    ]);
    expect([registry.remotes, registry.lost]).toEqual([[remote()], []]);
  });

  it.each([0, 2])('ADD-FIT-01 excludes an entry of contract %i, and reports the supported one', (needed) => {
    const registry = read(remote({ name: 'mfe-good' }), remote({ name: 'mfe-other', contract: needed }));
    expect(registry.leftOut).toEqual([{ name: 'mfe-other', fault: { reason: 'contract', needed, own: 1 } }]);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-good']);
  });

  it('reports entries without a valid name by position, and lists no remote twice', () => {
    const registry = read(null, remote({ name: 'Not a name' }), remote({ name: 'x'.repeat(9999) }), remote(), remote());
    expect(faultsOf(registry)).toEqual([
      ['#1', 'name is missing or malformed'],
      ['Not a name', 'name is missing or malformed'],
      ['x'.repeat(64), 'name is missing or malformed'],
      ['mfe-dashboards', 'listed twice'],
    ]);
  });

  it('ADD-TRUST-02 is invalid with more than 200 remotes', () => {
    const some = (count: number) =>
      parseRegistry({
        schema: 1,
        remotes: Array.from({ length: count }, (_one, at) =>
          remote({ name: `mfe-${at}`, routes: [], drawer: [], quickAccess: [], links: {} }),
        ),
      });
    expect(some(200)?.remotes).toHaveLength(200);
    expect(some(201)).toBeNull();
  });

  it.each([[null], ['text'], [{}], [{ schema: 2, remotes: [] }], [{ schema: 1, remotes: {} }]])('is invalid as %j', (json) => {
    expect(parseRegistry(json)).toBeNull();
  });
});
