import { Writable } from 'node:stream';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { firestorePaths } from 'shared-kit/model';
import { buildApi } from '../app';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { refuseUnreadable } from './error-handler';
import { logOptions } from '../log/log-options';
import { newRequestId } from './request-ids';
import { installHeaders } from './answer-headers';

type Line = Record<string, unknown>;

let platform: TestPlatform;
let app: FastifyInstance;
const lines: Line[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
  const { firebase, jwksUrl } = platform;
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(JSON.parse(chunk.toString()) as Line), done()) });
  app = fastify({
    logger: { ...(logOptions({ logLevel: 'info', logFormat: 'plain', projectId: 'demo' }).logger as object), stream },
    genReqId: newRequestId,
    frameworkErrors: refuseUnreadable,
  });
  installHeaders(app);
  await app.register(buildApi, { prefix: '/api', firebase, jwksUrl, allowedOrigins: ['https://other.example'] });
});
afterAll(async () => {
  await app.close();
  await platform.stop();
});

/** The answer's request id, and the lines of the log about that request. */
async function call(request: InjectOptions) {
  const response = await app.inject(request);
  const id = response.headers['x-request-id'] as string;
  return { response, id, logged: lines.filter(({ reqId }) => reqId === id) };
}

describe('a request', () => {
  it('has the same id in log and answer, which is different for every request', async () => {
    const [one, other] = [await call({ url: '/api/health' }), await call({ url: '/api/health' })];
    expect(one.id).toMatch(/^[0-9a-f]{12}$/);
    expect(one.id).not.toBe(other.id);
    expect(one.logged.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  });

  it('has an id also if it is refused before any route, or its path is unknown', async () => {
    for (const [url, status] of [
      ['/api/%', 400],
      ['/api/nothing', 404],
    ] as const) {
      const { response, id } = await call({ url });
      expect([response.statusCode, id]).toEqual([status, expect.stringMatching(/^[0-9a-f]{12}$/)]);
    }
  });

  it('has an id that pages of other origins may read', async () => {
    const { response } = await call({ url: '/api/health', headers: { origin: 'https://other.example' } });
    expect(response.headers['access-control-expose-headers']).toBe('x-request-id, retry-after');
  });

  it('has the ids of caller, company and key in the log, but no name or email', async () => {
    const account = { email: 'ana@test.invalid', firstName: 'Ana' };
    const token = await platform.signUp({ uid: 'ana', ...account, keyUser: true, companies: ['acme'] });
    const mod = await platform.signUp({ uid: 'mod', moderator: true, authDomains: [] });
    expect(mod).toBeTruthy();
    const asAna = (company: string) =>
      call({
        method: 'POST',
        url: '/api/keys',
        payload: { description: 'A key', authDomains: [] },
        headers: { authorization: `Bearer ${token}`, company, parentuid: 'mod' },
      });
    const inside = await asAna('acme');
    expect(inside.response.statusCode).toBe(200);
    expect(inside.logged.at(-1)).toMatchObject({ msg: 'request completed', uid: 'ana', company: 'acme' });
    const outside = await asAna('elsewhere');
    expect(outside.logged.slice(1)).toEqual([
      expect.objectContaining({ msg: 'request refused', uid: 'ana' }),
      expect.objectContaining({ msg: 'request completed', uid: 'ana' }),
    ]);

    const [key] = (await platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).get()).docs;
    const program = await call({ url: '/api/sessions?domain=North', headers: { 'x-api-key': key!.get('token') as string } });
    expect(program.logged.at(-1)).toMatchObject({ msg: 'request completed', company: 'acme', apiKey: key!.id });
    expect(JSON.stringify(lines)).not.toMatch(/Ana|ana@test/);
  });
});
