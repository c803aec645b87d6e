import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { readMonth, readSessionQuality, type MonthOfQuality } from 'shared-kit/model/quality';
import { billedFor } from '../../testing/billed';
import { call } from '../../testing/console-calls';
import { endedAtEachStep } from '../../testing/ended-at-step';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createRemovals } from '../removals/removals';
import { evaluateEndedSessions } from './evaluate-ended-sessions';
import { removeOldMonths } from './remove-from-months';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const SOUTH: DomainRef = { company: 'acme', domain: 'South' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 4, 31, 10);

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: [NORTH.domain, SOUTH.domain] });
});
afterAll(() => platform.stop());

const doc = (path: string) => platform.firebase.firestore.doc(path);

beforeEach(async () => {
  await platform.firebase.firestore.recursiveDelete(doc(docPaths.company('acme')));
  await doc('platformWork/progressOfEndedSessions').delete();
  await doc(docPaths.company('acme')).set({ id: 'acme', authDomains: [NORTH.domain, SOUTH.domain] });
  for (const domain of [NORTH, SOUTH]) await writeDomain(platform.firebase, domain);
});

const at = (ms: number) => Timestamp.fromMillis(ms);
type Status = 'read' | 'empty' | 'invalid';
const reading = (address: string, employeeId: string, status: Status = 'read') => ({
  address,
  employeeId,
  employeeName: `Name of ${employeeId}`,
  status,
});

async function writeSession(domain: DomainRef, session: string, startTime: number, parts: unknown[]): Promise<void> {
  const ref = { ...domain, session };
  for (const [index, records] of parts.entries()) await doc(docPaths.addressPart(ref, index)).set({ index, records });
  await doc(docPaths.session(ref)).set({ name: `Count ${session}`, startTime: at(startTime), endTime: at(startTime + HOUR) });
}

const evaluateAll = (now = NOW) => evaluateEndedSessions(platform.firebase.firestore, { signal: new AbortController().signal, now });

async function month(of: DomainRef | 'acme', id = '2026-05'): Promise<MonthOfQuality | null> {
  const path = of === 'acme' ? firestorePaths.companyQuality(of) : firestorePaths.quality(of);
  const stored = await doc(`${path}/${id}`).get();
  return stored.exists ? readMonth(id, stored.data()!) : null;
}

const figures = (sessions: number, read: number, empty = 0, invalid = 0) => ({ sessions, read, empty, invalid, divergent: 0 });

async function markers(domain = NORTH) {
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.sessionQuality(domain)).get();
  return docs.map((one) => one.id);
}

const removeSessions = (domain: DomainRef, session: string[]) =>
  call(platform, {
    method: 'DELETE',
    url: '/sessions',
    token,
    parentUid: 'marcos',
    company: 'acme',
    query: { domain: domain.domain, session },
  });

