import { parseRegistry } from './registry';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const remote = (given: object = {}) => ({
  name: 'mfe-dashboards',
  version: '1.2.3',
  entry: 'http://127.0.0.1:4100/remotes/mfe-dashboards/1.2.3/remoteEntry.js',
  integrity: INTEGRITY,
  contract: 1,
  namespace: 'dashboards',
  routes: [{ path: '/company/:company', page: 'Company', access: 'protected' }],
  drawer: [{ section: 'user', order: 40, label: 'apiKeys:drawer', icon: 'key', to: '/managekeys' }],
  ...given,
});

const read = (...remotes: unknown[]) => parseRegistry({ schema: 1, remotes })!;

describe('the registry', () => {
  it('gives sound entries, with nothing that the contract does not name', () => {
    const registry = read({ ...remote(), extra: 'x' });
    expect(registry).toEqual({ remotes: [remote()], leftOut: [] });
  });

  it('SHELL-03 gives the labels of drawer entries in every language', () => {
    const drawer = [{ section: 'user', order: 40, label: 'apiKeys:drawer', labels: { 'es-ES': 'Claves' }, icon: 'key', to: '/managekeys' }];
    expect(read(remote({ drawer })).remotes).toMatchObject([{ drawer }]);
  });

  it('keeps the labels of pages that the command palette lists, and the shortcuts of drawer entries', () => {
    const given = remote({
      routes: [{ path: '/adduser', page: 'AddUser', access: 'elevated', label: 'adminUsers:add', labels: { 'pt-BR': 'Adicionar usuário' } }],
      drawer: [{ section: 'user', order: 40, label: 'apiKeys:drawer', icon: 'key', to: '/managekeys', keys: 'g k' }],
    });
    expect(read(given).remotes).toEqual([given]);
  });

  it('takes addresses relative to itself, and a remote without drawer entries', () => {
    const registry = read(remote({ entry: 'remotes/mfe-a/1/remoteEntry.js', drawer: undefined }));
    expect(registry.remotes).toMatchObject([{ entry: 'remotes/mfe-a/1/remoteEntry.js', drawer: [] }]);
  });

  it.each([
    ['an old contract', { contract: 0 }, 'contract 0 is not 1'],
    ['a later contract', { contract: 2 }, 'contract 2 is not 1'],
    ['no contract', { contract: undefined }, 'contract undefined is not 1'],
    ['no integrity', { integrity: undefined }, 'integrity is missing or malformed'],
    ['an integrity that is none', { integrity: 'sha384-' }, 'integrity is missing or malformed'],
    ['an entry that is a script', { entry: 'javascript:alert(1)' }, 'entry is not an address'],
    ['an entry of any scheme', { entry: '//evil.example/x.js' }, 'entry is not an address'],
    ['no version', { version: '' }, 'version is missing'],
    ['no namespace', { namespace: 7 }, 'namespace is missing'],
    ['routes that are none', { routes: {} }, 'routes is not a list'],
    ['an unknown access', { routes: [{ path: '/', page: 'Home', access: 'root' }] }, 'routes[0] needs path, page and access'],
    ['a path that leaves', { routes: [{ path: '//evil', page: 'Home', access: 'public' }] }, 'routes[0] needs path, page and access'],
    [
      'labels that are no texts',
      { drawer: [{ section: 'user', order: 1, label: 'x:y', labels: { 'en-US': 7 }, icon: 'key', to: '/' }] },
      'drawer[0] needs section, order, label, icon and to',
    ],
    ['a shortcut of several words', { drawer: [{ ...remote().drawer[0], keys: 'ctrl+w' }] }, 'drawer[0] needs section, order, label, icon and to'],
    ['a drawer entry without order', { drawer: [{ section: 'user' }] }, 'drawer[0] needs section, order, label, icon and to'],
  ])('leaves out and names an entry with %s; the rest works', (_what, given, reason) => {
    const registry = read(remote({ name: 'mfe-good' }), remote({ name: 'mfe-bad', ...given }));
    expect(registry.leftOut).toEqual([{ name: 'mfe-bad', reason }]);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-good']);
  });

  it('names what has no usable name by its place, and lists no remote twice', () => {
    const registry = read(null, remote({ name: 'Not a name' }), remote(), remote());
    expect(registry.leftOut).toEqual([
      { name: '#1', reason: 'not an object' },
      { name: 'Not a name', reason: 'name is not a lower-case name' },
      { name: 'mfe-dashboards', reason: 'listed twice' },
    ]);
  });

  it.each([[null], ['text'], [{}], [{ schema: 2, remotes: [] }], [{ schema: 1, remotes: {} }]])('is not %j', (json) => {
    expect(parseRegistry(json)).toBeNull();
  });
});
