import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, nextPushTry, type DomainRef } from 'shared-kit/model';
import { timeBudget } from '../../http/time-budget';
import { billedFor } from '../../testing/billed';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { retryPushes } from './retry-pushes';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NORTH: DomainRef = { company: 'acme', domain: 'North' };
const SOUTH: DomainRef = { company: 'norte', domain: 'South' };
const NOWHERE = 'http://127.0.0.1:1/';

let platform: TestPlatform;
let listener: Server;
/** Ids of the sessions that the listener has received. */
let received: string[] = [];
let contents: DocumentData[] = [];
let answer: (id: string, response: ServerResponse, request: IncomingMessage) => void;

beforeAll(async () => {
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { session } = JSON.parse(body) as { session: DocumentData & { id: string } };
      received.push(session.id);
      contents.push(session);
      answer(session.id, response, request);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  platform = await startTestPlatform();
  await platform.started();
});

afterAll(async () => {
  listener.closeAllConnections();
  listener.close();
  await platform.stop();
});

const at = (path: string) => platform.firebase.firestore.doc(path);
const taken = (_id: string, response: ServerResponse) => void response.writeHead(200).end();
const refused = (_id: string, response: ServerResponse) => void response.writeHead(500).end();
const silent = (_id: string, _response: ServerResponse, request: IncomingMessage) => void request.socket.destroy();

async function company(id: string, domain: string, url?: string): Promise<void> {
  await at(docPaths.company(id)).set({ id, hasSessionPushListener: true, authDomains: [domain] });
  await at(docPaths.domain({ company: id, domain })).set({ name: domain });
  const own = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  await at(docPaths.pushListener(id)).set({ url: url ?? own, transformer: 'records' });
}

beforeEach(async () => {
  received = [];
  contents = [];
  answer = taken;
  for (const { ref } of (await platform.firebase.firestore.collection(firestorePaths.companies()).get()).docs)
    await platform.firebase.firestore.recursiveDelete(ref);
  await company('acme', 'North');
});

const ended = { startTime: Timestamp.fromMillis(0), endTime: Timestamp.fromMillis(1000), total: 0 };
const session = (id: string, changes: DocumentData = {}, domain = NORTH) =>
  at(docPaths.session({ ...domain, session: id })).set({ name: id, ...ended, pushStatus: 'PENDING', ...changes });
const stored = async (id: string, domain = NORTH) => (await at(docPaths.session({ ...domain, session: id })).get()).data()!;
const statesOf = async (ids: readonly string[], domain = NORTH) =>
  Promise.all(ids.map(async (id) => (await stored(id, domain))['pushStatus'] as unknown));
const moment = (ms: number) => Timestamp.fromMillis(ms);
/** A session whose push first failed so long ago. */
const failed = (ago: number, nextAt: number | null, changes: DocumentData = {}) => ({
  pushStatus: 'FAILED',
  pushCompany: 'acme',
  pushFailedAt: moment(Date.now() - ago),
  pushNextTryAt: nextAt === null ? null : moment(nextAt),
  ...changes,
});
const records = async () => (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).get()).size;

const { signal } = new AbortController();
const left = new Map<string, number>();
const measures = { pushed: () => {}, pushesLeft: (of: string, sessions: number) => void left.set(of, sessions) };
const retry = () => retryPushes({ firebase: platform.firebase, demoListener: NOWHERE, timeBudget, measures }, signal);

