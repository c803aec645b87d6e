import { aRemote } from '../testing/render-console';
import { readOverride, resetOverrides, storedOverrides, storeOverride, withOverrides } from './overrides';

const ENTRY = 'http://127.0.0.1:5201/remoteEntry.js';

describe('the URL of an override', () => {
  it.each([
    [ENTRY, ENTRY],
    ['  http://localhost:5201/dist/remoteEntry.js#x ', 'http://localhost:5201/dist/remoteEntry.js'],
    ['https://[::1]:5201/remoteEntry.mjs', 'https://[::1]:5201/remoteEntry.mjs'],
    // The URL parser normalises other notations of the loopback IP address to this one.
    ['http://2130706433/remoteEntry.js', 'http://127.0.0.1/remoteEntry.js'],
    ['http://0x7f.1:5201/remoteEntry.js', 'http://127.0.0.1:5201/remoteEntry.js'],
    ['HTTP://LOCALHOST:5201/remoteEntry.js', 'http://localhost:5201/remoteEntry.js'],
  ])('may be %s', (typed, entry) => {
    expect(readOverride(typed)).toEqual({ ok: true, entry });
  });

  it.each([
    ['http://evil.example/remoteEntry.js', 'not-local'],
    ['http://localhost.evil.example/remoteEntry.js', 'not-local'],
    ['http://127.0.0.1.evil.example/remoteEntry.js', 'not-local'],
    ['http://localhost@evil.example/remoteEntry.js', 'not-local'],
    ['http://localhost:5201@evil.example/remoteEntry.js', 'not-local'],
    ['http://user:secret@localhost/remoteEntry.js', 'not-local'],
    ['http://evil.example\\@localhost/remoteEntry.js', 'not-local'],
    ['http://localhost\u3002evil.example/remoteEntry.js', 'not-local'],
    ['http://evil.example#@localhost/remoteEntry.js', 'not-local'],
    ['http://192.168.0.7/remoteEntry.js', 'not-local'],
    ['http://0.0.0.0:5201/remoteEntry.js', 'not-local'],
    ['http://[::ffff:127.0.0.1]/remoteEntry.js', 'not-local'],
    ['http://t1.localhost/remoteEntry.js', 'not-local'],
    ['javascript:alert(1)//localhost/remoteEntry.js', 'not-a-url'],
    ['data:text/javascript,alert(1)', 'not-a-url'],
    ['blob:http://localhost/remoteEntry.js', 'not-a-url'],
    ['file:///remoteEntry.js', 'not-a-url'],
    ['//localhost/remoteEntry.js', 'not-a-url'],
    ['/remoteEntry.js', 'not-a-url'],
    ['', 'not-a-url'],
    ['http://localhost:5201/', 'not-a-script'],
    ['http://localhost:5201/?remoteEntry.js', 'not-a-script'],
  ])('may not be %s', (typed, fault) => {
    expect(readOverride(typed)).toEqual({ ok: false, fault });
  });
});

describe('stored overrides', () => {
  it('are stored by remote, and can be removed one by one or all', () => {
    storeOverride('mfe-auth', ENTRY);
    storeOverride('mfe-dashboards', ENTRY);
    expect(storedOverrides()).toEqual({ 'mfe-auth': ENTRY, 'mfe-dashboards': ENTRY });
    storeOverride('mfe-auth', null);
    expect(storedOverrides()).toEqual({ 'mfe-dashboards': ENTRY });
    resetOverrides();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '["http://localhost/a.js"]'],
    ['a text', '"http://localhost/a.js"'],
    ['null', 'null'],
    ['a URL elsewhere', '{"mfe-auth":"http://evil.example/remoteEntry.js"}'],
    ['something else than a URL', '{"mfe-auth":{"entry":"http://localhost/a.js"}}'],
  ])('are none in %s', (_what, stored) => {
    localStorage.setItem('remoteOverrides', stored);
    expect(withOverrides({ remotes: [aRemote('mfe-auth', {})], leftOut: [], lost: [] }, storedOverrides()).remotes).toEqual([
      aRemote('mfe-auth', {}),
    ]);
  });

  it('do not exist if storage is switched off', () => {
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storedOverrides()).toEqual({});
    get.mockRestore();
  });
});

it('an override changes only the URL of the named remote, and removes its integrity hash', () => {
  const registry = {
    remotes: [aRemote('mfe-auth', { '/login': 'public' }), aRemote('mfe-dashboards', { '/': 'protected' })],
    leftOut: [],
    lost: [],
  };
  const { remotes } = withOverrides(registry, { 'mfe-auth': ENTRY, 'mfe-nowhere': ENTRY, constructor: ENTRY });
  expect(remotes[0]).toEqual({ ...registry.remotes[0], entry: ENTRY, integrity: '', overridden: true });
  expect(remotes[1]).toBe(registry.remotes[1]);
  expect(remotes).toHaveLength(2);
});
