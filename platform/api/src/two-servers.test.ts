import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { buildApi } from './app';
import { connectFirebase, type Firebase } from './firebase/firebase';
import { onOneServer } from './work/schedule/one-server';
import { retryPushes } from './work/pushes/retry-pushes';
import { timeBudget } from './http/time-budget';
import { createRemovals } from './work/removals/removals';
import { beginRemoval, domainRemovalRef } from './work/removals/removal';
import { apiCaller } from './testing/api-caller';
import { writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';

const SECRET = 'a secret of at least thirty-two bytes';
const NORTH: DomainRef = { company: 'acme', domain: 'North' };
const PER_DAY = 6;

/** Two API servers on one Firebase, as behind a balancer. */
let platform: TestPlatform;
let secondFirebase: Firebase;
let second: FastifyInstance;
let listener: Server;
let listenerUrl: string;
let pushed: string[] = [];
let keyUser: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      pushed.push((JSON.parse(body) as { session: { id: string } }).session.id);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  listenerUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  const options = {
    settings: { keySecret: SECRET, callLimits: { perDay: PER_DAY, perMinute: 100 } },
    demoListener: listenerUrl,
    followsChanges: true,
  };
  platform = await startTestPlatform(options);
  await writeDomain(platform.firebase, NORTH);
  await at(docPaths.task(NORTH, 'Done')).set({ name: 'Done', state: 'COMPLETED', createdDate: Timestamp.now() });
  await platform.firebase.firestore.doc(docPaths.company('acme')).set({ id: 'acme', hasSessionPushListener: true, authDomains: ['North'] });
  const { connection, jwksUrl } = platform;
  secondFirebase = connectFirebase(connection);
  second = fastify({ logger: { level: 'error' } });
  await second.register(buildApi, { prefix: '/api', firebase: secondFirebase, jwksUrl, ...options });
  await Promise.all([platform.app.ready(), second.ready()]);
  keyUser = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
});

afterAll(async () => {
  await second.close();
  await secondFirebase.close();
  await platform.stop();
  listener.close();
  // The listeners report the end of their streams a little later, which must not be after the end of the test.
  await new Promise((resolve) => setTimeout(resolve, 300));
});

const firebases = () => [platform.firebase, secondFirebase];
const at = (path: string) => platform.firebase.firestore.doc(path);
const signal = new AbortController().signal;

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('ERR-36 (D-94) two servers share the limits of an API key', async () => {
  await call('POST', 'keys', { token: keyUser, parentUid: 'mod', body: { description: 'Shared', authDomains: ['North'] } });
  const [key] = (await platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).get()).docs;
  const codes: number[] = [];
  for (let index = 0; index < PER_DAY + 4; index += 1) {
    const app = index % 2 ? platform.app : second;
    const { statusCode } = await app.inject({ url: '/api/tasks?domain=North', headers: { 'x-api-key': key!.get('token') as string } });
    codes.push(statusCode);
  }
  expect(codes).toEqual([...Array<number>(PER_DAY).fill(200), ...Array<number>(4).fill(429)]);
});

it('DASH-07 each waiting session is pushed by one of two servers', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `s${index}`);
  for (const session of ids) {
    const times = { startTime: Timestamp.now(), endTime: Timestamp.now() };
    await at(docPaths.session({ ...NORTH, session })).set({ name: session, pushStatus: 'PENDING', total: 0, ...times });
  }
  pushed = [];
  const servers = firebases().map((firebase) => ({ firebase, demoListener: listenerUrl, timeBudget }));
  await Promise.all(servers.map((services) => retryPushes(services, signal)));
  expect([...pushed].sort()).toEqual([...ids].sort());
});