describe('a listener that does not answer', () => {
  it('D-71 delays the sessions of no other company', async () => {
    await company('norte', 'South');
    let goOn = () => {};
    const hangs = new Promise<void>((resolve) => (goOn = resolve));
    const others = ['n1', 'n2', 'n3'];
    answer = (id, response) => {
      if (id.startsWith('n')) taken(id, response);
      else void hangs.then(() => taken(id, response));
    };
    for (const id of ['a1', 'a2']) await session(id);
    for (const id of others) await session(id, {}, SOUTH);
    const running = retry();
    while ((await statesOf(others, SOUTH)).some((state) => state !== 'PUSHED')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(received.filter((id) => id.startsWith('a'))).toHaveLength(1);
    goOn();
    await running;
    expect(await statesOf(['a1', 'a2'])).toEqual(['PUSHED', 'PUSHED']);
  });

  it('D-71 ADD-61 is not tried again in this hour after three silent answers in a row, and the rest counts as left', async () => {
    answer = silent;
    const ids = ['s1', 's2', 's3', 's4', 's5'];
    for (const id of ids) await session(id);
    await retry();
    expect(received).toHaveLength(3);
    expect((await statesOf(ids)).filter((state) => state === 'PENDING')).toHaveLength(2);
    expect(left.get('acme')).toBe(2);
  });

  it('D-71 is tried on after an answer between silent ones, also after one that refuses', async () => {
    answer = (...given) => (given[0] === 's3' ? refused : silent)(given[0], given[1], given[2]);
    for (const id of ['s1', 's2', 's3', 's4', 's5']) await session(id);
    await retry();
    expect(received).toEqual(['s1', 's2', 's3', 's4', 's5']);
  });
});

describe('the next try', () => {
  it.each([
    ['a session that was never tried', { pushStatus: 'PENDING' }, 0],
    ['one that waits again after an earlier failure', failed(30 * DAY, null, { pushStatus: 'PENDING' }), 0],
    ['one that first failed three hours ago', failed(3 * HOUR, 0), 3 * HOUR],
    ['one that first failed five days ago', failed(5 * DAY, 0), 5 * DAY],
  ])('D-71 of %s follows from its first failure', async (_title, before, ago) => {
    answer = refused;
    await session('s1', before);
    const began = Date.now();
    await retry();
    const { pushStatus, pushFailedAt, pushNextTryAt } = await stored('s1');
    const failedAt = (pushFailedAt as Timestamp).toMillis();
    expect(Math.abs(began - ago - failedAt)).toBeLessThan(60_000);
    expect(pushStatus).toBe('FAILED');
    expect((pushNextTryAt as Timestamp).toMillis()).toBe(nextPushTry(failedAt, began));
  });

  it('D-71 does not come before its hour', async () => {
    await session('s1', failed(HOUR, Date.now() + 60_000));
    await retry();
    expect(received).toEqual([]);
  });

  it.each([
    ['was made an hour before they are over', 7 * DAY - HOUR, ['s1']],
    ['was not made in time', 7 * DAY + HOUR, []],
  ])('D-71 does not come after seven days from the first failure when the last one %s', async (_title, ago, tried) => {
    answer = refused;
    await session('s1', failed(ago, 0));
    await retry();
    expect(received).toEqual(tried);
    if (tried.length === 0) expect(await stored('s1')).toMatchObject({ pushStatus: 'FAILED', pushNextTryAt: null });
  });

  it('D-71 does not come for a session that stays open, which is given up as all others', async () => {
    await session('open', failed(HOUR, 0, { endTime: null }));
    await session('left', failed(8 * DAY, 0, { endTime: null }));
    await retry();
    expect(received).toEqual([]);
    expect(await stored('open')).toMatchObject({ pushNextTryAt: moment(0) });
    expect(await stored('left')).toMatchObject({ pushStatus: 'FAILED', pushNextTryAt: null });
  });

  it('D-71 is planned for failed sessions of older versions, which are due at once and then as all others', async () => {
    answer = refused;
    await session('old', { pushStatus: 'FAILED', pushTriedAt: Date.now() - HOUR });
    await retry();
    expect(received).toEqual(['old']);
    const { pushNextTryAt } = await stored('old');
    expect((pushNextTryAt as Timestamp).toMillis()).toBeGreaterThan(Date.now());
    await retry();
    expect(received).toEqual(['old']);
  });

  it('D-71 is gone with everything that was stored of failures once the session is taken', async () => {
    await session('s1', failed(HOUR, 0, { pushTriedAt: 7 }));
    await retry();
    expect(await stored('s1')).toEqual({ name: 's1', ...ended, pushStatus: 'PUSHED' });
  });

  it('API-13 the listener is sent none of what the platform stores for it', async () => {
    await session('s1', failed(HOUR, 0, { pushTriedAt: 7 }));
    await retry();
    expect(Object.keys(contents[0]!).sort()).toEqual(['endTime', 'id', 'name', 'startTime', 'total']);
  });
});

it('D-71 sessions that are still open, and those of a domain that is being removed, are not sent', async () => {
  await session('open', { endTime: null });
  await at(docPaths.domain({ ...NORTH, domain: 'Old' })).set({ name: 'Old', removal: { done: 0, total: 1 } });
  await session('old', {}, { ...NORTH, domain: 'Old' });
  await company('acme2', 'Far');
  await at(docPaths.company('acme2')).update({ hasSessionPushListener: false });
  await session('far', {}, { company: 'acme2', domain: 'Far' });
  await retry();
  expect(received).toEqual([]);
});

it('D-71 a failure is recorded once, and again what changes it', async () => {
  answer = refused;
  await session('s1');
  await retry();
  expect(await records()).toBe(1);
  const again = () => at(docPaths.session({ ...NORTH, session: 's1' })).update({ pushNextTryAt: moment(0), pushTriedAt: 0 });
  await again();
  await retry();
  expect(received).toHaveLength(2);
  expect(await records()).toBe(1);
  answer = taken;
  await again();
  await retry();
  expect(await records()).toBe(2);
});

describe('the bill of an hour', () => {
  it('D-71 a failed try costs at most 3 reads beside the parts of its session, 2 writes and no record', async () => {
    answer = refused;
    const hour = async (sessions: number) => {
      for (let index = 0; index < sessions; index += 1) {
        await session(`s${index}`, failed(3 * HOUR, 0));
        await at(docPaths.addressPart({ ...NORTH, session: `s${index}` }, 0)).set({ index: 0, records: [] });
      }
      return billedFor(retry);
    };
    const few = await hour(2);
    const many = await hour(8);
    expect(received).toHaveLength(10);
    // One read of each session is that of its only part; pages of the search end with an answer that may be empty.
    expect(many.reads - few.reads).toBeLessThanOrEqual(6 * (3 + 1) + 1);
    expect(many.writes - few.writes).toBe(6 * 2);
    expect(await records()).toBe(0);
  });

  it('D-71 the search costs the same however many domains and given-up sessions there are', async () => {
    const before = await billedFor(retry);
    for (let index = 0; index < 12; index += 1) {
      await at(docPaths.domain({ ...NORTH, domain: `D${index}` })).set({ name: `D${index}` });
      await session(`g${index}`, failed(8 * DAY, null), { ...NORTH, domain: `D${index}` });
    }
    expect(await billedFor(retry)).toEqual(before);
    expect(before).toMatchObject({ reads: 3, writes: 0 });
  });

  it('D-71 a silent listener costs no more for many waiting sessions than for some', async () => {
    answer = silent;
    const hour = async (sessions: number) => {
      for (let index = 0; index < sessions; index += 1) await session(`s${index}`, failed(3 * HOUR, 0));
      return billedFor(retry);
    };
    const some = await hour(10);
    expect(await hour(25)).toEqual(some);
  });
});
