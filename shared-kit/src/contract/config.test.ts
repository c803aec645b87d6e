import { parseConfig } from './config';

const config = (given: object = {}) => ({
  firebase: { apiKey: 'k', projectId: 'demo-console' },
  emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' },
  apiBase: '/api',
  remoteOrigins: ['https://cdn.example', 'http://127.0.0.1:5000'],
  allowOverrides: true,
  ...given,
});

describe('the config', () => {
  it('is read without unknown fields', () => {
    const given = config({
      database: 'restored-1',
      noEmailDomain: 'staff.example',
      telemetry: { endpoint: 'https://collector.example' },
      build: { version: '0.2.0', commit: '0123abcd' },
    });
    expect(parseConfig({ ...given, extra: 1 })).toEqual({ ok: true, config: given });
  });

  it.each(['https://console.example', 'https://console.example:8443'])(
    'ADD-67 takes %s as the place of the embedded Firebase behind TLS',
    (at) => {
      const emulators = { auth: at, firestore: at, storage: at };
      expect(parseConfig(config({ emulators }))).toEqual({ ok: true, config: config({ emulators }) });
      const asPath = parseConfig(config({ emulators: { ...emulators, auth: `${at}/auth` } }));
      expect(asPath).toEqual({ ok: false, faults: ['emulators.auth is neither host:port nor https://host'] });
    },
  );

  it('is valid without emulators, redirect and help, and has no overrides by default', () => {
    const given = { firebase: { apiKey: 'k', projectId: 'p', appId: 'a' }, apiBase: 'https://api.example/api', helpUrl: '' };
    expect(parseConfig(given)).toEqual({
      ok: true,
      config: { firebase: given.firebase, apiBase: given.apiBase, remoteOrigins: [], allowOverrides: false },
    });
  });

  it('reports all errors together', () => {
    const given = config({
      firebase: { projectId: 7 },
      database: 'no/database',
      emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' },
      apiBase: '//evil.example',
      helpUrl: 'javascript:alert(1)',
      nonKeyUserRedirectUrl: 'nowhere',
      noEmailDomain: 'nowhere',
      build: { commit: 7 },
      telemetry: { endpoint: '/collector' },
      allowOverrides: 'yes',
    });
    expect(parseConfig(given)).toEqual({
      ok: false,
      faults: [
        'firebase.apiKey is missing',
        'firebase.projectId is missing',
        'database is not the id of a database',
        'emulators.auth is neither host:port nor https://host',
        'emulators.storage is neither host:port nor https://host',
        'apiBase is neither a path nor a URL',
        'build.version is missing',
        'build.commit is not a text',
        'nonKeyUserRedirectUrl is not an http or https URL',
        'helpUrl is not an http or https URL',
        'noEmailDomain is not the name of a domain',
        'telemetry.endpoint is not an http or https URL',
        'allowOverrides is not a boolean',
      ],
    });
  });

  it.each([
    ['https://cdn.example/'],
    ['https://CDN.example'],
    ['cdn.example'],
    ['https://cdn.example/remotes'],
    ["https://x;script-src'"],
    ['*'],
    ['data:'],
    [7],
  ])('ADD-TRUST-01 rejects %s as an origin of remotes', (origin) => {
    expect(parseConfig(config({ remoteOrigins: ['https://cdn.example', origin] }))).toEqual({
      ok: false,
      faults: ['remoteOrigins is no list of origins'],
    });
  });

  it('ADD-TRUST-01 rejects more origins of remotes than fit into a header', () => {
    const many = Array.from({ length: 101 }, (_one, at) => `https://cdn${at}.example`);
    expect(parseConfig(config({ remoteOrigins: many }))).toEqual({ ok: false, faults: ['remoteOrigins is no list of origins'] });
  });

  it.each(['/\\t/evil.example', '/\\n/evil.example', '/\\\\evil.example', '/a b', '/a\\u00a0b', '/a\\u0000', '/a\\\\b', '/a\\u2028b'])(
    'SHELL-03 rejects %j as a path of the console',
    (written) => {
      const apiBase = JSON.parse(`"${written}"`) as string;
      expect(parseConfig(config({ apiBase }))).toEqual({ ok: false, faults: ['apiBase is neither a path nor a URL'] });
    },
  );

  it.each([[null], [[]], ['config']])('is invalid as %j', (json) => {
    expect(parseConfig(json)).toEqual({ ok: false, faults: ['config.json is not an object'] });
  });
});