it('a removal is continued by one of two servers, and by the other if that one ends', async () => {
  const { firestore } = platform.firebase;
  const marker = domainRemovalRef(firestore, { company: 'acme', domain: 'Old' });
  const mark = (leaseUntil: number) =>
    firestore.runTransaction(async (transaction) => {
      await transaction.get(marker);
      beginRemoval(transaction, marker, { domain: { company: 'acme', domain: 'Old' }, sessions: undefined });
      transaction.update(marker, { leaseUntil });
    });
  const removals = firebases().map((firebase) => createRemovals(firebase));
  await mark(Date.now() + 60_000);
  expect(await Promise.all(removals.map((one) => one.resume(marker)))).toEqual([false, false]);
  await marker.update({ leaseUntil: Date.now() - 1 });
  const taken = await Promise.all(removals.map((one) => one.resume(marker)));
  // The second finds the lease of the first, or nothing left to do.
  expect(taken).toContain(true);
  expect((await marker.get()).exists).toBe(false);
  for (const one of removals) one.close();
});

describe('hourly work of two servers', () => {
  const run = { signal };
  /** The hour may turn while this runs. */
  const now = Date.now();
  const shared = (name: string) => at(`platformWork/${name}`);

  const HOUR = 3_600_000;

  it('is done by one of them, at the full hour and at their start', async () => {
    const doneBy: number[] = [];
    const work = (index: number) => async () => {
      doneBy.push(index);
      await new Promise((resolve) => setTimeout(resolve, 200));
    };
    const first = onOneServer(platform.firebase, 'tested', run, work(0), now);
    // Starts before or after the other server's work has begun; in both cases it ends when the work is done.
    const other = onOneServer(secondFirebase, 'tested', run, work(1), now);
    await Promise.race([first, other]);
    await onOneServer(secondFirebase, 'tested', run, work(2), now);
    expect(doneBy).toHaveLength(1);
    expect([0, 1]).toContain(doneBy[0]);
    await Promise.all([first, other]);
    expect(doneBy).toHaveLength(1);
  });

  it('ADD-COMPANY-07 is not done again by servers that start later in the hour, but in the next one', async () => {
    const full = now - (now % HOUR);
    const begun: number[] = [];
    const startAt = (time: number) => onOneServer(secondFirebase, 'started', run, () => Promise.resolve(void begun.push(time)), time);
    for (const time of [full - 1, full, full + 1, full + 30 * 60_000, full + HOUR - 1, full + HOUR]) await startAt(time);
    expect(begun).toEqual([full - 1, full, full + HOUR]);
  });

  it('is done by the other if the first one dies or fails', async () => {
    await shared('died').set({ leaseUntil: Date.now() + 300, begunAt: 0 });
    let done = 0;
    await onOneServer(secondFirebase, 'died', run, () => Promise.resolve(void (done += 1)));
    expect(done).toBe(1);
    await expect(onOneServer(platform.firebase, 'failed', run, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await onOneServer(secondFirebase, 'failed', run, () => Promise.resolve(void (done += 1)));
    expect(done).toBe(2);
  });

  it('does not delay the closing of a waiting server', async () => {
    await shared('long').set({ leaseUntil: Date.now() + 60_000, begunAt: 0 });
    const closing = new AbortController();
    const waits = onOneServer(secondFirebase, 'long', { signal: closing.signal }, () => Promise.reject(new Error('begun')));
    closing.abort();
    await waits;
  });

  it('ADD-COMPANY-07 writes each summary once when both start', async () => {
    await eventually(async () => Number((await shared('summaries').get()).get('begunAt')) > 0);
    expect((await at(docPaths.summary(NORTH)).get()).exists).toBe(true);
  });
});

it('ADD-HOME-06 writes a summary once after a change that both observe', async () => {
  const summary = at(docPaths.summary(NORTH));
  const versions: string[] = [];
  const stop = summary.onSnapshot((stored) => versions.push(JSON.stringify([stored.get('failedPushes'), stored.get('openTasks')])));
  const task = at(docPaths.task(NORTH, 'T'));
  await task.set({ name: 'T', state: 'PENDING', createdDate: FieldValue.serverTimestamp(), addressesCount: 4 });
  await eventually(() => versions.at(-1) === '[0,1]');
  // Time in which the other server would write too.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  stop();
  expect(versions.filter((version) => version === '[0,1]')).toHaveLength(1);
});
