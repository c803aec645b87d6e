import { request } from 'node:http';
import type { RunningEmulator } from '../src/index';
import { startForTest } from './start-for-test';

const ORIGIN = 'http://127.0.0.1:4100';
let emulator: RunningEmulator;

beforeAll(async () => {
  emulator = await startForTest({ allowedOrigins: [ORIGIN] });
});

afterAll(() => emulator.stop());

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** `fetch` does not let a test set the Host and Origin headers. */
function ask(port: number, path: string, method: string, headers: Record<string, string> | string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe.each(['auth', 'firestore', 'storage'] as const)('the %s port', (service) => {
  it('answers only requests with a loopback host name', async () => {
    const port = emulator.ports[service];
    for (const host of ['127.0.0.1', 'localhost', 't7.localhost']) {
      expect((await ask(port, '/', 'GET', { Host: `${host}:${port}` })).status).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example']) {
      expect((await ask(port, '/', 'GET', { Host: host })).status).toBe(403);
    }
  });

  it('refuses a request with two headers Host or Authorization', async () => {
    const port = emulator.ports[service];
    const own = ['Host', `127.0.0.1:${port}`];
    const status = async (...more: string[]) => (await ask(port, '/', 'GET', [...own, ...more])).status;
    expect(await status('Authorization', 'Bearer owner')).toBe(200);
    for (const twice of [['host', 'evil.example'], own, ['Authorization', 'Bearer owner', 'authorization', 'Bearer x']])
      expect(await status(...twice)).toBe(400);
  });

  it('accepts only pages of listed origins', async () => {
    const port = emulator.ports[service];
    const allowed = await ask(port, '/', 'GET', { Origin: ORIGIN });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
    });
    for (const origin of ['http://evil.example', 'null', `${ORIGIN}0`]) {
      expect((await ask(port, '/', 'GET', { Origin: origin })).status).toBe(403);
    }
  });

  it('answers preflights', async () => {
    const headers = { Origin: ORIGIN, 'Access-Control-Request-Headers': 'authorization,x-any', 'Access-Control-Request-Method': 'POST' };
    const answer = await ask(emulator.ports[service], '/v1/any', 'OPTIONS', headers);
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toBe('authorization,x-any');
  });
});

describe('a call for servers', () => {
  const paths: [keyof RunningEmulator['ports'], string, string][] = [
    ['auth', 'POST', '/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts'],
    ['auth', 'GET', '/emulator/v1/projects/demo-console/oobCodes'],
    ['auth', 'DELETE', '/emulator/v1/projects/demo-console/accounts'],
    ['firestore', 'DELETE', '/emulator/v1/projects/demo-console/databases/(default)/documents'],
    ['storage', 'GET', '/b/demo-console.appspot.com/o'],
  ];

  it.each(paths)('is refused to pages: %s %s %s', async (service, method, path) => {
    const fromPages: Record<string, string>[] = [{ Origin: ORIGIN, Authorization: 'Bearer owner' }, { 'Sec-Fetch-Site': 'cross-site' }];
    for (const headers of fromPages) {
      const { status } = await ask(emulator.ports[service], path, method, headers);
      expect([401, 403]).toContain(status);
    }
  });
});
