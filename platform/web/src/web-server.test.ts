import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtConsole, listed, MAIN, registryOf } from './testing/built-console';
import type { WebServerOptions } from './ground/options';
import { buildWebServer } from './web-server';

const EMULATORS = { auth: '127.0.0.1:1', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' };

let root: string;
let app: FastifyInstance;

async function start(options: Partial<WebServerOptions> = {}, workedOn: string[] = []) {
  const { root: folder, ...built } = await builtConsole();
  const server = await buildWebServer({
    ...built,
    workedOn: workedOn.map((name) => join(folder, name)),
    projectId: 'demo-console',
    emulators: EMULATORS,
    ...options,
  });
  return { folder, server };
}

beforeAll(async () => {
  ({ server: app, folder: root } = await start());
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Origins that scripts may come from. A nonce is no origin, even if it holds two slashes. */
async function scriptOrigins(server: FastifyInstance): Promise<string[] | undefined> {
  const { headers } = await server.inject({ url: '/', headers: page });
  const [, sources] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  return sources?.split(' ').filter((source) => source.includes('://'));
}

describe('pages', () => {
  it.each(['/', '/login', '/company/acme/domains/Central%20Warehouse', '/no/such/page', '/assets', '/remotes'])(
    'ROUTE-09 %s is answered with the shell, whose router resolves the path',
    async (url) => {
      const response = await get(url, page);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('/assets/main.0123abcd.js');
    },
  );

  it('have a new nonce in policy, scripts and styles for each answer; scripts with a URL, which browsers keep compiled, have none', async () => {
    const [first, second] = await Promise.all([get('/', page), get('/', page)]);
    const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{20,}$/);
    expect(first.body).toContain(`<script nonce="${nonce}">self.first=1</script><script defer="defer" src="/assets/`);
    expect(first.body).toContain(`<style nonce="${nonce}">`);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
  });

  it('have exactly the expected policy', async () => {
    const policy = String((await get('/', page)).headers['content-security-policy']);
    const sources = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name, ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(sources['default-src']).toEqual(["'none'"]);
    expect(sources['connect-src']).toEqual([
      "'self'",
      'http://127.0.0.1:1',
      'http://127.0.0.1:8080',
      'http://*.localhost:8080',
      'http://127.0.0.1:9199',
    ]);
    expect(sources['worker-src']).toEqual(["'self'", 'blob:']);
    expect(sources['img-src']).toEqual(["'self'", 'data:', 'blob:', 'http://127.0.0.1:9199']);
    expect(sources['frame-ancestors']).toEqual(["'none'"]);
    expect(sources['require-trusted-types-for']).toEqual(["'script'"]);
    expect(sources['trusted-types']).toEqual(['default', 'shell', 'remotes', 'workers', 'again', 'kept']);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|allow-duplicates/);
  });

  it('may run scripts of this machine only if overrides are allowed, and never of another machine', async () => {
    const { server, folder } = await start({ allowOverrides: true });
    expect(await scriptOrigins(server)).toEqual(['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*']);
    expect(await scriptOrigins(app)).toEqual([]);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('ADD-TRUST-08 may send to the configured collector, whose URL is in config.json', async () => {
    const { server, folder } = await start({ telemetryEndpoint: 'https://collector.example/otlp' });
    const policy = String((await server.inject({ url: '/', headers: page })).headers['content-security-policy']);
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain('https://collector.example');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('collector');
    expect((await server.inject({ url: '/config.json', headers: page })).json()).toMatchObject({
      telemetry: { endpoint: 'https://collector.example/otlp' },
    });
    expect((await get('/config.json')).json()).not.toHaveProperty('telemetry');
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('/.well-known/change-password redirects to the page for it, and other paths below /.well-known do not exist', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password', page);
    expect([statusCode, headers.location]).toEqual([302, '/changepw']);
    for (const url of [
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
      '/.well-known/security.txt',
      '/.well-known',
    ]) {
      expect([url, (await get(url, page)).statusCode]).toEqual([url, 404]);
    }
  });

  it('are answered for HEAD like for GET, without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/login', headers: page });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it('say so if the shell has not been built', async () => {
    const { server, folder } = await start({ shellFolder: '/nowhere' });
    const response = await server.inject({ url: '/', headers: page });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('<h1>Not built yet</h1>');
    await server.close();
    await rm(folder, { recursive: true });
  });
});

it('ROUTE-09 a path that cannot be decoded redirects to the home page, except for API calls', async () => {
  for (const url of ['/company/%', '/company/%E0%A4%A']) {
    const response = await get(url, page);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/');
  }
  expect((await get('/api/%zz', page)).statusCode).toBe(400);
  expect((await get('/assets/%zz.js', page)).statusCode).toBe(400);
});

describe('files', () => {
  it('a file with a hash in its name is cacheable forever, and its compressed copy is sent', async () => {
    const packed = await get('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const plain = await get('/assets/main.0123abcd.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(MAIN);
  });

  it('ADD-RELEASE-06 the files of an earlier shell are still served after a new build, for open pages', async () => {
    const { server, folder } = await start();
    const assets = join(folder, 'shell/dist/assets');
    const ask = (url: string, headers: Record<string, string>) => server.inject({ url, headers });
    await ask('/', page);
    await rm(assets, { recursive: true });
    await mkdir(assets);
    // The build is still writing this file, so the stored copy is served.
    await writeFile(join(assets, 'main.0123abcd.js'), 'conso');
    expect((await ask('/assets/main.0123abcd.js', {})).body).toBe(MAIN);
    await rm(join(assets, 'main.0123abcd.js'));
    await writeFile(join(assets, 'main.89abcdef.js'), 'next');
    await writeFile(join(folder, 'shell/dist/index.html'), '<script src="/assets/main.89abcdef.js"></script>');
    expect((await ask('/', page)).body).toContain('main.89abcdef.js');
    const old = await ask('/assets/main.0123abcd.js', {});
    expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([200, MAIN, 'public, max-age=31536000, immutable']);
    expect((await ask('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/assets/main.89abcdef.js', {})).body).toBe('next');
    expect((await ask('/assets/main.00000000.js', {})).statusCode).toBe(404);
    expect((await ask('/assets/..%2f..%2f..%2fsecret.0123abcd.txt', {})).statusCode).toBe(404);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('the shell is served even if its files cannot be stored', async () => {
    const { server, folder } = await start();
    await writeFile(join(folder, 'release/shell'), 'in the way');
    expect((await server.inject({ url: '/', headers: page })).statusCode).toBe(200);
    expect((await server.inject({ url: '/assets/main.0123abcd.js' })).body).toBe(MAIN);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('ADD-100 the service worker is revalidated, and may fetch files of this origin and nothing else', async () => {
    const { headers } = await get('/service-worker.js');
    expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', 'application/javascript; charset=utf-8']);
    const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(headers['content-security-policy']).toBe(policy);
    expect((await get('/plain.txt')).headers['content-security-policy']).not.toContain('connect-src');
  });

  it('a file without a hash in its name is revalidated, and answered with 304 if it has not changed', async () => {
    const first = await get('/plain.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/plain.txt', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/assets/main.ffffffff.js', '/favicon.ico', '/assets/old.0123abcd.css'])(
    'the missing file %s is answered with 404, not with the shell',
    async (url) => {
      for (const headers of [{}, page]) {
        const response = await get(url, headers);
        expect(response.statusCode).toBe(404);
        expect(response.body).not.toContain('main.0123abcd.js');
        expect(response.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(['/plain.txt', '/assets/main.0123abcd.js', '/remotes/mfe-good/0.1.0-aa/remoteEntry.js'])(
    'a range past the end of %s is answered with 416 and its length, without a page',
    async (url) => {
      const { body } = await get(url);
      const past = await get(url, { ...page, range: `bytes=${body.length}-` });
      expect([past.statusCode, past.headers['content-range'], past.headers['cache-control']]).toEqual([
        416,
        `bytes */${body.length}`,
        'no-store',
      ]);
      expect(past.body).not.toContain('main.0123abcd.js');
      expect([200, 206]).toContain((await get(url, { range: 'bytes=0-3' })).statusCode);
    },
  );

  it('opening a path with a domain name that ends like a file is answered with the page', async () => {
    const url = '/company/acme/domains/1.2.js';
    const opened = await get(url, { ...page, 'sec-fetch-dest': 'document' });
    expect([opened.statusCode, opened.body.includes('main.0123abcd.js')]).toEqual([200, true]);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('a missing script is answered with 404, whatever its path', async () => {
    expect((await get('/whatever', { 'sec-fetch-dest': 'script', accept: '*/*' })).statusCode).toBe(404);
  });

  it.each([
    '/.maps/assets/main.0123abcd.js.map',
    '/%2emaps/assets/main.0123abcd.js.map',
    '/assets/../.maps/assets/main.0123abcd.js.map',
    '/assets/main.0123abcd.js.map',
  ])('ADD-TRUST-07 source maps are not served (%s)', async (url) => {
    const { statusCode, body } = await get(url, { accept: '*/*' });
    expect([statusCode, body.includes('secret')]).toEqual([404, false]);
  });

  it.each([
    '/metrics',
    '/metrics/x',
    '/api',
    '/api/nothing',
    '/api/nothing?x=1',
    '/API/nothing',
    '/__other',
    '/assets/nothing',
    '/remotes/mfe-good',
    '/.well-known/other',
  ])('%s is no page: a program that asks there gets 404 without HTML', async (url) => {
    const { statusCode, headers, body } = await get(url, page);
    expect([statusCode, String(headers['content-type'])]).toEqual([404, expect.not.stringContaining('html')]);
    expect(body).not.toContain('<');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each([
    '/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/remotes/mfe-good/0.1.0-aa/..%2f..%2f..%2fsecret.txt',
    '/remotes/..%2f..%2f/1/secret.txt',
    '/%00',
  ])('never leaves its folder (%s)', async (url) => {
    const response = await get(url);
    // The answer must not repeat anything of the request.
    expect(response.body).not.toContain('secret.txt');
    expect(response.body).not.toContain('secret\n');
    expect(response.body).not.toBe('secret');
    expect([200, 400, 404]).toContain(response.statusCode);
  });
});

describe('remotes', () => {
  it('are served as listed in the release folder', async () => {
    const response = await get('/registry.json');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(registryOf(listed('mfe-good')));
    const again = await get('/registry.json', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('ADD-RELEASE-06 are those of a new registry from the next request on', async () => {
    const { server, folder } = await start();
    const named = async () =>
      (await server.inject('/registry.json')).json<{ remotes: { version: string }[] }>().remotes.map(({ version }) => version);
    expect(await named()).toEqual(['0.1.0-aa']);
    const file = join(folder, 'release/registry.json');
    await writeFile(`${file}.next`, registryOf(listed('mfe-good', '0.0.9-bb')));
    await rename(`${file}.next`, file);
    expect(await named()).toEqual(['0.0.9-bb']);
    // With a damaged or missing file, the earlier registry stays in force.
    await writeFile(file, '{"schema":1,"remo');
    expect(await named()).toEqual(['0.0.9-bb']);
    await rm(file);
    expect(await named()).toEqual(['0.0.9-bb']);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('ADD-RELEASE-06 are served to any origin and cacheable forever, also in older versions for open pages', async () => {
    const response = await get('/remotes/mfe-good/0.1.0-aa/remoteEntry.js');
    expect(response.body).toContain('good');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/remotes/mfe-good/0.0.9-bb/assets/1.js')).body).toContain('before');
  });

  it.each([
    '/remotes/mfe-good/0.0.8/remoteEntry.js',
    '/remotes/..%2fhistory/00000001.json',
    '/history/00000001.json',
    '/remotes/.drafts/0a/remoteEntry.js',
    '/remotes/..%2f.drafts/0a/remoteEntry.js',
  ])('other files of the release folder are not served (%s)', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('ADD-FIT-06 in development are listed with their development servers, or as released if their build is broken', async () => {
    const { server, folder } = await start({}, ['mfe-worked-on', 'mfe-broken', 'mfe-nameless', 'mfe-sly', 'mfe-not-built']);
    const { remotes } = (await server.inject('/registry.json')).json<{ remotes: { name: string; entry: string }[] }>();
    expect(remotes.map(({ name, entry }) => `${name} ${entry}`)).toEqual(['mfe-good http://127.0.0.1:5201/remoteEntry.js']);
    expect((await server.inject('/remotes/mfe-good/0.1.0-aa/remoteEntry.js')).body).toContain('good');
    await server.close();
    await rm(folder, { recursive: true });
  });
});

describe('the allowed origins of scripts of remotes', () => {
  it('ADD-TRUST-01 are this server and those of the operator, whatever the registry lists', async () => {
    const { server, folder } = await start({ remoteOrigins: ['https://cdn.example', 'https://two.example:8443'] });
    const entries = ['https://evil.example/a.js', "https://x;script-src'/d.js", 'https://cdn.example/c.js'];
    await writeFile(
      join(folder, 'release/registry.json'),
      registryOf(...entries.map((entry, index) => listed(`mfe-${index}`, '1', entry))),
    );
    expect(await scriptOrigins(server)).toEqual(['https://cdn.example', 'https://two.example:8443']);
    expect((await server.inject('/config.json')).json()).toMatchObject({
      remoteOrigins: ['https://cdn.example', 'https://two.example:8443'],
    });
    expect(await scriptOrigins(app)).toEqual([]);
    expect((await get('/config.json')).json()).toMatchObject({ remoteOrigins: [] });
    await server.close();
    await rm(folder, { recursive: true });
  });
});

describe('a registry with required signature', () => {
  const aKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [ours, theirs] = [aKey(), aKey()];
  const publicOf = ({ publicKey }: typeof ours) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const signed = (registry: object, { privateKey } = ours) => ({
    ...registry,
    signature: sign('sha256', Buffer.from(JSON.stringify(registry)), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  });
  const numbered = (serial: unknown, more: object = {}) => ({ schema: 1, serial, remotes: [listed('mfe-a')], ...more });

  let folder: string;
  let server: FastifyInstance;
  const open = async (keys = publicOf(ours)) => {
    server = await buildWebServer({
      shellFolder: join(folder, 'shell/dist'),
      releaseFolder: join(folder, 'release'),
      projectId: 'demo-console',
      registryKey: keys,
    });
  };
  beforeEach(async () => {
    ({ root: folder } = await builtConsole());
    await open();
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const put = async (registry: object) => {
    const file = join(folder, 'release/registry.json');
    await writeFile(`${file}.next`, JSON.stringify(registry));
    await rename(`${file}.next`, file);
  };
  /** The number of the registry in force after this one was written. */
  const after = async (registry: object) => {
    await put(registry);
    return (await server.inject('/registry.json')).json<{ serial?: number }>().serial;
  };
  const restart = async (keys?: string) => {
    await server.close();
    await open(keys);
  };

  it('ADD-TRUST-02 is in force with the signature of a known key, and is not replaced by one without', async () => {
    expect(await after(numbered(1))).toBeUndefined();
    expect(await after(signed(numbered(2)))).toBe(2);
    expect(await after({ ...signed(numbered(3)), remotes: [listed('mfe-a', '1', 'https://evil.example/a.js')] })).toBe(2);
    expect(await after(signed(numbered(4), theirs))).toBe(2);
    expect((await server.inject('/config.json')).json()).toMatchObject({ registryKey: publicOf(ours) });
  });

  it('ADD-TRUST-02 is not replaced by an older signed one, not even after a restart', async () => {
    expect(await after(signed(numbered(7)))).toBe(7);
    expect(await after(signed(numbered(6)))).toBe(7);
    expect(await after(signed(numbered(8)))).toBe(8);
    await put(signed(numbered(7)));
    await restart();
    expect((await server.inject('/registry.json')).json()).toMatchObject({ serial: 8 });
    expect(await after(signed(numbered(8)))).toBe(8);
  });

  it('ADD-TRUST-02 of another key may have any number, after which registries of the replaced key are refused', async () => {
    await restart(`${publicOf(ours)} ${publicOf(theirs)}`);
    expect(await after(signed(numbered(10)))).toBe(10);
    expect(await after(signed(numbered(11), theirs))).toBe(11);
    expect(await after(signed(numbered(10)))).toBe(11);
    expect(await after(signed(numbered(Number.MAX_SAFE_INTEGER), theirs))).toBe(Number.MAX_SAFE_INTEGER);
    await restart();
    expect(await after(signed(numbered(10)))).toBe(10);
  });

  it('ADD-TRUST-02 is not accepted without a number, or if it has expired', async () => {
    const until = (expires: unknown, serial: number) => signed(numbered(serial, { expires }));
    expect(await after(until(new Date(Date.now() + 60_000).toISOString(), 2))).toBe(2);
    for (const expires of [new Date(Date.now() - 1000).toISOString(), 'soon', null]) expect(await after(until(expires, 3))).toBe(2);
    for (const serial of [undefined, '4', 1.5]) expect(await after(signed(numbered(serial)))).toBe(2);
  });

  it('ADD-TRUST-02 has its number stored in memory if it cannot be stored on disk', async () => {
    await mkdir(join(folder, 'release.seen.json'));
    expect(await after(signed(numbered(7)))).toBe(7);
    expect(await after(signed(numbered(6)))).toBe(7);
  });
});

describe('a registry beyond the limits of the contract', () => {
  it.each([
    [
      'more remotes than 200',
      () => registryOf(...Array.from({ length: 201 }, (_one, at) => listed(`mfe-${at}`, '1', `https://cdn${at}.example/e.js`))),
    ],
    ['more than four megabytes', () => registryOf(listed('mfe-good', '9'), { name: 'x'.repeat(4 * 1024 * 1024) })],
    ['a list that is none', () => '{"schema":1,"remotes":{}}'],
  ])('ADD-TRUST-03 with %s is not used: the last good one stays in force, and pages open', async (_what, text) => {
    const { server, folder } = await start();
    const versions = async () =>
      (await server.inject('/registry.json')).json<{ remotes: { version: string }[] }>().remotes.map(({ version }) => version);
    expect(await versions()).toEqual(['0.1.0-aa']);
    await writeFile(join(folder, 'release/registry.json'), text());
    expect(await versions()).toEqual(['0.1.0-aa']);
    expect((await server.inject({ url: '/', headers: page })).statusCode).toBe(200);
    await server.close();
    await rm(folder, { recursive: true });
  });
});

describe('configuration', () => {
  it('names the embedded services, and is never cached', async () => {
    const response = await get('/config.json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      firebase: { projectId: 'demo-console' },
      emulators: EMULATORS,
      apiBase: '/api',
      build: { version: '0.1.0' },
      allowOverrides: false,
    });
  });

  it('ADD-39 names no embedded services for a real project, but its database', async () => {
    const { server, folder } = await start({
      emulators: undefined,
      firebaseOptions: { apiKey: 'key', projectId: 'real' },
      database: 'restored-1',
      helpUrl: 'https://help.example',
      apiSettings: { noEmailDomain: 'staff.example' },
      strictTransport: true,
    });
    const config = (await server.inject('/config.json')).json<object>();
    expect(config).toMatchObject({
      firebase: { apiKey: 'key', projectId: 'real' },
      database: 'restored-1',
      helpUrl: 'https://help.example',
      noEmailDomain: 'staff.example',
    });
    expect(config).not.toHaveProperty('emulators');
    const { headers } = await server.inject({ url: '/', headers: page });
    expect(String(headers['content-security-policy'])).toContain('https://firestore.googleapis.com');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect((await server.inject('/__mail')).body).not.toContain('Mails');
    await server.close();
    await rm(folder, { recursive: true });
  });
});

describe('the host name of a request', () => {
  it.each(['127.0.0.1:4100', 'localhost:4100', 'LOCALHOST', '[::1]:4100'])('may be %s', async (host) => {
    expect((await get('/config.json', { host })).statusCode).toBe(200);
  });

  it.each(['evil.test', '127.0.0.1.evil.test', 'localhost.evil.test:4100'])('may not be "%s"', async (host) => {
    expect((await get('/config.json', { host })).statusCode).toBe(421);
  });

  it('may be a configured name', async () => {
    const { server, folder } = await start({ allowedHosts: ['console.example'] });
    expect((await server.inject({ url: '/config.json', headers: { host: 'console.example' } })).statusCode).toBe(200);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('every answer forbids framing and guessing of types', async () => {
    expect((await get('/', page)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('ADD-31 pages name their origin to other origins, and all other answers nothing', async () => {
    for (const url of ['/', '/companies/acme?x=1', '/index.html', '/__help'])
      expect((await get(url, page)).headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
    for (const url of ['/config.json', '/registry.json', '/api/nothing'])
      expect((await get(url, page)).headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  });
});
