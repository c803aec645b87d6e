import { rm } from 'node:fs/promises';
import { trustProxies } from 'platform-api';
import type { WebServerOptions } from '../ground/options';
import { builtConsole } from '../testing/built-console';
import { buildWebServer } from '../web-server';

/** Firebase Hosting asks Cloud Run under the container's own name, and forwards the one that the page was opened with. */
const OWN = 'console-abc-ew.a.run.app';

async function statusOf(options: Partial<WebServerOptions>, headers: Record<string, string>, url = '/config.json'): Promise<number> {
  const { root, ...built } = await builtConsole();
  const server = await buildWebServer({ ...built, projectId: 'console', allowedHosts: ['console.example'], ...options });
  const { statusCode } = await server.inject({ url, headers });
  await server.close();
  await rm(root, { recursive: true });
  return statusCode;
}

const behind = (proxies: number, headers: Record<string, string>) => statusOf({ trustProxy: trustProxies(proxies) }, headers);

it.each([
  [1, 'console.example', 200],
  [2, 'Console.Example:443', 200],
  [1, 'console.example, console.example', 200],
  [1, 'evil.test', 421],
  [1, 'evil.test, console.example', 421],
  [1, 'console.example, evil.test', 421],
  [1, 'console.example,', 421],
  [1, '', 421],
  [0, 'console.example', 421],
])('ADD-32 (D-122) with TRUST_PROXY=%i "%s" in X-Forwarded-Host is answered with %i', async (proxies, forwarded, status) => {
  expect(await behind(proxies, { host: OWN, 'x-forwarded-host': forwarded })).toBe(status);
});

it('ADD-32 (D-122) behind a proxy the forwarded host counts, even if that of the Host header is allowed', async () => {
  expect(await behind(1, { host: 'console.example', 'x-forwarded-host': 'evil.test' })).toBe(421);
  expect(await behind(0, { host: 'console.example', 'x-forwarded-host': 'evil.test' })).toBe(200);
  expect(await behind(1, { host: 'console.example' })).toBe(200);
});

it('ADD-32 (D-122) metrics are served under any host, to who has the token', async () => {
  const token = 't'.repeat(32);
  const asked = (headers: Record<string, string>, metrics?: { token: string }) =>
    statusOf({ ...(metrics && { metrics }) }, { host: '10.0.0.7:4100', ...headers }, '/metrics');
  const authorization = `Bearer ${token}`;
  expect(await asked({ authorization }, { token })).toBe(200);
  expect(await asked({}, { token })).toBe(401);
  expect(await asked({ host: 'console.example', authorization })).toBe(404);
});
