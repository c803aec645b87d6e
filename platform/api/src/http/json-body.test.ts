import fastify, { type FastifyInstance } from 'fastify';
import { apiCaller } from '../testing/api-caller';
import { servedCalls } from '../testing/served-calls';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { installErrorHandlers } from './error-handler';
import { installJsonBody } from './json-body';

const KB = 1024;
const PICTURE_BYTES = 200 * KB;
const picture = `data:image/png;base64,${'A'.repeat(PICTURE_BYTES - 30)}`;
/** A JSON list of that many bytes, of as many values as possible. */
const listOf = (bytes: number) => `[${'0,'.repeat(Math.floor(bytes / 2))}0]`;

describe('a JSON body', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify({ bodyLimit: 1024 * KB });
    installErrorHandlers(app);
    installJsonBody(app);
    app.post('/most', () => 'read');
    app.post('/large', { config: { json: { bytes: 100 * KB } } }, () => 'read');
    app.post('/picture', { config: { json: { bytes: 64 * KB, pictureBytes: PICTURE_BYTES } } }, () => 'read');
  });
  afterAll(() => app.close());

  const send = async (url: string, payload: string) =>
    (await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })).statusCode;

  it.each<[what: string, url: string, body: string, http: number]>([
    ['of 63 KB is read', '/most', listOf(63 * KB), 200],
    ['of 65 KB is refused', '/most', listOf(65 * KB), 413],
    ['that its route declares as larger is read', '/large', listOf(99 * KB), 200],
    ['that is larger than its route declares is refused', '/large', listOf(101 * KB), 413],
    [
      'is read with a picture that is larger than the limit',
      '/picture',
      `{"name":"\\\\","note":"a \\"b\\" \\\\\\"","picture":"${picture}","list":${listOf(60 * KB)}}`,
      200,
    ],
    [
      'is refused for what is behind its picture, before it is parsed',
      '/picture',
      `{"picture":"${picture}","list":${listOf(65 * KB)}`,
      413,
    ],
    [
      'is refused for what is in front of its picture, before it is parsed',
      '/picture',
      `{"list":${listOf(65 * KB)},"picture":"${picture}"`,
      413,
    ],
    ['is refused for many short texts, before it is parsed', '/picture', `["a"${',"a"'.repeat(20 * KB)}`, 413],
    ['is refused for values behind an escaped quote, before it is parsed', '/picture', `{"a":"\\"","list":${listOf(100 * KB)}`, 413],
    ['is refused for a text without end', '/picture', `{"picture":"${picture}`, 413],
    ['is refused for a text of escaped quotes that is as long as a picture', '/picture', `{"picture":"${'\\"'.repeat(50 * KB)}`, 413],
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
