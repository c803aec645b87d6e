import fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { apiCaller } from '../testing/api-caller';
import { servedCalls } from '../testing/served-calls';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { installErrorHandlers } from './error-handler';
import { installJsonBody } from './json-body';
import { compileValidator } from './validator';

const KB = 1024;
const PICTURE_BYTES = 200 * KB;
const picture = `data:image/png;base64,${'A'.repeat(PICTURE_BYTES - 30)}`;
/** A JSON list of that many bytes, of as many values as possible. */
const listOf = (bytes: number) => `[${'0,'.repeat(Math.floor(bytes / 2))}0]`;
/** A JSON list of that many bytes and few values. */
const longListOf = (bytes: number) => `[${`${'1'.repeat(1023)},`.repeat(Math.floor(bytes / KB) - 1)}0]`;
/** JSON of that many values, each in the one before or beside it. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const Fields = Type.Array(Type.Object({ a: Type.Optional(Type.Number()), b: Type.Optional(Type.Number()) }), { maxItems: 1000 });

describe('a JSON body', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify({ bodyLimit: 1024 * KB });
    app.setValidatorCompiler(compileValidator);
    installErrorHandlers(app);
    installJsonBody(app);
    app.post('/most', () => 'read');
    app.post('/large', { config: { json: { bytes: 100 * KB } } }, () => 'read');
    app.post('/fields', { schema: { body: Type.Object({ list: Fields }) } }, () => 'read');
    app.post('/picture', { config: { json: { bytes: 64 * KB, pictureBytes: PICTURE_BYTES } } }, () => 'read');
  });
  afterAll(() => app.close());

  const send = async (url: string, payload: string | Buffer) =>
    (await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })).statusCode;

  it.each<[what: string, url: string, body: string | Buffer, http: number]>([
    ['of 63 KB is read', '/most', longListOf(63 * KB), 200],
    ['of 65 KB is refused', '/most', longListOf(65 * KB), 413],
    ['that its route declares as larger is read', '/large', longListOf(99 * KB), 200],
    ['that is larger than its route declares is refused', '/large', longListOf(101 * KB), 413],
    [
      'is read with a picture that is larger than the limit',
      '/picture',
      `{"name":"\\\\","note":"a \\"b\\" \\\\\\"","picture":"${picture}","list":${longListOf(60 * KB)}}`,
      200,
    ],
    [
      'is refused for what is behind its picture, before it is parsed',
      '/picture',
      `{"picture":"${picture}","list":${longListOf(65 * KB)}`,
      413,
    ],
    [
      'is refused for what is in front of its picture, before it is parsed',
      '/picture',
      `{"list":${longListOf(65 * KB)},"picture":"${picture}"`,
      413,
    ],
    ['is refused for many short texts, before it is parsed', '/picture', `["a"${',"a"'.repeat(20 * KB)}`, 413],
    ['is refused for values behind an escaped quote, before it is parsed', '/picture', `{"a":"\\"","list":${longListOf(100 * KB)}`, 413],
    ['with a text without end is no JSON', '/picture', `{"picture":"${picture}`, 400],
    ['of 1000 values is read', '/most', `[${'0,'.repeat(998)}0]`, 200],
    ['of 1001 values is refused, before it is parsed', '/most', `[${'0,'.repeat(999)}0`, 413],
    ['of as many values as its schema allows is read', '/fields', `{"list":[${'{"a":1},'.repeat(999)}{"b":2}]}`, 200],
    ['of more values than its schema allows is refused, before it is parsed', '/fields', `{"list":[${'{"a":1},'.repeat(1501)}`, 413],
    ['nested 32 times is read', '/most', nested(32), 200],
    ['nested 33 times is refused, before it is parsed', '/most', nested(33).slice(0, -1), 413],
    ['of commas and brackets in a text is read', '/most', JSON.stringify({ a: '[,'.repeat(5000) }), 200],
    ['that is no UTF-8 is refused', '/most', Buffer.from('{"a":"\xff"}', 'latin1'), 400],
    ['of more escaped quotes than a picture has bytes is refused, before it is parsed', '/picture', `{"a":"${'\\"'.repeat(140 * KB)}`, 413],
    ['is refused for a second picture', '/picture', `{"picture":"${'A'.repeat(99 * KB)}","other":"${'A'.repeat(99 * KB)}"}`, 413],
  ])('%s', async (_what, url, body, http) => {
    expect(await send(url, body)).toBe(http);
  });
});

describe('a body of 800 KB with 400,000 values', () => {
  let platform: TestPlatform;
  let token: string;
  const call = apiCaller(() => platform);
  beforeAll(async () => {
    platform = await startTestPlatform();
    token = await platform.signUp({ uid: 'key', keyUser: true });
    await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
    await writeDomain(platform.firebase, { company: 'acme', domain: 'North' });
  });
  afterAll(() => platform.stop());

  it('PERM-10 is refused by every call that takes JSON, before it is parsed', async () => {
    // The body of a task is no JSON.
    const calls = (await servedCalls(platform)).filter(({ method, path }) => method !== 'GET' && path !== 'tasks');
    const query = { domain: 'North', session: 's1', company: 'acme' };
    const body = listOf(800 * KB).slice(0, -1);
    const answers = [];
    for (const { name, method, path } of calls) {
      const { http, code } = await call(method, path, { token, parentUid: 'mod', query, body });
      answers.push({ name, http, code });
    }
    expect(answers).toContainEqual({ name: 'POST /users', http: 413, code: 0 });
    expect(answers).toEqual(calls.map(({ name }) => ({ name, http: 413, code: 0 })));
  });
});
