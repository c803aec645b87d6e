import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { connectFirebase, createAccount, readBuild, type Firebase } from 'platform-api';
import type { RunningEmulator } from 'platform-emulator';
import { startTestEmulator } from 'platform-emulator/testing';
import { isServerPath } from 'shared-kit/model';
import { builtConsole } from './testing/built-console';
import { buildWebServer } from './web-server';

const DOMAIN = 'companies/acme/domains/North';

let emulator: RunningEmulator;
let firebase: Firebase;
let server: FastifyInstance;
let folder: string;
let url: string;
let metricsPort: number;

/** A free port, because the server must know its URL before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  emulator = await startTestEmulator();
  const { host, ports, projectId, jwksUrl } = emulator;
  const emulators = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}`, storage: `${host}:${ports.storage}` };
  firebase = connectFirebase({ projectId, emulators });
  const port = await freePort();
  metricsPort = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { root, ...built } = await builtConsole();
  folder = root;
  server = await buildWebServer({
    ...built,
    projectId,
    emulators,
    jwksUrl,
    firebase,
    ownUrl: url,
    metrics: { endpoint: { host: '127.0.0.1', port: metricsPort } },
  });
  await server.listen({ host: '127.0.0.1', port });

  const { firestore } = firebase;
  await firestore.doc('companies/acme').set({ id: 'acme', hasSessionPushListener: true, authDomains: ['North'] });
  await firestore.doc(DOMAIN).set({ name: 'North' });
  const names = { firstName: 'Ana', lastName: 'Key', employeeId: 'K1' };
  const account = { ...names, email: 'key@test.invalid', password: '123456', emailVerified: true, companies: ['acme'], keyUser: true };
  await createAccount(firebase, account);
});

afterAll(async () => {
  await server.close();
  await firebase.close();
  await emulator.stop();
  await rm(folder, { recursive: true });
});

async function idToken(): Promise<string> {
  const { host, ports } = emulator;
  const response = await fetch(`http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'key@test.invalid', password: '123456', returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Pushes a session of that name as the console does. Returns its push status afterwards. */
async function push(name: string, answer = 200): Promise<unknown> {
  const session = firebase.firestore.doc(`${DOMAIN}/sessions/${name}`);
  await session.set({ name, pushStatus: 'PENDING' });
  const query = new URLSearchParams({ domain: 'North', session: name, company: 'acme', isForcedPush: 'true' });
  const headers = { authorization: `Bearer ${await idToken()}`, company: 'acme' };
  const response = await fetch(`${url}/api/triggerSessionPush?${query.toString()}`, { method: 'POST', headers });
  expect(response.status).toBe(answer);
  return (await session.get()).get('pushStatus');
}

it('ADD-NEW-07 no remote can declare a route with a path that the server answers', () => {
  const answered = [...server.printRoutes({ commonPrefix: false }).matchAll(/── (\w[^ ]*|\.[^ ]*) \(/g)].map(([, path]) => `/${path}`);
  expect(answered).toEqual(
    expect.arrayContaining([
      '/config.json',
      '/registry.json',
      '/__mail',
      '/__push-listener',
      '/api/health',
      '/.well-known/change-password',
    ]),
  );
  // The contract refuses files by their endings.
  expect(answered.filter((path) => !isServerPath(path) && !path.endsWith('.json'))).toEqual([]);
});

it('DASH-07 with the embedded Firebase the server receives the sessions that its own API pushes', async () => {
  expect(await push('Night count')).toBe('PUSHED');
  expect(await push('Push fail count', 502)).toBe('FAILED');
});

it('ADD-TRUST-03 health reports whether the published registry can be used', async () => {
  const file = join(folder, 'release/registry.json');
  const published = await readFile(file, 'utf8');
  const health = async () => (await (await fetch(`${url}/api/health`)).json()) as object;
  expect(await health()).toMatchObject({ status: 200, registry: 'up' });
  await writeFile(file, '{');
  expect(await health()).toMatchObject({ status: 200, registry: 'stale' });
  await writeFile(file, published);
  expect(await health()).toMatchObject({ status: 200, registry: 'up' });
});

it('metrics of page, API, background work and registry are served on a separate port', async () => {
  await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  await fetch(`${url}/api/health`);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  let text = await metrics();
  // The work of the start takes a moment.
  for (let triesLeft = 100; triesLeft > 0 && !text.includes('work="summaries",result="done"'); triesLeft -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    text = await metrics();
  }
  for (const route of ['/*', '/api/health']) expect(text).toContain(`route="${route}",status="200"`);
  for (const work of ['removals', 'summaries']) expect(text).toContain(`work="${work}",result="done"`);
  expect(text).toContain('console_registry_state{state="up"} 1');
  expect(text).toContain(`console_build_info{version="${readBuild().version}"`);
});

it('records of changes have the IP address of the caller', async () => {
  await push('Day count');
  const { docs } = await firebase.firestore.collection('companies/acme/audit').where('action', '==', 'sessions.push').get();
  expect(new Set(docs.map((doc) => doc.get('ip') as string))).toEqual(new Set(['127.0.0.1']));
});

it.each([
  ['a project', { emulators: undefined }],
  ['a server that does not know its URL', { ownUrl: undefined }],
])('has no listener for %s', async (_title, without) => {
  const { root, ...built } = await builtConsole();
  const { projectId, jwksUrl } = emulator;
  const emulators = { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' };
  const other = await buildWebServer({ ...built, projectId, emulators, jwksUrl, firebase, ownUrl: url, ...without });
  const reply = await other.inject({ method: 'POST', url: '/__push-listener', payload: { session: { name: 'x' } } });
  expect(reply.statusCode).toBe(404);
  await other.close();
  await rm(root, { recursive: true });
});
