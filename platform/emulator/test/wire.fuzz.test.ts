import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { tryFor } from 'tooling/fuzz';
import type { RunningEmulator } from '../src/index';
import { adminOf, startForTest, type AdminSide } from './start-for-test';

const PARTS = 3;
const DATABASE = 'projects/demo-console/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

let emulator: RunningEmulator;
let admin: AdminSide;
/** What the embedded Firebase itself reports as a fault of its own. */
let faults: string[];

beforeAll(async () => {
  emulator = await startForTest({ selfSignUp: true });
  admin = adminOf(emulator);
  await admin.db.doc('fuzz/a').set({ n: 1 });
});
beforeEach(() => {
  faults = [];
  jest.spyOn(console, 'error').mockImplementation((text) => void faults.push(String(text)));
});
afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

const NAMES = [
  `${DOCUMENTS}/fuzz/a`,
  `${DOCUMENTS}/fuzz/__x__`,
  `${DOCUMENTS}/fuzz`,
  `${DOCUMENTS}//`,
  `${DOCUMENTS}/fuzz/..`,
  'x',
  '',
  '/',
  `${DOCUMENTS}/fuzz/${'a'.repeat(1600)}`,
];
const text = fc.oneof(
  fc.constantFrom(
    ...NAMES,
    'n',
    'a.b',
    '`a',
    '__name__',
    '__proto__',
    'fuzz',
    '2026-01-01T00:00:00Z',
    '9'.repeat(400),
    'AAAA',
    'NaN',
    '-1',
    '\u0000',
    '\ud800',
    'EQUAL',
    'ASCENDING',
    'AND',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
);
const scalar = fc.oneof(text, fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 53, 1e308, true, null, [], {}), fc.integer());

/** The fields of the messages of Firestore, of which a random message is made, so that it gets far into the reader. */
const KEYS = [
  ...[
    'writes',
    'update',
    'delete',
    'transform',
    'name',
    'fields',
    'updateMask',
    'fieldPaths',
    'currentDocument',
    'exists',
    'updateTime',
    'updateTransforms',
    'fieldPath',
  ],
  ...[
    'setToServerValue',
    'increment',
    'appendMissingElements',
    'values',
    'stringValue',
    'integerValue',
    'doubleValue',
    'mapValue',
    'arrayValue',
    'timestampValue',
    'referenceValue',
  ],
  ...[
    'bytesValue',
    'geoPointValue',
    'nullValue',
    'structuredQuery',
    'from',
    'collectionId',
    'allDescendants',
    'where',
    'fieldFilter',
    'compositeFilter',
    'unaryFilter',
    'field',
    'op',
  ],
  ...[
    'value',
    'filters',
    'orderBy',
    'direction',
    'startAt',
    'endAt',
    'before',
    'limit',
    'offset',
    'select',
    'documents',
    'transaction',
    'newTransaction',
    'readTime',
    'mask',
    'options',
  ],
  ...[
    'structuredAggregationQuery',
    'aggregations',
    'count',
    'upTo',
    'alias',
    'readWrite',
    'retryTransaction',
    'addTarget',
    'query',
    'parent',
    'targetId',
    'resumeToken',
    '__proto__',
  ],
];
const { message } = fc.letrec<{ message: unknown; any: unknown }>((tie) => ({
  message: fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: text }), tie('any'), {
    maxKeys: 3,
  }),
  any: fc.oneof({ maxDepth: 6, depthIdentifier: 'message' }, scalar, tie('message'), fc.array(tie('any'), { maxLength: 2 })),
}));

