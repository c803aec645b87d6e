import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getStorage } from 'firebase-admin/storage';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getBytes, getStorage as getWebStorage, ref } from 'firebase/storage';
import type { RunningEmulator } from '../src/index';
import { DEPLOYED_CORS } from '../src/rules/testing/console-rules';
import { corsFromFile } from '../src/storage/bucket-cors';
import { adminOf, BUCKET, PASSWORD, startForTest, type AdminSide } from './start-for-test';

const PAGE = 'http://127.0.0.1:4100';
const FILE = `/v0/b/${BUCKET}/o/${encodeURIComponent('users/u1/picture')}?alt=media`;

let emulator: RunningEmulator;
let admin: AdminSide;
let token: string;

beforeAll(async () => {
  emulator = await startForTest({ allowedOrigins: [PAGE], bucketCors: DEPLOYED_CORS });
  admin = adminOf(emulator);
  await admin.auth.createUser({ email: 'key@demo.test', password: PASSWORD });
  await getStorage(admin.app).bucket(BUCKET).file('users/u1/picture').save('png', { resumable: false, contentType: 'image/png' });
  const action = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`http://127.0.0.1:${emulator.ports.auth}/${action}?key=key`, {
    method: 'POST',
    body: JSON.stringify({ email: 'key@demo.test', password: PASSWORD, returnSecureToken: true }),
  });
  token = ((await response.json()) as { idToken: string }).idToken;
});

afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

async function ask(method: string, headers: Record<string, string>): Promise<{ status: number; cors: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${emulator.ports.storage}${FILE}`, { method, headers });
  await response.arrayBuffer();
  const cors = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
  return { status: response.status, cors: Object.fromEntries(cors) };
}

const preflight = (method: string, headers: string, origin = PAGE) =>
  ask('OPTIONS', { origin, 'access-control-request-method': method, 'access-control-request-headers': headers });

/** The headers with which the web SDK downloads a file, as a browser names them in its question. */
const SDK_HEADERS = 'authorization,x-firebase-storage-version';
const ALLOWED = 'Authorization, X-Firebase-Storage-Version';

it('ADD-31 a page of the console may download by the web SDK', async () => {
  expect(await preflight('GET', SDK_HEADERS)).toEqual({
    status: 204,
    cors: {
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': ALLOWED,
      'access-control-max-age': '3600',
      'access-control-allow-private-network': 'true',
    },
  });
  expect(await ask('GET', { origin: PAGE, authorization: `Firebase ${token}` })).toEqual({
    status: 200,
    cors: { 'access-control-allow-origin': PAGE, 'access-control-expose-headers': ALLOWED },
  });
});

it('ADD-31 the CORS file allows every header that the web SDK sends with a download', async () => {
  const sent: string[] = [];
  const server = createServer(({ headers }, response) => {
    sent.push(...Object.keys(headers).filter((name) => /^(authorization|content-type|x-)/.test(name)));
    response.end('png');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const options = { projectId: 'demo-console', apiKey: 'key', appId: '1:2:web:3', storageBucket: BUCKET };
  const app = initializeApp(options, 'headers');
  const storage = getWebStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', (server.address() as AddressInfo).port, { mockUserToken: { sub: 'u1' } });
  await getBytes(ref(storage, 'users/u1/picture'));
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
  expect(sent.sort()).toEqual(SDK_HEADERS.split(','));
});

it.each([
  ['another method', 'PUT', SDK_HEADERS],
  ['a deletion', 'DELETE', 'authorization'],
  ['an upload', 'POST', 'authorization,x-goog-upload-protocol'],
  ['another header', 'GET', `${SDK_HEADERS},x-other`],
])('ADD-31 the browser refuses a page of the console %s', async (_what, method, headers) => {
  expect((await preflight(method, headers)).cors).toEqual({});
});

it('ADD-31 pages of other origins get no header of CORS', async () => {
  expect((await preflight('GET', SDK_HEADERS, 'https://evil.test')).cors).toEqual({});
  expect((await ask('GET', { origin: 'https://console.example', authorization: `Firebase ${token}` })).cors).toEqual({});
});

it('ADD-31 programs, which send no origin, are not concerned', async () => {
  expect(await ask('GET', { authorization: `Firebase ${token}` })).toEqual({ status: 200, cors: {} });
  await getStorage(admin.app).bucket(BUCKET).file('users/u1/other').save('x', { resumable: false });
});

describe('ADD-31 the CORS file of a bucket', () => {
  const read = (content: unknown) => {
    const file = join(mkdtempSync(join(tmpdir(), 'cors-')), 'cors.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return () => corsFromFile(file);
  };
  const ENTRY = { origin: ['https://a.example'], method: ['GET'], responseHeader: ['Content-Type'], maxAgeSeconds: 60 };

  it.each([
    ['nothing', []],
    ['an entry without headers and age', [{ origin: ['*'], method: ['GET', 'HEAD'] }]],
    ['any method, and a port', [{ ...ENTRY, origin: ['http://127.0.0.1:4100'], method: ['*'] }]],
  ])('may allow %s', (_what, content) => {
    expect(read(content)).not.toThrow();
  });

  it.each([
    ['cannot be parsed', '[', 'JSON'],
    ['is no list', { cors: [ENTRY] }, 'it is a list of entries'],
    ['has an origin that is no list', [{ ...ENTRY, origin: 'https://a.example' }], 'a list'],
    ['has no origin', [{ ...ENTRY, origin: [] }], 'entry 1: it has no origin'],
    ['has an origin with a path', [ENTRY, { ...ENTRY, origin: ['https://a.example/'] }], 'entry 2: "https://a.example/" is no origin'],
    ['has an origin without a scheme', [{ ...ENTRY, origin: ['a.example'] }], 'is no origin'],
    ['has no method', [{ origin: ['*'] }], 'it has no method'],
    ['has a method in small letters', [{ ...ENTRY, method: ['get'] }], 'GET, HEAD'],
    ['sets OPTIONS', [{ ...ENTRY, method: ['OPTIONS'] }], 'GET, HEAD'],
    ['has a header with a colon', [{ ...ENTRY, responseHeader: ['Content-Type:'] }], 'is no name of a header'],
    ['has an age that is no number', [{ ...ENTRY, maxAgeSeconds: 'long' }], 'an integer'],
    ['has a negative age', [{ ...ENTRY, maxAgeSeconds: -1 }], 'maxAgeSeconds is negative'],
    ['has an unknown name', [{ ...ENTRY, maxAge: 60 }], 'Unknown name "maxAge"'],
  ])('is refused if it %s', (_what, content, problem) => {
    expect(read(content)).toThrow(problem);
    expect(read(content)).toThrow('The CORS settings of the bucket in ');
  });
});