describe('the months of a domain and its company', () => {
  it('ADD-95 D-171 have the readings of each ended session by hour, street and who counted', async () => {
    const hour = Date.UTC(2026, 4, 30, 8);
    await writeSession(NORTH, 'one', hour + 60_000, [
      [reading('G01020304', '17'), reading('G01020305', '17', 'empty')],
      [reading('G02020304', '18', 'invalid')],
    ]);
    await writeSession(SOUTH, 'two', hour, [[reading('G01020304', '17')]]);
    await doc(docPaths.session({ ...NORTH, session: 'open' })).set({ name: 'open', startTime: at(hour), endTime: null });
    await evaluateAll();
    expect(await month(NORTH)).toMatchObject({
      hours: [{ at: hour, domains: [], ...figures(1, 1, 1, 1) }],
      streets: [
        { domain: '', street: '02', ...figures(1, 0, 0, 1) },
        { domain: '', street: '01', ...figures(1, 1, 1) },
      ],
      people: [
        { id: '18', name: 'Name of 18', ...figures(1, 0, 0, 1) },
        { id: '17', name: 'Name of 17', ...figures(1, 1, 1) },
      ],
    });
    expect(await month('acme')).toMatchObject({
      hours: [{ at: hour, domains: ['North Hall', 'South'], ...figures(2, 2, 1, 1) }],
      streets: [
        { domain: 'North Hall', street: '02' },
        { domain: 'North Hall', street: '01' },
        { domain: 'South', street: '01', ...figures(1, 1) },
      ],
      people: [
        { id: '18', domains: ['North Hall'] },
        { id: '17', domains: ['North Hall', 'South'], ...figures(2, 2, 1) },
      ],
    });
    expect(readSessionQuality((await doc(`${firestorePaths.sessionQuality(NORTH)}/one`).get()).data()!)).toEqual({
      session: 'one',
      name: 'Count one',
      startTime: hour + 60_000,
      streets: ['02', '01'],
      people: ['18', '17'],
      ...figures(1, 1, 1, 1),
    });
  });

  it('ADD-95 D-171 have each session once, however often and by however many servers it is looked at', async () => {
    for (const nth of Array(12).keys()) await writeSession(nth % 2 ? NORTH : SOUTH, `s${nth}`, NOW - DAY, [[reading('G01020304', '17')]]);
    await Promise.all([evaluateAll(), evaluateAll()]);
    await evaluateAll(NOW + DAY);
    expect((await month('acme'))!.hours).toMatchObject([figures(12, 12)]);
    const again = await billedFor(() => evaluateAll(NOW + 2 * DAY));
    expect(again).toMatchObject({ writes: 1 });
    expect(again.reads).toBe(2 + 12 * 3);
  });

  it('ADD-95 D-171 cost what docs/scale.md says of one session', async () => {
    await writeSession(NORTH, 'one', NOW - DAY, [[reading('G01020304', '17')], [reading('G01020305', '17')]]);
    const once = await billedFor(() => evaluateAll());
    // The look of the hourly work, settings, parts and session, the transaction of the months; beside them its progress, counted twice.
    expect(once).toMatchObject({ reads: 3 + 1 + 2 + 1 + 5 + 2, writes: 4 + 2 });
  });

  it('ADD-95 D-171 get a session that was made searchable before, without its filters being written again', async () => {
    await writeSession(NORTH, 'one', NOW - DAY, [[reading('G01020304', '17')]]);
    await doc(`${firestorePaths.contents(NORTH)}/0:one`).set({ session: 'one', parts: 7 });
    await evaluateAll();
    expect((await month(NORTH))!.hours).toMatchObject([figures(1, 1)]);
    expect((await doc(`${firestorePaths.contents(NORTH)}/0:one`).get()).get('parts')).toBe(7);
  });

  it('ADD-95 D-171 have each session once after an interruption at any step', async () => {
    await writeSession(NORTH, 'one', NOW - DAY, [[reading('G01020304', '17')]]);
    await writeSession(SOUTH, 'two', NOW - DAY, [[reading('G01020304', '17')]]);
    const clear = async () => {
      for (const path of [
        firestorePaths.companyQuality('acme'),
        ...[NORTH, SOUTH].flatMap((one) => [firestorePaths.quality(one), firestorePaths.sessionQuality(one), firestorePaths.contents(one)]),
      ])
        await platform.firebase.firestore.recursiveDelete(platform.firebase.firestore.collection(path));
      await doc('platformWork/progressOfEndedSessions').delete();
    };
    const steps = await endedAtEachStep(platform.firebase, {
      before: clear,
      work: () => evaluateAll(),
      after: async () => {
        await evaluateAll(NOW + 1000);
        expect((await month('acme'))!.hours).toMatchObject([figures(2, 2)]);
      },
    });
    expect(steps).toBeGreaterThan(3);
  });

  it('ADD-95 D-171 have no session without readings, none of a time that is kept no more, and none of a domain that is being removed', async () => {
    await writeSession(NORTH, 'empty', NOW - DAY, []);
    await writeSession(NORTH, 'odd', NOW - DAY, ['x', [null, 7]]);
    await writeSession(NORTH, 'old', Date.UTC(2024, 3, 30), [[reading('G01020304', '17')]]);
    await writeSession(SOUTH, 'removed', NOW - DAY, [[reading('G01020304', '17')]]);
    await doc(docPaths.domain(SOUTH)).update({ removal: { done: 0, total: 1 } });
    await evaluateAll();
    expect([await month('acme'), await month(NORTH), await month('acme', '2024-04')]).toEqual([null, null, null]);
    expect(await markers()).toEqual(['empty', 'odd', 'old']);
    expect(await markers(SOUTH)).toEqual([]);
    const { docs } = await platform.firebase.firestore
      .collection(firestorePaths.sessionQuality(NORTH))
      .where('startTime', '>=', at(0))
      .orderBy('startTime', 'desc')
      .get();
    expect(docs).toEqual([]);
  });

  it('ADD-95 D-171 of which the figures are kept no more are removed', async () => {
    for (const [of, id] of [
      [NORTH, '2024-05'],
      [NORTH, '2024-04'],
      ['acme', '2024-04'],
      ['acme', '2026-05'],
    ] as const)
      await doc(`${of === 'acme' ? firestorePaths.companyQuality(of) : firestorePaths.quality(of)}/${id}`).set({
        month: id,
        figures: '{}',
      });
    await removeOldMonths(platform.firebase.firestore, { signal: new AbortController().signal, now: NOW });
    expect(await month(NORTH, '2024-04')).toBeNull();
    expect(await month('acme', '2024-04')).toBeNull();
    expect(await month(NORTH, '2024-05')).not.toBeNull();
    expect(await month('acme', '2026-05')).not.toBeNull();
  });
});