/** Requests that are right, of which a random one differs in some places. */
const value = { stringValue: 'x' };
const filter = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value } };
const FIRESTORE: [string, object][] = [
  [
    ':commit',
    {
      writes: [{ update: { name: NAMES[0], fields: { n: value } }, updateMask: { fieldPaths: ['n'] }, currentDocument: { exists: true } }],
    },
  ],
  [
    ':commit',
    { writes: [{ update: { name: NAMES[0], fields: {} }, updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }] }] },
  ],
  [':batchGet', { documents: [NAMES[0]], mask: { fieldPaths: ['n'] } }],
  [':batchWrite', { writes: [{ delete: NAMES[0] }] }],
  [':beginTransaction', { options: { readWrite: {} } }],
  [':rollback', { transaction: 'AAAA' }],
  [':listCollectionIds', { pageSize: 2 }],
  [
    ':runQuery',
    {
      structuredQuery: {
        from: [{ collectionId: 'fuzz' }],
        where: { compositeFilter: { op: 'AND', filters: [filter] } },
        orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }],
        startAt: { values: [value], before: true },
        limit: 1,
      },
    },
  ],
  [
    ':runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'fuzz' }] },
        aggregations: [{ alias: 'a', count: { upTo: '5' } }],
      },
    },
  ],
];
const user = { email: 'fuzz@test.invalid', password: 'demo-key-1', returnSecureToken: true };
const AUTH: [string, object][] = [
  ['/accounts:signUp', user],
  ['/accounts:signInWithPassword', user],
  ['/accounts:update', { idToken: 'x', displayName: 'x', password: 'demo-key-2' }],
  ['/accounts:lookup', { idToken: 'x', localId: ['x'], email: ['x'] }],
  ['/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: user.email }],
  ['/accounts:resetPassword', { oobCode: 'x', newPassword: 'demo-key-2' }],
  ['/accounts:signInWithCustomToken', { token: 'x.y.z' }],
  ['/projects/demo-console/accounts', { localId: 'fuzz', email: user.email, password: 'demo-key-1' }],
  ['/projects/demo-console/accounts:update', { localId: 'fuzz', customAttributes: '{}', disableUser: false }],
  ['/projects/demo-console/accounts:delete', { localId: 'fuzz' }],
  ['/projects/demo-console/accounts:batchDelete', { localIds: ['fuzz'], force: true }],
  ['/projects/demo-console/accounts:query', { returnUserInfo: true, limit: '2' }],
];

/** A message with some places changed, left out or added to. */
function spoiled(whole: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(scalar, message);
  if (Array.isArray(whole)) return fc.oneof({ weight: 8, arbitrary: fc.tuple(...whole.map(spoiled)) }, { weight: 1, arbitrary: other });
  if (typeof whole !== 'object' || whole === null)
    return fc.oneof({ weight: 8, arbitrary: fc.constant(whole) }, { weight: 1, arbitrary: other });
  const fields = Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, spoiled(one)]));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(fc.record(fields), message).map(([one, more]) => ({ ...one, ...(more as object) })) },
    { weight: 1, arbitrary: other },
  );
}

const sendJson = async (port: number, path: string, body: unknown, method = 'POST') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};

/** Any answer but 500, which is a fault of the embedded Firebase. */
async function expectAnswer(port: number, path: string, body: unknown): Promise<void> {
  const { status, text: answer } = await sendJson(port, path, body);
  expect([status === 500 || /"INTERNAL"|Internal error/.test(answer), answer.slice(0, 200), faults]).toEqual([
    false,
    expect.any(String),
    [],
  ]);
}

it('ADD-52 any message to Firestore is answered, and never by an error of its own', async () => {
  const sent = fc
    .constantFrom(...FIRESTORE)
    .chain(([path, whole]) =>
      fc.tuple(fc.constant(path), fc.oneof({ weight: 5, arbitrary: spoiled(whole) }, { weight: 1, arbitrary: message })),
    );
  await tryFor({ runs: 1500, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(sent, ([path, body]) => expectAnswer(emulator.ports.firestore, `/v1/${DOCUMENTS}${path}`, body)),
      options,
    ),
  );
});

it('ADD-52 any message to Auth is answered, and never by an error of its own', async () => {
  const sent = fc.constantFrom(...AUTH).chain(([path, whole]) => fc.tuple(fc.constant(path), spoiled(whole)));
  await tryFor({ runs: 1000, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(sent, ([path, body]) =>
        expectAnswer(emulator.ports.auth, `/identitytoolkit.googleapis.com/v1${path}?key=key`, body),
      ),
      options,
    ),
  );
});

