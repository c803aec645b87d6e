import type { RunningEmulator } from '../src/index';
import { adminOf, BUCKET, startForTest, type AdminSide } from './start-for-test';
import { ChannelClient } from './web-channel-client';

const DATABASE = 'projects/demo-console/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

let emulator: RunningEmulator;
let admin: AdminSide;

beforeAll(async () => {
  emulator = await startForTest({ selfSignUp: true });
  admin = adminOf(emulator);
  await admin.db.doc('wrong/a').set({ n: 1 });
});

afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

interface Answer {
  status: number;
  message: string;
}

async function send(port: number, method: string, path: string, body?: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const message = /^\{/.test(text) ? ((JSON.parse(text) as { error?: { message: string } }).error?.message ?? '') : text;
  return { status: response.status, message };
}

const firestore = (path: string, body: unknown, method = 'POST') =>
  send(emulator.ports.firestore, method, `/v1/${DOCUMENTS}${path}`, JSON.stringify(body));
const auth = (path: string, body: unknown) =>
  send(emulator.ports.auth, 'POST', `/identitytoolkit.googleapis.com/v1${path}?key=key`, JSON.stringify(body));
const storage = (method: string, path: string, body?: string) => send(emulator.ports.storage, method, path, body);

const from = [{ collectionId: 'wrong' }];
const query = (more: object) => ({ structuredQuery: { from, ...more } });
const value = (stored: unknown) => ({ fields: { outer: { mapValue: { fields: { inner: stored } } } } });

describe('a malformed request to Firestore is refused with the name of the field:', () => {
  it.each<[string, string, unknown, string]>([
    ['documents that are a text', ':batchGet', { documents: 'x' }, 'documents'],
    ['a document that is a number', ':batchGet', { documents: [5] }, 'documents[0]'],
    ['writes that are an object', ':commit', { writes: {} }, 'writes'],
    ['a write that is null', ':commit', { writes: [null] }, 'writes[0]'],
    ['a write of two kinds', ':commit', { writes: [{ update: { name: `${DOCUMENTS}/a/b` }, delete: `${DOCUMENTS}/a/b` }] }, 'writes[0]'],
    [
      'a precondition that is a text',
      ':commit',
      { writes: [{ delete: `${DOCUMENTS}/a/b`, currentDocument: { exists: 'yes' } }] },
      'writes[0].currentDocument.exists',
    ],
    [
      'a time that is a number',
      ':commit',
      { writes: [{ delete: `${DOCUMENTS}/a/b`, currentDocument: { updateTime: 5 } }] },
      'writes[0].currentDocument.updateTime',
    ],
    [
      'a transform without a field',
      ':commit',
      { writes: [{ transform: { document: `${DOCUMENTS}/a/b`, fieldTransforms: [{ increment: { integerValue: '1' } }] } }] },
      'field path',
    ],
    [
      'a list of a transform that is a text',
      ':commit',
      {
        writes: [{ update: { name: `${DOCUMENTS}/a/b` }, updateTransforms: [{ fieldPath: 'x', appendMissingElements: { values: 'y' } }] }],
      },
      'appendMissingElements.values',
    ],
    ['a query that is a list', ':runQuery', { structuredQuery: [] }, 'structuredQuery'],
    ['collections that are an object', ':runQuery', query({ from: {} }), 'structuredQuery.from'],
    ['a limit that is a text', ':runQuery', query({ limit: 'ten' }), 'structuredQuery.limit'],
    ['a limit of half a document', ':runQuery', query({ limit: 1.5 }), 'structuredQuery.limit'],
    ['an offset beyond 32 bits', ':runQuery', query({ offset: 2 ** 40 }), 'structuredQuery.offset'],
    ['an order that is a text', ':runQuery', query({ orderBy: 'name' }), 'structuredQuery.orderBy'],
    [
      'a direction that is none',
      ':runQuery',
      query({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'UP' }] }),
      'structuredQuery.orderBy[0].direction',
    ],
    [
      'filters that are an object',
      ':runQuery',
      query({ where: { compositeFilter: { op: 'AND', filters: {} } } }),
      'structuredQuery.where.compositeFilter.filters',
    ],
    [
      'an operator that is none',
      ':runQuery',
      query({ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LIKE' } } }),
      'structuredQuery.where.fieldFilter.op',
    ],
    ['a cursor that is a text', ':runQuery', query({ startAt: { values: 'x' } }), 'structuredQuery.startAt.values'],
    ['a value of a cursor that is a text', ':runQuery', query({ startAt: { values: ['x'] } }), 'values[0]'],
    [
      'chosen fields that are numbers',
      ':runQuery',
      query({ select: { fields: [{ fieldPath: 5 }] } }),
      'structuredQuery.select.fields[0].fieldPath',
    ],
    [
      'a count that is a text',
      ':runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: { upTo: 'x' } }] } },
      'structuredAggregationQuery.aggregations[0].count.upTo',
    ],
    ['a transaction that is an object', ':commit', { transaction: {} }, 'transaction'],
    ['a field that there is not', ':runQuery', query({ sort: 'n' }), '"sort" at \'structuredQuery\''],
    ['a body that is a list', ':runQuery', [], 'the request'],
    ['a body that is null', ':runQuery', null, 'the request'],
  ])('%s', async (_, path, body, field) => {
    expect(await firestore(path, body)).toEqual({ status: 400, message: expect.stringContaining(field) as string });
  });

  it.each<[string, unknown, string]>([
    ['a number as a value', 5, 'fields.outer.inner'],
    ['a value that is null', null, 'fields.outer.inner'],
    ['a map that is a text', { mapValue: 'x' }, 'fields.outer.inner'],
    ['a list that is a number', { arrayValue: 5 }, 'fields.outer.inner'],
    ['an item of a list that is a text', { arrayValue: { values: ['x'] } }, 'fields.outer.inner[0]'],
    ['a text that is a number', { stringValue: 5 }, 'fields.outer.inner'],
    ['bytes that are no base64', { bytesValue: '?' }, 'fields.outer.inner'],
    ['a point that is a text', { geoPointValue: 'x' }, 'fields.outer.inner'],
  ])('%s', async (_, stored, field) => {
    expect(await firestore('/wrong/b', value(stored), 'PATCH')).toEqual({ status: 400, message: expect.stringContaining(field) as string });
  });

  it.each([
    ['an unknown parameter', 'GET', '/wrong/a?masks.fieldPaths=n', 'masks'],
    ['a page that is a word', 'GET', '/wrong?pageSize=ten', 'pageSize'],
    ['a page below zero', 'GET', '/wrong?pageSize=-1', 'pageSize'],
    ['a precondition that is neither true nor false', 'DELETE', '/wrong/a?currentDocument.exists=maybe', 'currentDocument.exists'],
    ['a URL that is not encoded properly', 'GET', '/wrong/%E0%A4%A', 'encoded'],
    ['an id with a slash', 'POST', '/wrong?documentId=a/b/c', 'documentId'],
  ])('%s', async (_, method, path, field) => {
    const body = method === 'POST' ? '{}' : undefined;
    expect(await send(emulator.ports.firestore, method, `/v1/${DOCUMENTS}${path}`, body)).toEqual({
      status: 400,
      message: expect.stringContaining(field) as string,
    });
  });

  it.each<[string, object]>([
    ['a target of a wrong shape', { database: DATABASE, addTarget: { targetId: 'x' } }],
    ['documents that are a text', { database: DATABASE, addTarget: { targetId: 2, documents: { documents: 'x' } } }],
  ])('%s, which ends a Listen channel', async (_, message) => {
    const channel = new ChannelClient(emulator.ports.firestore, 'Listen');
    await channel.open(message, 'owner');
    const error = await channel.until((one) => JSON.stringify(one).includes('error'));
    expect(JSON.stringify(error)).toContain('INVALID_ARGUMENT');
  });

  it('a message of a channel that is no JSON, or is announced but missing', async () => {
    const channel = new ChannelClient(emulator.ports.firestore, 'Listen');
    const open = (form: string) => channel.request('POST', { RID: '1', CVER: '22' }, form);
    expect((await open('count=1&ofs=0&req0___data__={')).status).toBe(200);
    expect((await open('count=1000000000&ofs=0')).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${emulator.ports.firestore}/`)).json()).toEqual({ firestoreEmulator: { ready: true } });
  });
});

describe('a malformed request to Auth is refused with the name of the field:', () => {
  it.each<[string, string, unknown, string]>([
    ['an address that is a number', '/accounts:signInWithPassword', { email: 5, password: 'x' }, 'email'],
    ['a password that is a list', '/accounts:signInWithPassword', { email: 'a@b.c', password: ['x'] }, 'password'],
    ['a body that is a list', '/accounts:signInWithPassword', [], 'the request'],
    ['a body that is null', '/accounts:signUp', null, 'the request'],
    ['a field that there is not', '/accounts:signUp', { mail: 'a@b.c' }, '"mail"'],
    ['a token that is a number', '/accounts:lookup', { idToken: 5 }, 'idToken'],
    ['a code that is an object', '/accounts:resetPassword', { oobCode: {} }, 'oobCode'],
    ['a kind of mail that is none', '/accounts:sendOobCode', { requestType: 'POSTCARD' }, 'requestType'],
    ['an id that is an object', '/projects/demo-console/accounts', { localId: {} }, 'localId'],
    ['a time that is a word', '/projects/demo-console/accounts:update', { localId: 'a', validSince: 'today' }, 'validSince'],
    ['ids that are a text', '/projects/demo-console/accounts:lookup', { localId: 'a' }, 'localId'],
    ['an imported user that is null', '/projects/demo-console/accounts:batchCreate', { users: [null] }, 'users[0]'],
    [
      'an attribute to delete that is none',
      '/projects/demo-console/accounts:update',
      { localId: 'a', deleteAttribute: ['SHOE_SIZE'] },
      'deleteAttribute[0]',
    ],
  ])('%s', async (_, path, body, field) => {
    expect(await auth(path, body)).toEqual({ status: 400, message: expect.stringContaining(field) as string });
  });

  it('a refresh that is no JSON, and a page size that is no number', async () => {
    expect((await send(emulator.ports.auth, 'POST', '/securetoken.googleapis.com/v1/token?key=key', '{')).status).toBe(400);
    const list = '/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts:batchGet?maxResults=ten';
    expect(await send(emulator.ports.auth, 'GET', list)).toEqual({ status: 400, message: expect.stringContaining('maxResults') as string });
  });
});

describe('a malformed request to Storage is refused with the name of the field:', () => {
  it.each([
    ['metadata that is a list', 'PATCH', '/o/a', '[]', 'the request'],
    ['a type that is a number', 'PATCH', '/o/a', '{"contentType":5}', 'contentType'],
    ['properties that are a text', 'PATCH', '/o/a', '{"metadata":"x"}', 'metadata'],
    ['a property that is an object', 'PATCH', '/o/a', '{"metadata":{"by":{}}}', 'metadata.by'],
    ['a field that there is not', 'PATCH', '/o/a', '{"colour":"red"}', 'colour'],
    ['a number of results that is a word', 'GET', '/o?maxResults=ten', undefined, 'maxResults'],
    ['an unknown parameter', 'GET', '/o?preffix=a', undefined, 'preffix'],
    ['a generation that is a word', 'GET', '/o/a?generation=first', undefined, 'generation'],
    ['a URL that is not encoded properly', 'GET', '/o/%E0%A4%A', undefined, 'encoded'],
  ])('%s', async (_, method, path, body, field) => {
    for (const api of [`/v0/b/${BUCKET}`, `/b/${BUCKET}`]) {
      expect(await storage(method, `${api}${path}`, body)).toEqual({ status: 400, message: expect.stringContaining(field) as string });
    }
  });

  it('a name that is a number, in both kinds of uploads', async () => {
    const resumable = `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable`;
    expect(await storage('POST', resumable, '{"name":5}')).toEqual({ status: 400, message: expect.stringContaining('name') as string });
    expect(await storage('POST', resumable, '{"name":"\\ud800"}')).toEqual({
      status: 400,
      message: expect.stringContaining('name') as string,
    });
  });
});

describe('an unsupported feature is refused by name:', () => {
  it.each<[string, string, unknown, string]>([
    ['an explained query', ':runQuery', { ...query({}), explainOptions: {} }, 'explainOptions'],
    ['an explained count', ':runAggregationQuery', { structuredAggregationQuery: {}, explainOptions: { analyze: true } }, 'explainOptions'],
    ['a search for neighbours', ':runQuery', query({ findNearest: { limit: 1 } }), 'findNearest'],
    ['a read at a past time', ':batchGet', { documents: [], readTime: '2020-01-01T00:00:00Z' }, 'past time'],
    ['a transaction at a past time', ':beginTransaction', { options: { readOnly: { readTime: '2020-01-01T00:00:00Z' } } }, 'past time'],
    ['a pipeline', ':executePipeline', {}, 'executePipeline'],
  ])('%s', async (_, path, body, name) => {
    expect(await firestore(path, body)).toEqual({ status: 501, message: expect.stringContaining(name) as string });
  });

  it.each([
    ['the order of a list', '/wrong?orderBy=n', 'orderBy'],
    ['a document at a past time', '/wrong/a?readTime=2020-01-01T00:00:00Z', 'past time'],
    ['a list at a past time', '/wrong?readTime=2020-01-01T00:00:00Z', 'past time'],
    ['a document in a transaction', '/wrong/a?transaction=AAAA', 'transaction'],
  ])('%s over plain HTTP', async (_, path, name) => {
    expect(await send(emulator.ports.firestore, 'GET', `/v1/${DOCUMENTS}${path}`)).toEqual({
      status: 501,
      message: expect.stringContaining(name) as string,
    });
  });

  it.each<[string, string, object, string]>([
    ['an account made from another', '/accounts:signUp', { idToken: 'x', email: 'a@b.c', password: 'abcdef' }, 'idToken'],
    ['a tenant', '/accounts:signInWithPassword', { tenantId: 'x' }, 'tenantId'],
    ['a provider', '/accounts:signInWithIdp', {}, 'signInWithIdp'],
    [
      'a linked provider',
      '/projects/demo-console/accounts:update',
      { localId: 'a', linkProviderUserInfo: { providerId: 'x' } },
      'linkProviderUserInfo',
    ],
    ['a second factor', '/projects/demo-console/accounts:update', { localId: 'a', mfa: { enrollments: [{}] } }, 'mfa'],
    ['a filter of accounts', '/projects/demo-console/accounts:query', { expression: [{ email: 'a@b.c' }] }, 'expression'],
    ['a session cookie', '/projects/demo-console:createSessionCookie', {}, 'createSessionCookie'],
  ])('%s', async (_, path, body, name) => {
    expect(await auth(path, body)).toEqual({ status: 501, message: expect.stringMatching(`^OPERATION_NOT_ALLOWED : .*${name}`) as string });
  });

  it.each([
    ['a pattern of names', 'GET', '/o?matchGlob=*.png', 'matchGlob'],
    ['versions', 'GET', '/o?versions=true', 'versions'],
    ['an access list', 'POST', '/o/a/acl', 'acl'],
    ['an access list given with a file', 'PATCH', '/o/a?predefinedAcl=publicRead', 'predefinedAcl'],
    ['files put together', 'POST', '/o/a/compose', 'compose'],
    ['notifications', 'GET', '/notificationConfigs', 'notificationConfigs'],
    ['the removal of a bucket', 'DELETE', '', BUCKET],
  ])('%s', async (_, method, path, name) => {
    expect(await storage(method, `/b/${BUCKET}${path}`)).toEqual({ status: 501, message: expect.stringContaining(name) as string });
  });
});

/** Yields the request with each of its values replaced by each wrong value. */
function* mutationsOf(whole: unknown): Iterable<unknown> {
  for (const wrong of [null, true, -1, 1e300, '', '\ud800', [], {}, [[]], { x: 1 }]) yield wrong;
  if (typeof whole !== 'object' || whole === null) return;
  for (const [key, inner] of Object.entries(whole)) {
    for (const one of mutationsOf(inner))
      yield Array.isArray(whole) ? Object.assign([...(whole as unknown[])], { [key]: one }) : { ...whole, [key]: one };
  }
}

describe('no wrong value in a request is answered with status 500:', () => {
  const name = `${DOCUMENTS}/wrong/spoilt`;
  const field = { fieldPath: 'n' };
  const all = {
    from,
    select: { fields: [field] },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          { fieldFilter: { field, op: 'IN', value: { arrayValue: { values: [{ integerValue: '1' }] } } } },
          { unaryFilter: { field, op: 'IS_NOT_NULL' } },
        ],
      },
    },
    orderBy: [{ field, direction: 'ASCENDING' }],
    startAt: { values: [{ mapValue: { fields: { a: { geoPointValue: { latitude: 1, longitude: 2 } } } } }], before: true },
    offset: 1,
    limit: 2,
  };
  const write = {
    update: { name, fields: { n: { timestampValue: '2024-05-01T10:00:00Z' } } },
    updateMask: { fieldPaths: ['n'] },
    updateTransforms: [{ fieldPath: 'm', increment: { integerValue: '1' } }],
    currentDocument: { exists: false },
  };

  it.each<[string, object]>([
    [':batchGet', { documents: [name], mask: { fieldPaths: ['n'] }, newTransaction: { readOnly: {} } }],
    [
      ':commit',
      {
        writes: [
          write,
          {
            transform: { document: name, fieldTransforms: [{ fieldPath: 'm', appendMissingElements: { values: [{ stringValue: 'x' }] } }] },
          },
        ],
      },
    ],
    [':batchWrite', { writes: [write], labels: { a: 'b' } }],
    [':runQuery', { structuredQuery: all, transaction: 'AAAA' }],
    [
      ':runAggregationQuery',
      {
        structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ alias: 'a', count: { upTo: '5' } }, { sum: { field } }] },
      },
    ],
    [':beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } }],
    [':rollback', { transaction: 'AAAA' }],
    [':listCollectionIds', { pageSize: 1, pageToken: 'a' }],
  ])('Firestore %s', async (path, body) => {
    for (const one of mutationsOf(body)) await expectNoFault(one, firestore(path, one));
  });

  it.each<[string, object]>([
    ['/accounts:signInWithPassword', { email: 'a@b.c', password: 'abcdef' }],
    ['/accounts:signUp', { email: 'a@b.c', password: 'abcdef', displayName: 'A' }],
    ['/accounts:update', { idToken: 'x', displayName: 'A', deleteAttribute: ['DISPLAY_NAME'], deleteProvider: ['phone'] }],
    ['/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'a@b.c', continueUrl: 'http://x/' }],
    ['/accounts:resetPassword', { oobCode: 'x', newPassword: 'abcdef' }],
    [
      '/accounts:signInWithCustomToken',
      { token: `${Buffer.from('{}').toString('base64url')}.${Buffer.from('{"uid":"u","claims":[]}').toString('base64url')}.` },
    ],
    [
      '/projects/demo-console/accounts',
      { localId: 'spoilt', email: 'd@e.f', password: 'abcdef', customAttributes: '{}', validSince: '5', disabled: false },
    ],
    ['/projects/demo-console/accounts:update', { localId: 'spoilt', customAttributes: '{"a":1}', validSince: '5', mfa: {} }],
    ['/projects/demo-console/accounts:lookup', { localId: ['a'], email: ['b'], phoneNumber: ['c'] }],
    ['/projects/demo-console/accounts:batchCreate', { users: [{ localId: 'b', createdAt: '5', rawPassword: 'abcdef' }] }],
    ['/projects/demo-console/accounts:batchDelete', { localIds: ['a'], force: true }],
    ['/projects/demo-console/accounts:query', { returnUserInfo: true, limit: '1', offset: '0' }],
  ])('Auth %s', async (path, body) => {
    for (const one of mutationsOf(body)) await expectNoFault(one, auth(path, one));
  });

  it.each([
    ['PATCH', `/b/${BUCKET}/o/spoilt`],
    ['PATCH', `/v0/b/${BUCKET}/o/spoilt`],
    ['POST', `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable`],
    ['POST', `/b/${BUCKET}/o/spoilt/rewriteTo/b/${BUCKET}/o/spoilt-copy`],
  ])('Storage %s %s', async (method, path) => {
    await storage('POST', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=spoilt`, 'x');
    const body = {
      name: 'n',
      contentType: 'text/plain',
      metadata: { by: 'me' },
      md5Hash: 'AAAA',
      storageClass: 'STANDARD',
      cacheControl: 'no-store',
    };
    for (const one of mutationsOf(body)) await expectNoFault(one, storage(method, path, JSON.stringify(one)));
  });

  async function expectNoFault(one: unknown, answer: Promise<Answer>): Promise<void> {
    const { status, message } = await answer;
    if (status === 500) throw new Error(`${JSON.stringify(one)} was answered with 500 ${message}`);
  }
});

describe('these simple features are supported:', () => {
  it('a read at the present time', async () => {
    await admin.db.doc('wrong/a').set({ n: 2 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const readTime = new Date().toISOString();
    const read = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${DOCUMENTS}/wrong/a?readTime=${readTime}`, {
      headers: { Authorization: 'Bearer owner' },
    });
    expect(await read.json()).toMatchObject({ fields: { n: { integerValue: '2' } } });
    expect((await firestore(':runQuery', { ...query({}), readTime })).status).toBe(200);
  });

  it('conditions on generation and metageneration for reads, changes, uploads and copies', async () => {
    const object = `/b/${BUCKET}/o/condition`;
    const upload = (condition: string) =>
      storage('POST', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=condition&${condition}`, 'x');
    expect((await upload('ifGenerationMatch=0')).status).toBe(200);
    expect((await upload('ifGenerationMatch=0')).status).toBe(412);
    const { generation } = (await (await fetch(`http://127.0.0.1:${emulator.ports.storage}${object}`)).json()) as { generation: string };
    expect((await upload(`ifGenerationNotMatch=${generation}`)).status).toBe(412);
    expect((await storage('GET', `${object}?ifGenerationMatch=1`)).status).toBe(412);
    expect((await storage('GET', `${object}?ifGenerationNotMatch=${generation}`)).status).toBe(304);
    expect((await storage('GET', `${object}?generation=1`)).status).toBe(404);
    expect((await storage('PATCH', `${object}?ifMetagenerationMatch=9`, '{}')).status).toBe(412);
    expect((await storage('PATCH', `${object}?ifMetagenerationMatch=1`, '{}')).status).toBe(200);
    expect((await storage('POST', `${object}/rewriteTo/b/${BUCKET}/o/copy?ifSourceGenerationMatch=1`, '{}')).status).toBe(412);
    expect((await storage('POST', `${object}/rewriteTo/b/${BUCKET}/o/copy?ifGenerationMatch=0`, '{}')).status).toBe(200);
    expect((await storage('POST', `${object}/rewriteTo/b/${BUCKET}/o/copy?ifGenerationMatch=0`, '{}')).status).toBe(412);
    expect((await storage('DELETE', `${object}?ifMetagenerationMatch=1`)).status).toBe(412);
    expect((await storage('DELETE', `${object}?ifGenerationMatch=${generation}`)).status).toBe(204);
  });

  it('lists of files between two names', async () => {
    for (const name of ['a', 'b', 'c'])
      await storage('POST', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=between/${name}`, 'x');
    const list = await fetch(
      `http://127.0.0.1:${emulator.ports.storage}/b/${BUCKET}/o?prefix=between/&startOffset=between/b&endOffset=between/c`,
    );
    expect(((await list.json()) as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual(['between/b']);
  });
});

it('a body over the limit gets an answer instead of a closed connection', async () => {
  const answer = await firestore('/wrong/large', { fields: { x: { stringValue: 'x'.repeat(12 * 1024 * 1024) } } }, 'PATCH');
  expect(answer).toEqual({ status: 400, message: expect.stringContaining('larger than') as string });
});
