import { apiSettings } from './api-settings';
import { readEnvironment } from './environment';

it('is the embedded Firebase with ports and the project without', () => {
  const ports = { AUTH_PORT: '1', FIRESTORE_PORT: '2', STORAGE_PORT: '3' };
  expect(readEnvironment(ports, 4100)).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    projectId: 'demo-console',
    emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' },
  });
  expect(readEnvironment({ PROJECT_ID: 'real', PORT: '80' }, 4100)).not.toHaveProperty('emulators');
});

it.each([
  [{ AUTH_PORT: '1' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ FIRESTORE_PORT: '2' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ STORAGE_PORT: '3' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ AUTH_JWKS_URL: 'http://127.0.0.1:9099/jwks' }, 'AUTH_JWKS_URL is set without AUTH_PORT'],
  [{ AUTH_PORT: '1', FIRESTORE_PORT: '2', AUTH_JWKS_URL: '127.0.0.1/jwks' }, 'AUTH_JWKS_URL is not an http or https address'],
])('is neither the embedded Firebase nor a project with %j alone, and does not start', (env, reason) => {
  expect(() => readEnvironment(env, 1)).toThrow(reason);
});

it('serves metrics only where a port is named, on this machine alone unless told otherwise', () => {
  expect(readEnvironment({}, 4100)).not.toHaveProperty('metrics');
  expect(readEnvironment({ METRICS_PORT: '9464' }, 4100).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readEnvironment({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 4100).metrics).toEqual({ port: 9464, host: '0.0.0.0' });
});

it.each([{ METRICS_PORT: '4100' }, { PORT: '80', METRICS_PORT: '80' }])('refuses %j: metrics are not served on the port of the console', (env) => {
  expect(() => readEnvironment(env, 4100)).toThrow('METRICS_PORT is PORT');
});

it('refuses what is no port', () => {
  expect(() => readEnvironment({ PORT: 'http' }, 4100)).toThrow('PORT is not a port: http');
});

it('reads the limits of calls and what signs API keys', () => {
  expect(readEnvironment({}, 1).apiSettings).toEqual({ callLimits: { perDay: 1000, perMinute: 60 } });
  const set = { API_KEY_SECRET: 's', DAILY_CALL_LIMIT: '5', MINUTE_CALL_LIMIT: '2' };
  expect(readEnvironment(set, 1).apiSettings).toEqual({ keySecret: 's', callLimits: { perDay: 5, perMinute: 2 } });
  expect(() => readEnvironment({ DAILY_CALL_LIMIT: '0' }, 1)).toThrow('DAILY_CALL_LIMIT is not a number of calls: 0');
});

it('USERS-06 reads the domain that addresses are made up under', () => {
  expect(readEnvironment({ NO_EMAIL_DOMAIN: 'staff.example' }, 1).apiSettings).toMatchObject({ noEmailDomain: 'staff.example' });
  expect(() => readEnvironment({ NO_EMAIL_DOMAIN: '@staff' }, 1)).toThrow('NO_EMAIL_DOMAIN is not the name of a domain: @staff');
  expect(apiSettings({}, { embedded: true }).noEmailDomain).toBe('users.invalid');
});

it('believes as many proxies as it is told of', () => {
  expect(readEnvironment({}, 1).trustProxy).toBe(false);
  expect(readEnvironment({ TRUST_PROXY: '2' }, 1).trustProxy).toBeInstanceOf(Function);
  expect(() => readEnvironment({ TRUST_PROXY: 'yes' }, 1)).toThrow('TRUST_PROXY is not a number of proxies: yes');
});

it('KEYS-20 a project needs a secret of its own to sign API keys with', () => {
  expect(() => apiSettings({}, { embedded: false })).toThrow('API_KEY_SECRET');
  expect(() => apiSettings({ keySecret: 'short' }, { embedded: false })).toThrow('API_KEY_SECRET');
  expect(apiSettings({}, { embedded: true }).callLimits).toEqual({ perDay: 1000, perMinute: 60 });
});

it("takes key and bucket from the web app's options", () => {
  const FIREBASE_OPTIONS = JSON.stringify({ apiKey: 'key', storageBucket: 'pictures', appId: 'x' });
  expect(readEnvironment({ FIREBASE_OPTIONS }, 1)).toMatchObject({ webApiKey: 'key', storageBucket: 'pictures' });
  expect(() => readEnvironment({ FIREBASE_OPTIONS: '{' }, 1)).toThrow('FIREBASE_OPTIONS is no JSON.');
});
