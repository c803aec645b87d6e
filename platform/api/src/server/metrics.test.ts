import { request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { ServiceFault } from '../faults/faults';
import { STRICT_HEADERS } from '../http/strict-headers';
import { serveMetrics, type Measures, type MetricsOptions } from './metrics';

const QUOTA = new ServiceFault('auth/quota-exceeded');
const BUILD = { version: '0.2.0', commit: '0123abcd' };

async function freePort(): Promise<number> {
  const probe = fastify();
  const url = await probe.listen({ host: '127.0.0.1', port: 0 });
  await probe.close();
  return Number(new URL(url).port);
}

let app: FastifyInstance;
let measures: Measures;
let port: number;
async function start(options: MetricsOptions = { build: BUILD }) {
  app = fastify();
  port = await freePort();
  measures = await serveMetrics(app, { endpoint: { host: '127.0.0.1', port } }, options);
  app.get('/things/:id', async () => 'a thing');
  app.get('/broken', async () => Promise.reject(new Error('broken')));
  app.get('/quota', async () => Promise.reject(QUOTA));
  return app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => app.close());

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const value = (text: string, metric: string, labels: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${metric}{`) && labels.split(' ').every((one) => line.includes(one)))
      ?.split(' ')
      .at(-1),
  );

it.each([
  [200, '127.0.0.1:9464'],
  [200, '10.1.2.3:9464'],
  [200, '[fd00::1]:9464'],
  [200, 'localhost'],
  [200, 'Metrics.example:9464'],
  [421, 'evil.example'],
  [421, '127.0.0.1.evil.example'],
])('(D-143) the port of the metrics answers %i to the host %j, with the headers of every answer', async (status, host) => {
  await start({ build: BUILD, allowedHosts: ['metrics.example'] });
  const reply = await new Promise<{ statusCode?: number; headers: object }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/metrics', headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers).toMatchObject(STRICT_HEADERS);
});

describe('metrics', () => {
  it('count requests with their durations by route and status, without the names in paths', async () => {
    const url = await start();
    for (const path of ['/things/secret-1', '/things/secret-2', '/broken', '/nothing/secret-3']) await (await fetch(url + path)).text();
    const text = await metrics();
    expect(value(text, 'http_request_duration_seconds_count', 'route="/things/:id" status="200"')).toBe(2);
    expect(value(text, 'http_request_duration_seconds_count', 'route="/broken" status="500"')).toBe(1);
    expect(value(text, 'http_request_duration_seconds_count', 'route="none" status="404"')).toBe(1);
    expect(text).toContain('http_requests_running 0');
    expect(text).not.toContain('secret');
  });

  it('have result, duration and last success of background work', async () => {
    await start();
    await measures.work('summaries', Promise.resolve());
    await expect(measures.work('pushes', Promise.reject(new Error('away')))).rejects.toThrow('away');
    const text = await metrics();
    expect(value(text, 'background_work_duration_seconds_count', 'work="summaries" result="done"')).toBe(1);
    expect(value(text, 'background_work_duration_seconds_count', 'work="pushes" result="failed"')).toBe(1);
    expect(Math.abs(value(text, 'background_work_last_success_timestamp_seconds', 'work="summaries"') - Date.now() / 1000)).toBeLessThan(
      60,
    );
    expect(value(text, 'background_work_last_success_timestamp_seconds', 'work="pushes"')).toBeNaN();
  });

  it('ADD-61 count faults of services that break a request or background work, and no fault of ours', async () => {
    const url = await start();
    await Promise.all(['/quota', '/broken'].map(async (path) => (await fetch(url + path)).text()));
    await measures.work('removals', Promise.reject(new AggregateError([QUOTA, new Error('broken')]))).catch(() => {});
    const text = await metrics();
    expect(value(text, 'service_faults_total', 'fault="auth/quota-exceeded"')).toBe(2);
    expect(text.match(/^service_faults_total\{/gm)).toHaveLength(1);
  });

  it('ADD-61 have what is left over, what listeners answer, and the 50 companies with the most sessions that wait', async () => {
    await start();
    measures.left('removals', 2);
    measures.left('removals', 1);
    for (const outcome of ['taken', 'silent', 'silent'] as const) measures.pushed(outcome);
    for (let at = 1; at <= 60; at++) measures.pushesLeft(`company-${at}`, at);
    measures.pushesLeft('company-60', 0);
    const text = await metrics();
    expect(value(text, 'background_work_left', 'work="removals"')).toBe(1);
    expect(value(text, 'push_attempts_total', 'outcome="silent"')).toBe(2);
    expect(value(text, 'push_sessions_left', 'company="company-59"')).toBe(59);
    expect(value(text, 'push_sessions_left', 'company="company-60"')).toBeNaN();
    expect(text.match(/^push_sessions_left\{/gm)).toHaveLength(50);
  });

  it('ADD-61 forget what waited in an hour that this server has pushed, when the next hour is another server’s', async () => {
    await start();
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    measures.pushesLeft('acme', 7);
    now.mockReturnValue(60 * 60_000);
    expect(value(await metrics(), 'push_sessions_left', 'company="acme"')).toBe(7);
    now.mockReturnValue(66 * 60_000);
    expect(value(await metrics(), 'push_sessions_left', 'company="acme"')).toBeNaN();
    now.mockRestore();
  });

  it('have the build and the state of the registry', async () => {
    await start({ build: BUILD, registryState: async () => 'stale' });
    const text = await metrics();
    expect(value(text, 'console_build_info', 'version="0.2.0" commit="0123abcd"')).toBe(1);
    expect(['up', 'stale', 'down'].map((state) => value(text, 'console_registry_state', `state="${state}"`))).toEqual([0, 1, 0]);
  });

  it('are only on their own port, which closes with the server', async () => {
    const url = await start();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/things/1`)).status).toBe(404);
    await app.close();
    await expect(metrics()).rejects.toThrow('fetch failed');
  });

  it('break the start if their port is taken', async () => {
    await start();
    const other = fastify();
    await serveMetrics(other, { endpoint: { host: '127.0.0.1', port } }, { build: BUILD });
    await expect(other.ready()).rejects.toThrow('EADDRINUSE');
    await other.close();
  });
});

describe('metrics on the port of the server', () => {
  const TOKEN = 'a'.repeat(32);
  const asked = async (authorization?: string) => {
    await app.ready();
    return app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  };
  const startWith = async (token?: string) => {
    app = fastify();
    await serveMetrics(app, token === undefined ? {} : { token }, { build: BUILD });
  };

  it('ADD-32 (D-122) are for who has the token', async () => {
    await startWith(TOKEN);
    const { statusCode, headers, body } = await asked(`Bearer ${TOKEN}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(value(body, 'console_build_info', 'version="0.2.0" commit="0123abcd"')).toBe(1);
  });

  it.each([
    ['none', undefined],
    ['an empty one', 'Bearer '],
    ['another one', `Bearer ${'b'.repeat(32)}`],
    ['a longer one', `Bearer ${TOKEN}a`],
    ['the beginning of it', `Bearer ${TOKEN.slice(1)}`],
    ['another scheme', `Basic ${TOKEN}`],
  ])('ADD-32 (D-122) are refused with 401 for %s', async (_what, authorization) => {
    await startWith(TOKEN);
    const { statusCode, headers, body } = await asked(authorization);
    expect([statusCode, headers['www-authenticate'], body]).toEqual([401, 'Bearer', 'Metrics need their token.\n']);
  });

  it('ADD-32 (D-122) are not there without the setting', async () => {
    await startWith();
    expect((await asked(`Bearer ${TOKEN}`)).statusCode).toBe(404);
  });
});
