import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { timeBudget } from '../../http/time-budget';
import { call } from '../../testing/console-calls';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { deliver } from '../../work/pushes/deliver';
import { demoListener } from '../../work/pushes/demo-listener';
import { listenerUrl } from '../../work/pushes/listener-url';
import { retryPushes } from '../../work/pushes/retry-pushes';

const NORTH = { company: 'acme', domain: 'North Hall' };

let platform: TestPlatform;
let token: string;
let moderator: string;
let demo: FastifyInstance;
let listener: Server;
/** The content that the company's own listener has received. */
let received: { session: { id: string; name: string }; records: object[] }[] = [];
let answer: number | null = 200;
/** Runs after the listener has received the content and before it answers. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
let saying = '';

beforeAll(async () => {
  demo = fastify();
  await demo.register(demoListener);
  const url = await demo.listen({ host: '127.0.0.1', port: 0 });
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push(JSON.parse(body) as (typeof received)[number]);
      void meanwhile().then(() => answer !== null && response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end(saying));
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  platform = await startTestPlatform({ demoListener: `${url}/__push-listener` });
  await writeDomain(platform.firebase, NORTH);
  token = await platform.signUp({ uid: 'key', keyUser: true });
  moderator = await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
});

afterAll(async () => {
  await platform.stop();
  await demo.close();
  listener.closeAllConnections();
  listener.close();
});

const at = (path: string) => platform.firebase.firestore.doc(path);
const session = (id: string, changes: object = {}) =>
  at(docPaths.session({ ...NORTH, session: id })).set({
    name: id,
    startTime: Timestamp.fromMillis(0),
    endTime: Timestamp.fromMillis(1000),
    total: 2,
    pushStatus: 'PENDING',
    ...changes,
  });
const statusOf = async (id: string) => (await at(docPaths.session({ ...NORTH, session: id })).get()).get('pushStatus') as unknown;
const own = (changes: object = {}) => {
  const { port } = listener.address() as AddressInfo;
  return at(docPaths.pushListener('acme')).set({ url: `http://127.0.0.1:${port}/take`, transformer: 'records', ...changes });
};

beforeEach(async () => {
  received = [];
  answer = 200;
  saying = '';
  await at(docPaths.company('acme')).set({ id: 'acme', hasSessionPushListener: true, authDomains: ['North Hall'] });
  await at(docPaths.pushListener('acme')).delete();
  await session('s1');
  const label = (sku: string, valid = true) => ({ name: 'Pallet', valid, data: { SKU: sku } });
  const reading = (address: string, labels: object[]) => ({
    address,
    checkedAt: Timestamp.fromMillis(500),
    employeeId: 'e',
    employeeName: 'E',
    status: 'read',
    labels,
    mif: { Boxes: 2 },
    results: {},
  });
  const parts = [[reading('A', [label('1')]), reading('B', [])], [reading('A', [label('2'), label('x', false)])]];
  for (const [index, records] of parts.entries()) {
    await at(docPaths.addressPart({ ...NORTH, session: 's1' }, index)).set({ index, records });
  }
});

const push = (query: Record<string, string> = {}, as = token) =>
  call(platform, {
    method: 'POST',
    url: '/triggerSessionPush',
    token: as,
    query: { domain: 'North Hall', session: 's1', company: 'acme', isForcedPush: 'true', ...query },
  });

it('API-13 sends the session with all its readings and records PUSHED', async () => {
  await own();
  expect(await push()).toEqual({ http: 200, key: 'sessions.pushTriggered', text: 'Session push triggered!' });
  expect(received).toMatchObject([
    {
      company: 'acme',
      domain: 'North Hall',
      session: { id: 's1', name: 's1', startTime: '1970-01-01T00:00:00.000Z' },
      records: [{ address: 'A', checkedAt: '1970-01-01T00:00:00.500Z' }, { address: 'B' }, { address: 'A' }],
    },
  ]);
  expect(await statusOf('s1')).toBe('PUSHED');
});

it('API-13 sends one entry for each address to a listener that wants flattened content', async () => {
  await own({ flattened: true, mergeLabels: true });
  await push();
  expect(received[0]?.records).toMatchObject([
    { address: 'A', data: { SKU: '1 | 2', Boxes: '2' } },
    { address: 'B', data: { Boxes: '2' } },
  ]);
});

it.each<[string, number]>([
  ['refuses', 500],
  ['sends on to somewhere else', 307],
])('ADD-LIST-05 DASH-07 is 502 and records FAILED when the listener %s', async (_title, status) => {
  await own();
  answer = status;
  expect(await push()).toMatchObject({ http: 502, code: 107, text: 'The push listener refused the session: %s' });
  expect(await statusOf('s1')).toBe('FAILED');
});

it.each([true, false])('ADD-27 (D-70) sends what an app has stored, whatever it is, with flattened: %s', async (flattened) => {
  await own({ flattened, mergeLabels: true });
  const { firestore } = platform.firebase;
  const odd = {
    address: 7,
    checkedAt: 'x',
    labels: [null, 'a', { data: 3 }, { data: { A: [1] } }],
    mif: 'none',
    more: firestore.doc('a/b'),
  };
  await at(docPaths.addressPart({ ...NORTH, session: 's1' }, 2)).set({ index: 2, records: [null, 'text', 7, new Date(0), odd] });
  await at(docPaths.addressPart({ ...NORTH, session: 's1' }, 3)).set({ index: 3, records: 'none' });
  expect(await push()).toMatchObject({ http: 200 });
  expect(received[0]!.records.at(-1)).toMatchObject({ address: 7 });
});

it('ADD-LIST-05 reports the listener’s status and the first 200 characters of its answer, without markup or marks that change the direction of text', async () => {
  await own();
  answer = 422;
  saying = `<b>no\u202E & never\n</b>${'😀'.repeat(1000)}`;
  const { args } = (await push()) as { args?: string[] };
  expect(args?.[0]).toMatch(/^422 \\u003cb\\u003eno\\u202e \\u0026 never\\u000a\\u003c\/b\\u003e(?:😀)+$/);
  expect([...(args?.[0]?.replace(/\\u[0-9a-f]{4}/g, '.') ?? '')]).toHaveLength('422 '.length + 200);
});

it('ADD-48 (D-141) of one user five pushes wait for a listener; a sixth is 961, and sends nothing', async () => {
  await own();
  const ends: (() => void)[] = [];
  meanwhile = () => new Promise<void>((resolve) => ends.push(resolve));
  const five = Array.from({ length: 5 }, () => push());
  while (received.length < 5) await setTimeout(10);
  expect(await push()).toMatchObject({ http: 429, code: 961, key: 'err.tooManyAtOnce' });
  expect(received).toHaveLength(5);
  meanwhile = () => Promise.resolve();
  ends.forEach((end) => end());
  expect((await Promise.all(five)).map(({ http }) => http)).toEqual([200, 200, 200, 200, 200]);
});

it('DASH-07 stores FAILED if the listener cannot be reached', async () => {
  await own({ url: 'http://127.0.0.1:1/' });
  expect(await push()).toMatchObject({ http: 502, code: 107, text: 'The push listener did not answer.' });
  expect(await statusOf('s1')).toBe('FAILED');
});

it('DASH-07 treats a listener that does not answer in time as unreachable', async () => {
  answer = null;
  const { port } = listener.address() as AddressInfo;
  const content = async function* () {
    yield JSON.stringify({ session: { id: 's1', name: 's1' }, records: [] });
  };
  expect(await deliver(new URL(`http://127.0.0.1:${port}/take`), content(), 's1', 300)).toEqual({ outcome: 'silent' });
});

it('DASH-07 the demo’s listener accepts every session except those with "fail" in their name', async () => {
  await session('s1', { name: 'Zone 4' });
  await session('s2', { name: 'Push fail count' });
  await push();
  await push({ session: 's2' });
  expect([await statusOf('s1'), await statusOf('s2')]).toEqual(['PUSHED', 'FAILED']);
});

it('PERM-10 a push is recorded, even if its session was removed meanwhile', async () => {
  await own();
  meanwhile = () => at(docPaths.session({ ...NORTH, session: 's1' })).delete();
  const records = platform.firebase.firestore.collection('companies/acme/audit').where('action', '==', 'sessions.push');
  const before = (await records.get()).size;
  expect(await push()).toMatchObject({ http: 200 });
  meanwhile = () => Promise.resolve();
  expect((await records.get()).size).toBe(before + 1);
  expect(await statusOf('s1')).toBeUndefined();
});

it('API-13 sends a pushed session again only if forced', async () => {
  await own();
  await session('s1', { pushStatus: 'PUSHED' });
  expect(await push({ isForcedPush: 'false' })).toMatchObject({ http: 200 });
  expect(received).toHaveLength(0);
  await push();
  expect(received).toHaveLength(1);
});

it.each<[string, number, number, Record<string, string>, object | null]>([
  ['920 for a session that is not there', 404, 920, { session: 's9' }, {}],
  ['920 for a path', 404, 920, { session: 's1/addresses/0' }, {}],
  ['924 for flattened results without merging', 400, 924, {}, { flattened: true }],
  ['925 without a transformer', 400, 925, {}, { transformer: null }],
  ['925 for a URL that may not be called', 400, 925, {}, { url: 'http://192.168.0.1/' }],
  ['980 for what excludes each other', 400, 980, { isRetry: 'true' }, {}],
  ['316 for a domain that is not there', 404, 316, { domain: 'Nowhere' }, {}],
  ['3 for another company', 403, 3, { company: 'norte' }, {}],
  ['900 without a session', 400, 900, { session: '' }, {}],
  ['214 for a text instead of yes or no', 400, 214, { isForcedPush: 'maybe' }, {}],
])('API-13 %s', async (_title, http, code, query, config) => {
  await own(config ?? {});
  expect(await push(query)).toMatchObject({ http, code });
  expect(received).toHaveLength(0);
  expect(await statusOf('s1')).toBe('PENDING');
});

it('API-13 925 for a company that has no listener, 3 for a moderator', async () => {
  await at(docPaths.company('acme')).update({ hasSessionPushListener: false });
  expect(await push()).toMatchObject({ code: 925 });
  expect(await push({}, moderator)).toMatchObject({ http: 403, code: 3 });
});

it('D-71 each hour one server sends waiting and failed sessions again', async () => {
  await own();
  await session('s2', { pushStatus: 'FAILED' });
  await session('s3', { pushStatus: 'PUSHED' });
  await session('s4', { pushStatus: 'PENDING', endTime: null });
  const services = { firebase: platform.firebase, demoListener: 'http://127.0.0.1:1/', timeBudget };
  const { signal } = new AbortController();
  await Promise.all([retryPushes(services, AbortSignal.abort()), retryPushes(services, AbortSignal.abort())]);
  expect(received).toEqual([]);
  await Promise.all([retryPushes(services, signal), retryPushes(services, signal)]);
  expect(received.map(({ session: { id } }) => id).sort()).toEqual(['s1', 's2']);
  expect(await statusOf('s2')).toBe('PUSHED');
  expect(await statusOf('s4')).toBe('PENDING');
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('by', '==', 'platform').get();
  expect(docs).toHaveLength(2);
});

it('(D-71) a session that is sent while it is counted stays PENDING, and is sent again when it has ended', async () => {
  await own();
  await session('growing', { pushStatus: 'PENDING', endTime: null });
  expect(await push({ session: 'growing', isForcedPush: 'true' })).toMatchObject({ http: 200 });
  expect(await statusOf('growing')).toBe('PENDING');
  await at(docPaths.session({ ...NORTH, session: 'growing' })).update({ endTime: Timestamp.fromMillis(1000) });
  await retryPushes({ firebase: platform.firebase, demoListener: 'http://127.0.0.1:1/', timeBudget }, new AbortController().signal);
  expect(await statusOf('growing')).toBe('PUSHED');
  expect(received.filter(({ session: { id } }) => id === 'growing')).toHaveLength(2);
});

it('ADD-27 (D-71) sessions that are still counted, however many, do not keep ended ones from being sent', async () => {
  await own();
  const open = Array.from({ length: 210 }, (_, nth) => `a-open-${nth}`);
  for (const id of open) await session(id, { pushStatus: 'PENDING', endTime: null });
  await session('z-ended', { pushStatus: 'PENDING' });
  await retryPushes({ firebase: platform.firebase, demoListener: 'http://127.0.0.1:1/', timeBudget }, new AbortController().signal);
  expect(await statusOf('z-ended')).toBe('PUSHED');
  for (const id of open) await at(docPaths.session({ ...NORTH, session: id })).delete();
});

it.each([
  'http://example.com/',
  'https://10.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'nonsense',
  7,
])('nothing is sent to %s in production', (url) => {
  expect(listenerUrl(url, false)).toBeNull();
});

it('pushes go to public hosts in production and only to this machine in the demo', () => {
  expect(listenerUrl('https://example.com/take', false)?.href).toBe('https://example.com/take');
  expect(listenerUrl('https://example.com/take', true)).toBeNull();
  expect(listenerUrl('http://localhost:1/', true)).toBeNull();
});
