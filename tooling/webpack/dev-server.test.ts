import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startDevServer, type DevServer } from './dev-server';

let folder: string;
let server: DevServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
  writeFileSync(join(folder, 'remoteEntry.js'), 'self.remote = 1;');
  writeFileSync(`${folder}-secret.txt`, 'secret');
  server = await startDevServer(folder);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-secret.txt`);
});

/** Sends a request with exactly this path and these headers, since `fetch` would normalise them. */
const ask = (path: string, headers = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data)).on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });

describe('the server of a remote in development', () => {
  it('ADD-FIT-06 serves the build to pages of other origins, without caching', async () => {
    const response = await fetch(`${server.url}remoteEntry.js`, { headers: { origin: 'http://localhost:4100' } });
    expect([await response.text(), response.headers.get('content-type')]).toEqual(['self.remote = 1;', 'text/javascript']);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/absent.js', '/', '/..%2f{secret}', '/%2e%2e/{secret}', '/../{secret}', '/%', '//'])(
    'serves nothing else (%s)',
    async (path) => {
      const { status, body } = await ask(path.replace('{secret}', `${basename(folder)}-secret.txt`));
      expect([status, body]).toEqual([404, '']);
    },
  );

  it.each([
    [200, 'a console of this machine', { origin: 'http://127.0.0.1:4100' }],
    [200, 'its picture', { referer: 'http://t1.localhost:4100/', 'sec-fetch-site': 'cross-site' }],
    [200, 'a program', {}],
    [200, 'a console that the developer names', { origin: 'https://console.example' }],
    [403, 'a page of another site', { origin: 'https://evil.example' }],
    [403, 'a page whose name begins alike', { origin: 'http://localhost.evil.example' }],
    [403, 'a page without an origin', { origin: 'null' }],
    [403, 'a script of another site', { referer: 'https://evil.example/' }],
    [403, 'a script of a site that does not name itself', { 'sec-fetch-site': 'cross-site' }],
  ])('(D-143) answers %i to %s, since a build holds the sources', async (status, _who, headers) => {
    process.env.CONSOLE_ORIGINS = 'https://other.example, https://console.example';
    expect((await ask('/remoteEntry.js', headers)).status).toBe(status);
    delete process.env.CONSOLE_ORIGINS;
  });

  it('refuses other host names, which a page of another site could use', async () => {
    expect((await ask('/remoteEntry.js', { host: 'evil.example' })).status).toBe(421);
  });

  it('ADD-FIT-06 tells pages about the last build and about all further builds', async () => {
    server.tell({ hash: 'first', declared: 'x', problems: [] });
    const response = await fetch(`${server.url}__events`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader.read()).value ?? '';
    };
    await hear('data: {"hash":"first","declared":"x","problems":[]}\n\n');
    server.tell({ hash: 'first', declared: 'x', problems: ['a mistake'] });
    await hear('data: {"hash":"first","declared":"x","problems":["a mistake"]}\n\n');
    await reader.cancel();
  });
});
