import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtConsole } from '../testing/built-console';
import { buildWebServer } from '../web-server';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const HOSTILE = '<script xmlns="http://www.w3.org/2000/svg">alert(1)</script>';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  const { root: folder, ...built } = await builtConsole();
  root = folder;
  // Documents that a build or a release should not have, but may.
  for (const name of [
    'shell/dist/about.html',
    'shell/dist/assets/mark.0123abcd.svg',
    'release/remotes/mfe-good/0.1.0-aa/page.html',
    'release/remotes/mfe-good/0.1.0-aa/drawing.svg',
    'release/remotes/mfe-good/0.1.0-aa/page.xhtml',
  ]) {
    await writeFile(join(root, name), HOSTILE);
  }
  app = await buildWebServer({
    ...built,
    projectId: 'demo-console',
    emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' },
    strictTransport: true,
  });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

/** The URLs below which the files of a folder are served. */
async function urlsOf(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${prefix}/${join(entry.parentPath, entry.name).slice(join(root, folder).length + 1)}`);
}

const policyOf = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, headers });
  return { policy: String(reply.headers['content-security-policy']), reply };
};

/** Runs nothing, loads nothing and cannot be framed. */
const STRICT = /^default-src 'none';.*frame-ancestors 'none'/;

it('every file of shell, remotes and release, except the page itself, is served with a policy that allows nothing', async () => {
  const urls = [...(await urlsOf('shell/dist', '')), ...(await urlsOf('release', '')), ...(await urlsOf('release/remotes', '/remotes'))];
  expect(urls).toEqual(
    expect.arrayContaining(['/about.html', '/assets/mark.0123abcd.svg', '/remotes/mfe-good/0.1.0-aa/page.html', '/index.html']),
  );
  for (const url of urls) {
    for (const headers of [{}, PAGE, { 'accept-encoding': 'gzip' }] as Record<string, string>[]) {
      const { policy, reply } = await policyOf(url, headers);
      expect([url, policy]).toEqual([url, expect.stringMatching(STRICT)]);
      expect([url, reply.headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      if (url !== '/index.html' && reply.statusCode === 200)
        expect([url, policy]).toEqual([url, expect.not.stringContaining('script-src')]);
    }
  }
});

it.each([
  '/index.html',
  '/index.html/',
  '/%69ndex.html',
  '/index%2ehtml',
  '/./index.html',
  '//index.html',
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
  '/index.html?x=1',
  '/index.html%2f',
  '/.%2findex.html',
  '/x/..%2findex.html',
])('%s is answered with the page and its own policy, or without the page', async (url) => {
  const { policy, reply } = await policyOf(url, PAGE);
  expect(policy).toMatch(STRICT);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (reply.body.includes('main.0123abcd.js')) {
    expect(reply.body).toContain(`<script nonce="${nonce}">`);
    expect(reply.headers['cache-control']).toBe('no-store');
  } else {
    expect(reply.statusCode).not.toBe(200);
  }
});

it('/index.html is answered with the page, for proxies and bookmarks', async () => {
  const { reply } = await policyOf('/index.html', PAGE);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('main.0123abcd.js');
});

it.each([
  '/config.json',
  '/registry.json',
  '/company/%',
  '/api/%zz',
  '/assets/%zz.js',
  '/assets/gone.js',
  '/.well-known/change-password',
  '/__mail',
  '/__help',
])('%s is answered with a policy and `nosniff`', async (url) => {
  const { policy, reply } = await policyOf(url);
  expect(policy).toMatch(STRICT);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
});

it('requests with a foreign host name are answered with a policy too', async () => {
  const { policy, reply } = await policyOf('/', { host: 'evil.test' });
  expect([reply.statusCode, policy]).toEqual([421, expect.stringMatching(STRICT)]);
});
