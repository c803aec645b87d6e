import { apiSettings } from './api-settings';
import type { Firebase } from '../firebase/firebase';
import { silentServer } from 'platform-emulator';
import { openAnswering, requireAnswers } from '../firebase/firebase-answers';
import { readEnvironment, readServer, readSettings } from './server-environment';

const EMBEDDED = { AUTH_PORT: '1', FIRESTORE_PORT: '2' };

const PROJECT = {
  PROJECT_ID: 'console-1',
  FIREBASE_OPTIONS: JSON.stringify({ apiKey: 'key', projectId: 'console-1', storageBucket: 'pictures' }),
  API_KEY_SECRET: 's'.repeat(32),
};

const problemsOf = (env: Record<string, string>): string => {
  try {
    readEnvironment(env, 4100);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('with ports, Firebase is the embedded one; without them it is a project', () => {
  expect(readEnvironment({ ...EMBEDDED, STORAGE_PORT: '3' }, 4100)).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    projectId: 'demo-console',
    emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' },
    // Without these keys anybody's unsigned tokens would be taken.
    jwksUrl: 'http://127.0.0.1:1/emulator/v1/projects/demo-console/jwks',
  });
  const project = readEnvironment({ ...PROJECT, PORT: '80' }, 4100);
  expect(project).toMatchObject({ port: 80, projectId: 'console-1', serverApiKey: 'key', storageBucket: 'pictures' });
  expect(project).not.toHaveProperty('emulators');
  expect(project.jwksUrl).toBeUndefined();
});

it('ADD-39 the database has an id of its own, and by default the one that every project has', () => {
  const databaseOf = (more: Record<string, string>) => readEnvironment({ ...PROJECT, ...more }, 1).database;
  expect([databaseOf({}), databaseOf({ FIRESTORE_DATABASE: ' ' }), databaseOf({ FIRESTORE_DATABASE: 'restored-1' })]).toEqual([
    '(default)',
    '(default)',
    'restored-1',
  ]);
  expect(problemsOf({ ...PROJECT, FIRESTORE_DATABASE: 'Restored' })).toMatch(
    /^FIRESTORE_DATABASE is the id of a database, .*not "Restored"$/,
  );
});

it('the server has its own key for Auth, which pages do not get', () => {
  const { serverApiKey, firebaseOptions } = readEnvironment({ ...PROJECT, SERVER_API_KEY: ' servers ' }, 1);
  expect([serverApiKey, firebaseOptions['apiKey']]).toEqual(['servers', 'key']);
});

it('without any setting, the error lists all that a project needs', () => {
  const problems = problemsOf({});
  for (const name of ['PROJECT_ID', 'FIREBASE_OPTIONS', 'API_KEY_SECRET']) expect(problems).toContain(`${name} is missing`);
  expect(problemsOf({ PROJECT_ID: '', FIREBASE_OPTIONS: ' ', API_KEY_SECRET: '' })).toBe(problems);
});