it('ADD-95 D-171 a session that cannot be added is tried again the next time, and holds up no other', async () => {
  await writeSession(NORTH, 'one', NOW - 20 * DAY, [[reading('G01020304', '17')]]);
  await writeSession(SOUTH, 'two', NOW - DAY, [[reading('G01020304', '17')]]);
  const { firestore } = platform.firebase;
  const collection = firestore.collection.bind(firestore);
  jest.spyOn(firestore, 'collection').mockImplementation((path) => {
    if (path === firestorePaths.settings(NORTH)) throw new Error('broken');
    return collection(path);
  });
  await expect(evaluateAll()).rejects.toThrow('Some sessions could not be evaluated.');
  jest.restoreAllMocks();
  expect((await month('acme'))!.hours).toMatchObject([figures(1, 1)]);
  expect((await doc('platformWork/progressOfEndedSessions').get()).get('failed')).toEqual([docPaths.session({ ...NORTH, session: 'one' })]);
  // Nothing but what failed is looked at again.
  const again = await billedFor(() => evaluateAll(NOW + HOUR));
  expect(again.reads).toBeLessThan(20);
  expect((await doc('platformWork/progressOfEndedSessions').get()).get('failed')).toEqual([]);
  expect((await month('acme'))!.hours).toMatchObject([figures(1, 1), figures(1, 1)]);
});

