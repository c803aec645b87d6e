import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, doc, getCountFromServer, getDocFromServer } from 'firebase/firestore';
import type { RunningEmulator } from '../src/index';
import { adminOf, codeOf, PASSWORD, startForTest, webOf, type AdminSide } from './start-for-test';

const PAGE = 'http://127.0.0.1:4100';
const EMAIL = 'key@demo.test';

let emulator: RunningEmulator;
let admin: AdminSide;
let token: string;
let refreshToken: string;

beforeAll(async () => {
  emulator = await startForTest({ allowedOrigins: [PAGE], webKeyOrigins: [PAGE], otherKeys: ['servers'] });
  admin = adminOf(emulator);
  await admin.auth.createUser({ email: EMAIL, password: PASSWORD });
  await admin.db.doc('items/a').set({ n: 1 });
  const signedIn = await send('auth', `${AUTH}/accounts:signInWithPassword?key=servers`, {}, { ...SIGN_IN });
  ({ idToken: token, refreshToken } = signedIn.body as { idToken: string; refreshToken: string });
});

afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

const AUTH = '/identitytoolkit.googleapis.com/v1';
const SIGN_IN = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
const DATABASE = 'projects/demo-console/databases/(default)';
const CHANNEL = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&database=${encodeURIComponent(DATABASE)}`;

interface Answer {
  status: number;
  body: unknown;
}

async function send(service: 'auth' | 'firestore' | 'storage', path: string, headers: object, body?: object | string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${emulator.ports[service]}${path}`, {
    headers: { ...headers },
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
}

const handshake = (key: string) =>
  new URLSearchParams({ headers: `x-goog-api-key:${key}\r\nAuthorization:Bearer ${token}\r\n`, count: '0', ofs: '0' }).toString();

/** Calls of the web SDK, with the key where the SDK has it. */
const CALLS: [string, string, (headers: object, key: string) => Promise<Answer>][] = [
  ['identitytoolkit', 'signing in', (headers, key) => send('auth', `${AUTH}/accounts:signInWithPassword?key=${key}`, headers, SIGN_IN)],
  [
    'securetoken',
    'a new token',
    (headers, key) =>
      send('auth', `/securetoken.googleapis.com/v1/token?key=${key}`, headers, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }),
  ],
  ['firestore', 'a channel', (headers, key) => send('firestore', CHANNEL, headers, handshake(key))],
  [
    'firestore',
    'a call of Firestore with the key in the URL',
    (headers, key) => send('firestore', `/v1/${DATABASE}/documents/items/a?key=${key}`, { ...headers, authorization: `Bearer ${token}` }),
  ],
  [
    'firestore',
    'a call of Firestore with the key in a header',
    (headers, key) =>
      send('firestore', `/v1/${DATABASE}/documents/items/a`, { ...headers, authorization: `Bearer ${token}`, 'x-goog-api-key': key }),
  ],
  [
    'firebasestorage',
    'a list of files',
    (headers, key) => send('storage', `/v0/b/demo-console.appspot.com/o?key=${key}`, { ...headers, authorization: `Bearer ${token}` }),
  ],
];

describe.each(CALLS)('ADD-31 the web key with %s: %s', (service, _what, call) => {
  it.each([
    ['<empty>', {}],
    ['https://evil.test/', { referer: 'https://evil.test/' }],
  ])('is refused from %s as Google does', async (httpReferrer, headers) => {
    const message = `Requests from referer ${httpReferrer} are blocked.`;
    expect(await call(headers, 'web')).toEqual({
      status: 403,
      body: {
        error: {
          code: 403,
          message,
          status: 'PERMISSION_DENIED',
          errors: [{ message, domain: 'global', reason: 'forbidden' }],
          details: [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              reason: 'API_KEY_HTTP_REFERRER_BLOCKED',
              domain: 'googleapis.com',
              metadata: { service: `${service}.googleapis.com`, httpReferrer, consumer: 'projects/demo-console' },
            },
            { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message },
          ],
        },
      },
    });
  });

  it('is taken from its website, and another key from anywhere', async () => {
    expect((await call({ referer: `${PAGE}/` }, 'web')).status).toBe(200);
    expect((await call({}, 'servers')).status).toBe(200);
  });
});

it('ADD-31 programs with the web key are refused, and those with their own credentials are not', async () => {
  const web = webOf(emulator);
  expect(await codeOf(signInWithEmailAndPassword(web.auth, EMAIL, PASSWORD))).toBe('auth/requests-from-referer-<empty>-are-blocked.');
  expect(await codeOf(getCountFromServer(collection(web.db, 'items')))).toBe('permission-denied');
  // The SDK takes a refused stream for a lost connection.
  expect(await codeOf(getDocFromServer(doc(web.db, 'items/a')))).toBe('unavailable');
  await web.close();
  expect((await admin.db.doc('items/a').get()).get('n')).toBe(1);
  expect((await admin.auth.getUserByEmail(EMAIL)).email).toBe(EMAIL);
  const server = webOf(emulator, 'servers');
  const { user } = await signInWithEmailAndPassword(server.auth, EMAIL, PASSWORD);
  await getIdToken(user, true);
  expect((await getDocFromServer(doc(server.db, 'items/a'))).get('n')).toBe(1);
  await server.close();
});

it('ADD-31 a token is enough for Firestore: a worker, whose requests have no referrer, sends no key', async () => {
  const path = `/v1/${DATABASE}/documents:runQuery`;
  const body = { structuredQuery: { from: [{ collectionId: 'items' }] } };
  const headers = { authorization: `Bearer ${token}`, origin: PAGE };
  expect((await send('firestore', path, headers, body)).status).toBe(200);
});