it.each([
  [{ AUTH_PORT: '1' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ FIRESTORE_PORT: '2' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ STORAGE_PORT: '3' }, 'AUTH_PORT and FIRESTORE_PORT are needed together'],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST is set without AUTH_PORT'],
  [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'FIRESTORE_EMULATOR_HOST is set without AUTH_PORT'],
  [{ FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' }, 'FIREBASE_STORAGE_EMULATOR_HOST is set without AUTH_PORT'],
])('is neither the embedded Firebase nor a project with %j alone, and does not start', (env, reason) => {
  expect(problemsOf(env)).toContain(reason);
});

it.each([
  [{ FIREBASE_OPTIONS: '{' }, 'FIREBASE_OPTIONS is a JSON object of texts, and cannot be read'],
  [{ FIREBASE_OPTIONS: '[]' }, 'FIREBASE_OPTIONS is a JSON object of texts'],
  [{ FIREBASE_OPTIONS: '{"apiKey":1}' }, 'FIREBASE_OPTIONS is a JSON object of texts'],
  [{ FIREBASE_OPTIONS: '{"projectId":"console-1"}' }, 'FIREBASE_OPTIONS has no apiKey; FIREBASE_OPTIONS has no storageBucket'],
  [{ FIREBASE_OPTIONS: '{"apiKey":"key","storageBucket":"gs://pictures"}' }, 'storageBucket of FIREBASE_OPTIONS is no name of a bucket'],
  [{ PROJECT_ID: 'console-2' }, 'FIREBASE_OPTIONS are those of the project "console-1", and PROJECT_ID is "console-2"'],
  [{ PROJECT_ID: '…' }, 'PROJECT_ID is the id of a project, not "…"'],
  [{ API_KEY_SECRET: 'short' }, 'API_KEY_SECRET has fewer than 32 bytes'],
  [{ API_KEY_SECRET_BEFORE: 'short' }, 'API_KEY_SECRET_BEFORE has fewer than 32 bytes'],
  [{ API_KEY_SECRET_BEFORE: PROJECT.API_KEY_SECRET }, 'API_KEY_SECRET_BEFORE is API_KEY_SECRET'],
  [{ API_KEY_SECRET: '', API_KEY_SECRET_BEFORE: 'b'.repeat(32) }, 'API_KEY_SECRET_BEFORE is set without API_KEY_SECRET'],
  [{ LOG_FORMAT: 'json' }, 'LOG_FORMAT is one of google, plain, not "json"'],
  [{ PORT: 'http' }, 'PORT is a port, not "http"'],
  [{ PORT: '70000' }, 'PORT is a port, not "70000"'],
  [{ DAILY_CALL_LIMIT: '0' }, 'DAILY_CALL_LIMIT is a number of calls, not "0"'],
  [{ RECORDS_KEPT_DAYS: '0' }, 'RECORDS_KEPT_DAYS is a number of days from 1 to 36500, not "0"'],
  [{ SESSIONS_KEPT_MONTHS: '1201' }, 'SESSIONS_KEPT_MONTHS is a number of months from 1 to 1200, not "1201"'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is a number of proxies, not "yes"'],
  [{ NO_EMAIL_DOMAIN: '@staff' }, 'NO_EMAIL_DOMAIN is the name of a domain, not "@staff"'],
])('is refused for a project with %j', (env, problem) => {
  expect(problemsOf({ ...PROJECT, ...env })).toContain(problem);
});

it('errors never contain a secret or the options', () => {
  expect(problemsOf({ ...PROJECT, API_KEY_SECRET: 'hush', FIREBASE_OPTIONS: 'hush' })).not.toContain('hush');
});

it('the limits of calls and the secret of API keys are read', () => {
  expect(readEnvironment(EMBEDDED, 1).apiSettings).toEqual({ callLimits: { perDay: 1000, perMinute: 60 }, keptFor: {} });
  const set = { ...EMBEDDED, API_KEY_SECRET: PROJECT.API_KEY_SECRET, DAILY_CALL_LIMIT: '5', MINUTE_CALL_LIMIT: '2' };
  expect(readEnvironment(set, 1).apiSettings).toEqual({
    keySecret: PROJECT.API_KEY_SECRET,
    callLimits: { perDay: 5, perMinute: 2 },
    keptFor: {},
  });
});

it('ADD-38 D-129 how long records and sessions are kept is read; without the settings nothing has an end', () => {
  const set = { ...EMBEDDED, RECORDS_KEPT_DAYS: '730', SESSIONS_KEPT_MONTHS: '24' };
  expect(readEnvironment(set, 1).apiSettings.keptFor).toEqual({ recordsDays: 730, sessionsMonths: 24 });
  expect(readEnvironment({ ...EMBEDDED, RECORDS_KEPT_DAYS: '' }, 1).apiSettings.keptFor).toEqual({});
});

it('D-82 while the secret of API keys is changed, the one before is read too', () => {
  const before = 'b'.repeat(32);
  expect(readEnvironment({ ...PROJECT, API_KEY_SECRET_BEFORE: before }, 1).apiSettings).toMatchObject({
    keySecret: PROJECT.API_KEY_SECRET,
    keySecretBefore: before,
  });
  expect(readEnvironment({ ...PROJECT, API_KEY_SECRET_BEFORE: '' }, 1).apiSettings).not.toHaveProperty('keySecretBefore');
});

it('ADD-36 the log has the form of Cloud Logging on Cloud Run, or where LOG_FORMAT says so', () => {
  const formatOf = (env: object) => readEnvironment({ ...EMBEDDED, ...env }, 1).logFormat;
  expect(formatOf({})).toBe('plain');
  expect(formatOf({ K_SERVICE: 'console' })).toBe('google');
  expect(formatOf({ CLOUD_RUN_JOB: 'first-company' })).toBe('google');
  expect(formatOf({ K_SERVICE: 'console', LOG_FORMAT: 'plain' })).toBe('plain');
  expect(formatOf({ LOG_FORMAT: 'google' })).toBe('google');
});

it('the secret of API keys is not trimmed, so that existing keys stay valid', () => {
  const API_KEY_SECRET = `${PROJECT.API_KEY_SECRET}\n`;
  expect(readEnvironment({ ...PROJECT, API_KEY_SECRET }, 1).apiSettings).toMatchObject({ keySecret: API_KEY_SECRET });
});

it('USERS-06 the mail domain of generated emails is read', () => {
  expect(readEnvironment({ ...EMBEDDED, NO_EMAIL_DOMAIN: 'staff.example' }, 1).apiSettings).toMatchObject({
    noEmailDomain: 'staff.example',
  });
  expect(apiSettings({}, { embedded: true }).noEmailDomain).toBe('users.invalid');
});

it('the configured number of proxies is trusted', () => {
  expect(readEnvironment(EMBEDDED, 1).trustProxy).toBe(false);
  expect(readEnvironment({ ...EMBEDDED, TRUST_PROXY: '2' }, 1).trustProxy).toBeInstanceOf(Function);
});

it('D-82 a project needs its own secret for API keys', () => {
  expect(() => apiSettings({}, { embedded: false })).toThrow('API_KEY_SECRET');
  expect(() => apiSettings({ keySecret: 'short' }, { embedded: false })).toThrow('API_KEY_SECRET');
  expect(apiSettings({}, { embedded: true }).callLimits).toEqual({ perDay: 1000, perMinute: 60 });
});

describe('the credentials for a project', () => {
  afterEach(() => {
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  });

  it('are reported together with all other faults if their file is missing', async () => {
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/nowhere/google.json';
    const all = /API_KEY_SECRET has fewer.*the credentials \(GOOGLE_APPLICATION_CREDENTIALS.*give no access: .*nowhere/;
    await expect(readSettings({ ...PROJECT, API_KEY_SECRET: 'short' }, (reader) => readServer(reader, 1))).rejects.toThrow(all);
  });

  it('are not needed with the embedded Firebase', async () => {
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/nowhere/google.json';
    expect(await readSettings(EMBEDDED, (reader) => readServer(reader, 1))).toMatchObject({ projectId: 'demo-console' });
  });
});

describe('a project whose services do not answer', () => {
  const ALL = ['Auth', 'Firestore', 'Passwords', 'Storage'] as const;
  const missing = new Error('5 NOT_FOUND: The database (default) does not exist. \nMore of it');
  const answering = {
    projectId: 'console-1',
    database: '(default)',
    identity: { ownerOfCode: async () => undefined },
    auth: { getUsers: async () => ({}) },
    firestore: { doc: () => ({ get: async () => ({}) }) },
    bucket: { name: 'pictures', exists: async () => [true] },
  } as unknown as Firebase;
  const withoutDatabase = { ...answering, firestore: { doc: () => ({ get: () => Promise.reject(missing) }) } } as unknown as Firebase;

  it('is refused in one line with the reason of each, and with what to check', async () => {
    await expect(requireAnswers(answering, ALL)).resolves.toBeUndefined();
    await expect(requireAnswers(withoutDatabase, ALL)).rejects.toThrow(
      /^The project console-1 does not answer: database \(default\): 5 NOT_FOUND: The database \(default\) does not exist\. Check PROJECT_ID, [^\n]*$/,
    );
    const refused = {
      ...answering,
      identity: { ownerOfCode: () => Promise.reject(new Error('Auth refuses the key')) },
      bucket: { name: 'pictures', exists: async () => [false] },
    } as unknown as Firebase;
    await expect(requireAnswers(refused, ALL)).rejects.toThrow(
      'The project console-1 does not answer: Passwords: Auth refuses the key; bucket pictures: it does not exist. Check PROJECT_ID, FIRESTORE_DATABASE, storageBucket of FIREBASE_OPTIONS',
    );
  });

  it('is not asked for what a program does not need', async () => {
    await expect(requireAnswers(withoutDatabase, ['Auth', 'Storage'])).resolves.toBeUndefined();
  });

  it('is refused after 10 s if it takes connections and never answers, with the host of each embedded service', async () => {
    const silent = await silentServer();
    const at = `127.0.0.1:${silent.port}`;
    // Firestore's own client would still wait for its answer when the tests of this file have ended.
    const silentDatabase = {
      ...answering,
      projectId: 'demo-console',
      firestore: { doc: () => ({ get: () => new Promise(() => {}) }) },
    } as unknown as Firebase;
    const emulators = { auth: at, firestore: at, storage: at };
    await Promise.all([
      expect(openAnswering({ projectId: 'demo-console', emulators }, ['Auth'])).rejects.toThrow(
        `The embedded project demo-console does not answer: Auth at ${at}: no answer within 10 s. Check AUTH_PORT, FIRESTORE_PORT`,
      ),
      expect(requireAnswers(silentDatabase, ['Firestore'], emulators)).rejects.toThrow(
        `The embedded project demo-console does not answer: database (default) at ${at}: no answer within 10 s. Check AUTH_PORT, FIRESTORE_PORT`,
      ),
    ]);
    await silent.stop();
  }, 30_000);
});

it('metrics are only served if a port or a token is set, and only on this machine unless a host is set', () => {
  expect(readEnvironment(EMBEDDED, 4100)).not.toHaveProperty('metrics');
  expect(readEnvironment({ ...EMBEDDED, METRICS_PORT: '9464' }, 4100).metrics).toEqual({ endpoint: { port: 9464, host: '127.0.0.1' } });
  expect(readEnvironment({ ...EMBEDDED, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 4100).metrics).toEqual({
    endpoint: { port: 9464, host: '0.0.0.0' },
  });
  expect(readEnvironment({ ...EMBEDDED, METRICS_TOKEN: 't'.repeat(32) }, 4100).metrics).toEqual({ token: 't'.repeat(32) });
});

it('ADD-32 (D-122) a token of the metrics that could be guessed is refused, and not repeated', () => {
  expect(problemsOf({ ...EMBEDDED, METRICS_TOKEN: 'short' })).toBe('METRICS_TOKEN has fewer than 32 bytes');
});

it.each<Record<string, string>>([{ METRICS_PORT: '4100' }, { PORT: '80', METRICS_PORT: '80' }])(
  'refuses %j: metrics are not served on the port of the console',
  (env) => {
    expect(problemsOf({ ...EMBEDDED, ...env })).toContain('METRICS_PORT is PORT');
  },
);