describe('what is removed', () => {
  beforeEach(async () => {
    await writeSession(NORTH, 'one', NOW - DAY, [[reading('G01020304', '17'), reading('G02020304', '18', 'invalid')]]);
    await writeSession(NORTH, 'two', NOW - 2 * DAY, [[reading('G01020304', '17', 'empty')]]);
    await writeSession(SOUTH, 'three', NOW - DAY, [[reading('G01020304', '17')]]);
    await evaluateAll();
  });

  it('ADD-95 D-171 a session takes its figures out of the months of domain and company', async () => {
    await removeSessions(NORTH, ['one']);
    expect(await markers()).toEqual(['two']);
    expect(await month(NORTH)).toMatchObject({ hours: [figures(1, 0, 1)], streets: [{ street: '01' }], people: [{ id: '17' }] });
    expect(await month('acme')).toMatchObject({
      hours: [
        { domains: ['North Hall'], ...figures(1, 0, 1) },
        { domains: ['South'], ...figures(1, 1) },
      ],
      people: [{ id: '17', domains: ['North Hall', 'South'], ...figures(2, 1, 1) }],
    });
    await removeSessions(NORTH, ['two']);
    expect(await month(NORTH)).toBeNull();
    expect(await month('acme')).toMatchObject({ hours: [{ domains: ['South'] }], people: [{ domains: ['South'] }] });
  });

  it('ADD-95 D-171 a domain takes its share out of the months of its company, and its own go', async () => {
    await call(platform, {
      method: 'DELETE',
      url: '/domains',
      token,
      parentUid: 'marcos',
      company: 'acme',
      body: { domain: NORTH.domain },
    });
    expect(await month('acme')).toMatchObject({
      hours: [{ domains: ['South'], ...figures(1, 1) }],
      streets: [{ domain: 'South', ...figures(1, 1) }],
      people: [{ id: '17', domains: ['South'], ...figures(1, 1) }],
    });
    expect([await month(NORTH), await markers()]).toEqual([null, []]);
  });

  it('ADD-95 D-171 is subtracted once, also after an interruption at any step', async () => {
    const { firebase } = platform;
    const marker = doc(`${firestorePaths.removals('acme')}/m`);
    const before = await month('acme');
    let nth = 0;
    await endedAtEachStep(firebase, {
      before: async () => {
        nth += 1;
        await writeSession(NORTH, `gone${nth}`, NOW - DAY, [[reading('G09020304', '19', 'invalid')]]);
        await evaluateAll(NOW + nth * DAY);
        expect((await month('acme'))!.hours).toHaveLength(before!.hours.length);
        await doc(docPaths.session({ ...NORTH, session: `gone${nth}` })).delete();
        await marker.set({ ...NORTH, sessions: [`gone${nth}`] });
      },
      work: () => createRemovals(firebase).finish(marker, { domain: NORTH, sessions: [`gone${nth}`] }),
      after: async () => {
        await createRemovals(firebase).finish(marker, { domain: NORTH, sessions: [`gone${nth}`] });
        expect(await month('acme')).toEqual(before);
      },
    });
    expect(nth).toBeGreaterThan(2);
  });
});

it('ADD-95 D-171 a session is in its month within seconds of its end', async () => {
  const following = await startTestPlatform({ followsChanges: true });
  try {
    await following.started();
    const { firestore } = following.firebase;
    await firestore.doc(docPaths.company('acme')).set({ id: 'acme' });
    await writeDomain(following.firebase, NORTH);
    const ref = { ...NORTH, session: 'one' };
    const start = Date.now() - HOUR;
    await firestore.doc(docPaths.session(ref)).set({ name: 'one', startTime: at(start), endTime: null });
    await firestore.doc(docPaths.addressPart(ref, 0)).set({ index: 0, records: [reading('G01020304', '17')] });
    await firestore.doc(docPaths.session(ref)).update({ endTime: at(Date.now()) });
    const path = `${firestorePaths.companyQuality('acme')}/${new Date(start).toISOString().slice(0, 7)}`;
    let stored = await firestore.doc(path).get();
    for (const end = Date.now() + 5000; !stored.exists && Date.now() < end; stored = await firestore.doc(path).get()) await sleep(50);
    expect(readMonth('now', stored.data() ?? {}).hours).toMatchObject([figures(1, 1)]);
    expect((await firestore.doc(`${firestorePaths.contents(NORTH)}/0:one`).get()).exists).toBe(true);
  } finally {
    await following.stop();
    // The listeners report the end of their streams a little later, which must not be after the end of the test.
    await sleep(300);
  }
});
