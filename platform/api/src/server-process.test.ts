import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { bundlePrograms, type ProgramBundles } from './testing/bundle-programs';

let programs: ProgramBundles;
beforeAll(async () => {
  programs = await bundlePrograms('main', 'first-company.command');
});
afterAll(() => programs.remove());

const start = (env: Record<string, string> = {}, program = programs.path('main')) =>
  spawn(process.execPath, [program], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

type Line = Record<string, unknown>;

describe('the program of a server', () => {
  it('ends if settings are missing, with one line that lists all of them', async () => {
    const child = start({ METADATA_SERVER_DETECTION: 'none', STRICT_TRANSPORT: 'true' });
    const stderr = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([1, null]);
    const lines = (await stderr).trim().split('\n');
    expect(lines).toHaveLength(1);
    const { startProblem } = JSON.parse(lines[0]!) as { startProblem: { code: string; reason: string } };
    expect(startProblem.code).toBe('SETTINGS_INVALID');
    expect(startProblem.reason).toMatch(
      /PROJECT_ID is missing; FIREBASE_OPTIONS is missing.*; API_KEY_SECRET is missing.*; the credentials .* give no access/,
    );
  }, 30_000);

  it('ADD-36 on Cloud Run says so in a line that Cloud Logging shows as critical', async () => {
    const child = start({ METADATA_SERVER_DETECTION: 'none', K_SERVICE: 'console' });
    const stderr = text(child.stderr);
    await once(child, 'exit');
    expect(JSON.parse(await stderr)).toMatchObject({
      severity: 'CRITICAL',
      message: expect.stringContaining('PROJECT_ID is missing'),
      startProblem: { code: 'SETTINGS_INVALID' },
    });
  }, 30_000);
});

it.each([
  [{}, /^Missing: --company, --name/],
  [{ CLOUD_RUN_JOB: 'first-company' }, /^\{"severity":"CRITICAL","time":"[^"]+","message":"Missing: --company, --name/],
])(
  'ADD-36 the command that adds a company prints for a person, or for Cloud Logging, with %j',
  async (env, output) => {
    const child = start(env, programs.path('first-company.command'));
    const stderr = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await stderr).toMatch(output);
  },
  30_000,
);

describe('the program of a server whose Firebase does not answer', () => {
  /** Accepts connections and never answers. */
  let silent: Server;
  let port: string;

  beforeAll(async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    port = String((silent.address() as AddressInfo).port);
  });

  afterAll(() => silent.close());

  it('(D-122) ends if the port of its metrics is taken, with a line that names that port', async () => {
    const child = start({ PORT: '0', AUTH_PORT: port, FIRESTORE_PORT: port, METRICS_PORT: port });
    const stderr = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(JSON.parse(await stderr)).toMatchObject({
      startProblem: { code: 'PORT_TAKEN', service: 'metrics', host: '127.0.0.1', port: Number(port) },
    });
  }, 30_000);

  it('is alive but not healthy, and ends within 10 s after SIGTERM, with start, drain and stop in the log', async () => {
    const child = start({ PORT: '0', AUTH_PORT: port, FIRESTORE_PORT: port });
    const ended = once(child, 'exit');
    const lines: Line[] = [];
    const url = await new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const entry = JSON.parse(line) as Line;
        lines.push(entry);
        if (typeof entry['ready'] === 'string') resolve(entry['ready']);
      });
    });
    expect((await fetch(`${url}/api/alive`)).status).toBe(200);
    const health = await fetch(`${url}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ auth: 'down', firestore: 'down' });

    // As browsers hold them in reserve.
    const [reserved, unused] = [1, 2].map(() => connect(Number(new URL(url).port), '127.0.0.1')) as [Socket, Socket];
    await Promise.all([once(reserved, 'connect'), once(unused, 'connect')]);
    // Until the last result is too old, so that the next call takes three seconds: it ends after connections without one are closed.
    await setTimeout(2100);
    const began = Date.now();
    child.kill('SIGTERM');
    await setTimeout(500);
    reserved.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    expect(await text(reserved)).toMatch(/^HTTP\/1\.1 503 [^]*connection: close[^]*"firestore":"down"/i);
    expect(await text(unused)).toBe('');
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - began).toBeLessThan(10_000);
    const logged = lines.map(({ msg }) => String(msg)).filter((msg) => msg.startsWith('server '));
    expect(logged).toEqual([
      'server started',
      'server draining: running calls may finish',
      'server stopped, with work under way that took too long',
    ]);
  });
});
