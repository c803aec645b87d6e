import fastify, { type FastifyInstance } from 'fastify';
import { AppErrorCodes } from 'firebase-admin/app';
import { AuthClientErrorCode } from 'firebase-admin/auth';
import { GrpcStatus } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import { CODE } from 'shared-kit/model';
import { APP_FAULTS, AUTH_FAULTS, FIRESTORE_FAULTS } from '../faults/fault-kinds';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { apiError } from './api-error';
import { withDeadline } from './deadline';
import { installErrorHandlers } from './error-handler';
import { compileValidator } from './validator';

describe('input that the schemas refuse', () => {
  const Body = Type.Object(
    {
      name: Type.String({ minLength: 1 }),
      kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
      inner: Type.Optional(Type.Object({ x: Type.Number() })),
    },
    { additionalProperties: false },
  );
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    app.setValidatorCompiler(compileValidator);
    installErrorHandlers(app);
    app.post('/things', { schema: { body: Body } }, () => ({ status: 200, message: 'ok' }));
    app.get('/things', { schema: { querystring: Type.Object({ domain: Type.String() }) } }, () => ({}));
    app.get('/bug', () => {
      throw new Error('a secret of the house');
    });
    app.get('/late', () => withDeadline(new Promise(() => undefined), 1));
    app.get<{ Params: { code: string } }>('/fails/:code', ({ params: { code } }) => {
      throw Object.assign(new Error('a secret of the house'), { code: /^\d+$/.test(code) ? Number(code) : decodeURIComponent(code) });
    });
  });
  afterAll(() => app.close());

  it.each<[string, unknown, object]>([
    ['a missing parameter', {}, { code: CODE.missingParameters, args: ['name'] }],
    ['a missing parameter beside a missing field', { inner: {} }, { code: CODE.missingParameters, args: ['name'] }],
    ['a missing field inside another', { name: 'n', inner: {} }, { code: CODE.missingFields, args: ['inner.x'] }],
    ['a field too many', { name: 'n', extra: 1 }, { code: CODE.unexpectedFields, args: ['extra'] }],
    ['an empty field', { name: '' }, { code: CODE.requiredField, args: ['name'], field: 'name' }],
    ['a wrong type', { name: 7 }, { code: CODE.wrongType, args: ['name'] }],
    ['a value outside the set', { name: 'n', kind: 'c' }, { code: CODE.valueNotAllowed, args: ['kind'] }],
  ])('%s is a message with its code', async (_what, payload, message) => {
    const response = await app.inject({ method: 'POST', url: '/things', payload: payload as object });
    expect(response.json()).toMatchObject({ status: 400, message });
  });

  it('ERR-29 a missing parameter of the query is 900', async () => {
    const response = await app.inject('/things');
    expect(response.json()).toMatchObject({ status: 400, message: { code: CODE.missingParameters, args: ['domain'] } });
  });

  it('ERR-08 JSON that does not parse is 0', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/things', headers, payload: '{' });
    expect(response.json()).toMatchObject({ status: 400, message: { code: CODE.invalidRequest } });
  });

  it('a bug is answered with code 1 without details', async () => {
    const response = await app.inject('/bug');
    expect(response.json()).toMatchObject({ status: 500, message: { code: CODE.serverError } });
    expect(response.body).not.toContain('secret');
  });

  it('a service that does not answer in time leads to code 6, and to another try after some seconds', async () => {
    const response = await app.inject('/late');
    expect(response.json()).toMatchObject({ status: 503, message: { code: CODE.serviceUnavailable } });
    expect(response.headers['retry-after']).toBe('5');
  });

  it.each([
    ...Object.entries(FIRESTORE_FAULTS).map(([name, kind]) => [GrpcStatus[name as keyof typeof FIRESTORE_FAULTS], kind] as const),
    ...Object.entries(AUTH_FAULTS).map(
      ([name, kind]) => [`auth/${AuthClientErrorCode[name as keyof typeof AUTH_FAULTS].code}`, kind] as const,
    ),
    ...Object.entries(APP_FAULTS).map(([name, kind]) => [`app/${AppErrorCodes[name as keyof typeof APP_FAULTS]}`, kind] as const),
  ])('API-02 (D-126) inside a call, %s is of the %s: 6 for a service, else a bug', async (code, kind) => {
    const response = await app.inject(`/fails/${encodeURIComponent(code)}`);
    const isOfService = kind === 'service';
    expect(response.json()).toMatchObject({ status: isOfService ? 503 : 500, message: { code: isOfService ? 6 : 1 } });
    expect(response.headers['retry-after']).toEqual(isOfService ? expect.stringMatching(/^(5|30)$/) : undefined);
    expect(response.body).not.toContain('secret');
  });
});

describe('HTTP statuses (D-02)', () => {
  it.each([
    [CODE.authError, 401],
    [CODE.notAuthorized, 403],
    [CODE.domainAccess, 404],
    [CODE.taskExists, 409],
    [CODE.dataChanged, 409],
    [CODE.minuteLimit, 429],
    [CODE.serverError, 500],
    [CODE.serviceUnavailable, 503],
    [CODE.invalidRequest, 400],
    [CODE.noValidAddresses, 400],
  ])('code %i is %i', (code, status) => {
    expect(apiError(code).status).toBe(status);
  });
});

describe('the API as a whole', () => {
  const origin = 'https://console.example';
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ allowedOrigins: [origin] });
  });
  afterAll(() => platform.stop());

  it('answers an unknown path with an envelope', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await platform.app.inject({ method, url: '/api/nothing' });
      expect(response.json()).toMatchObject({ status: 404, message: { code: CODE.unknownAction } });
    }
  });

  it('accepts a content type without a body', async () => {
    const token = await platform.signUp({ uid: 'key', keyUser: true });
    await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
    await writeDomain(platform.firebase, { company: 'acme', domain: 'North' });
    const headers = { authorization: `Bearer ${token}`, company: 'acme', parentuid: 'mod', 'content-type': 'application/json' };
    const remove = await platform.app.inject({ method: 'DELETE', url: '/api/sessions?domain=North&session=s1', headers });
    expect(remove.json()).toMatchObject({ status: 404, message: { code: CODE.noSessions } });
    const nothing = await platform.app.inject({ method: 'DELETE', url: '/api/users', headers });
    expect(nothing.json()).toMatchObject({ status: 400, message: { code: CODE.invalidRequest } });
  });

  it('is never cached', async () => {
    expect((await platform.app.inject('/api/nothing')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['GET', '/api/%zz'],
    ['PATCH', '/api/users/resetpw'],
  ] as const)('API-30 answers %s %s, which nobody can read, in the same way', async (method, url) => {
    const reply = await platform.app.inject({ method, url });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual({ status: 400, message: { code: 0, key: 'err.invalidRequest', text: 'Invalid request!' } });
  });

  it('describes its calls', async () => {
    const { paths } = (await platform.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/health', '/api/tasks', '/api/users', '/api/users/pw', '/api/keys', '/api/sessions']),
    );
  });

  it('accepts calls with credentials only from configured origins', async () => {
    const preflight = (from: string) =>
      platform.app.inject({
        method: 'OPTIONS',
        url: '/api/tasks',
        headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'company' },
      });
    const known = await preflight(origin);
    expect(known.headers['access-control-allow-origin']).toBe(origin);
    expect(known.headers['access-control-allow-credentials']).toBe('true');
    // The headers of the console's client that browsers may not send by default.
    expect(known.headers['access-control-allow-headers']).toBe('authorization, company, parentuid, content-type, idempotency-key');
    expect((await preflight('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