/** Sends bytes, ends the sending, and waits for the end of the connection. */
async function sendRaw(port: number, bytes: Buffer): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  // A long answer, such as a stream of events, is not waited for.
  socket.setTimeout(200, () => socket.destroy());
  await once(socket, 'connect');
  socket.end(bytes);
  await closed;
  return answer;
}

it('ADD-52 any bytes to Storage, a channel or gRPC end with an answer or the connection, and all go on', async () => {
  const line = fc
    .constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD')
    .chain((method) =>
      fc
        .constantFrom(
          '/v0/b/demo-console.appspot.com/o',
          '/v0/b/demo-console.appspot.com/o/a%2Fb?alt=media',
          '/v0/b/demo-console.appspot.com/o?name=a&uploadType=resumable',
          '/v0/b/demo-console.appspot.com/o?name=a',
          '/upload/storage/v1/b/demo-console.appspot.com/o?uploadType=multipart&name=a',
          '/upload/storage/v1/b/demo-console.appspot.com/o?uploadType=resumable&upload_id=x',
          '/storage/v1/b/demo-console.appspot.com/o?prefix=a&maxResults=-1',
          '/storage/v1/b/demo-console.appspot.com/o/%',
          '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid&t=1',
          '/google.firestore.v1.Firestore/Write/channel?VER=8&SID=x&RID=rpc&AID=0&CI=0&TYPE=xmlhttp',
          '/google.firestore.v1.Firestore/Commit',
          '/__/x',
        )
        .map((path) => `${method} ${path} HTTP/1.1\r\n`),
    );
  const header = fc.constantFrom(
    'Authorization: Bearer owner',
    'Authorization: Firebase x.y.z',
    'Content-Type: multipart/related; boundary=x',
    'Content-Type: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    'X-Goog-Upload-Protocol: resumable',
    'X-Goog-Upload-Command: start',
    'X-Goog-Upload-Command: upload, finalize',
    'X-Goog-Upload-Offset: -1',
    'X-Goog-Upload-Protocol: multipart',
    'Content-Range: bytes 5-1/*',
    'Range: bytes=9-1,-0',
    'Transfer-Encoding: chunked',
    'Origin: null',
  );
  const body = fc.oneof(
    fc.constantFrom(
      '',
      '{}',
      '--x\r\n\r\n{}\r\n--x\r\n\r\nbytes\r\n--x--',
      '--x',
      'count=1&ofs=0&req0___data__={"addTarget":{}}',
      'count=-1&req0_=x',
      'headers=X-Goog-Api-Client:x&count=1&ofs=0&req0___data__=[',
      'ffffffffff\r\n',
      '{"name":5,"metadata":[]}',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const port = fc.constantFrom<'storage' | 'firestore'>('storage', 'firestore');
  const request = fc.record({ port, line, headers: fc.uniqueArray(header, { maxLength: 4 }), body });
  await tryFor({ runs: 400, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(request, async ({ port: to, line: first, headers, body: sent }) => {
        const bytes = Buffer.from(sent);
        const length = headers.includes('Transfer-Encoding: chunked') ? [] : [`Content-Length: ${bytes.length}`];
        const head = [`${first}Host: 127.0.0.1`, 'Connection: close', ...headers, ...length].join('\r\n');
        const answer = await sendRaw(emulator.ports[to], Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes]));
        expect([/^HTTP\/1.1 500/.test(answer), answer.slice(0, 300), faults]).toEqual([false, expect.any(String), []]);
      }),
      options,
    ),
  );
  expect((await admin.db.collection('fuzz').limit(1).get()).size).toBeLessThanOrEqual(1);
  expect((await sendJson(emulator.ports.storage, '/storage/v1/b/demo-console.appspot.com/o', undefined, 'GET')).status).toBe(200);
});
