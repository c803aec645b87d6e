import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { HOUR_MS, readSummary } from 'shared-kit/model/overview';
import { call } from '../../testing/console-calls';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { refreshSummaries } from './refresh-summaries';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const DAY = 24 * HOUR_MS;

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({ followsChanges: true });
  await platform.app.ready();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: [NORTH.domain] });
});

afterAll(async () => {
  await platform.stop();
  // The listeners report the end of their streams a little later, which must not be after the end of the test.
  await new Promise((resolve) => setTimeout(resolve, 300));
});

beforeEach(async () => {
  const { firestore } = platform.firebase;
  for (const company of ['acme', 'norte']) await firestore.recursiveDelete(firestore.doc(docPaths.company(company)));
  await firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: [NORTH.domain] });
  await writeDomain(platform.firebase, NORTH);
});

async function session(id: string, fields: object): Promise<void> {
  await platform.firebase.firestore
    .doc(docPaths.session({ ...NORTH, session: id }))
    .set({ name: `Session ${id}`, pushStatus: null, ...fields });
}

const at = (ms: number) => Timestamp.fromMillis(ms);
const figures = (total: number, empty = 0, invalid = 0) => ({ total, empty, invalid });

async function summary(ref = NORTH) {
  const stored = await platform.firebase.firestore.doc(docPaths.summary(ref)).get();
  return stored.exists ? readSummary(ref.domain, stored.data()!) : null;
}

async function eventually(check: (found: Awaited<ReturnType<typeof summary>>) => boolean) {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await summary();
    if (check(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The summary stayed ${JSON.stringify(await summary())}`);
}

const refresh = (now = Date.now()) => refreshSummaries(platform.firebase.firestore, { now });

describe('the hourly summaries', () => {
  it('ADD-COMPANY-07 have the figures of two weeks by the hour', async () => {
    const now = Date.now();
    const hour = Math.floor((now - 3 * DAY) / HOUR_MS) * HOUR_MS;
    await session('a', { startTime: at(hour + 60_000), ...figures(10, 2, 1) });
    await session('b', { startTime: at(hour + 120_000), ...figures(5) });
    await session('c', { startTime: at(now - 60_000), ...figures(7, 0, 7) });
    await session('old', { startTime: at(now - 40 * DAY), ...figures(1000) });
    await refresh(now);
    expect(await summary()).toMatchObject({
      hours: [
        { at: hour, sessions: 2, total: 15, empty: 2, invalid: 1 },
        { sessions: 1, total: 7, invalid: 7 },
      ],
      readings: 22,
      lastStart: now - 60_000,
    });
  });

  it('ADD-COMPANY-07 tolerate sessions without start or figures, and with texts for numbers', async () => {
    await session('none', { total: 5 });
    await session('null', { startTime: null, total: 5 });
    await session('text', { startTime: 'yesterday', total: 5 });
    await session('odd', { startTime: at(Date.now() - HOUR_MS), total: 'many', empty: -3, invalid: Infinity });
    await refresh();
    expect((await summary())!.hours).toMatchObject([{ sessions: 1, total: 0, empty: 0, invalid: 0 }]);
  });

  it('ADD-COMPANY-07 follow a growing session, and keep the figures of older days', async () => {
    const now = Date.now();
    await session('old', { startTime: at(now - 5 * DAY), ...figures(30) });
    await session('open', { startTime: at(now - HOUR_MS), ...figures(10) });
    await refresh(now);
    await session('open', { startTime: at(now - HOUR_MS), ...figures(50) });
    await refresh(now + 60_000);
    expect(await summary()).toMatchObject({ readings: 80 });
  });

  it('ADD-COMPANY-07 include sessions that an app sends days later', async () => {
    const now = Date.now();
    await session('known', { startTime: at(now - 4 * DAY), ...figures(30) });
    await refresh(now);
    await session('late', { startTime: at(now - 6 * DAY), ...figures(12) });
    await refresh(now + 60_000);
    expect(await summary()).toMatchObject({ readings: 42 });
  });

  it('ADD-COMPANY-07 are the same if they are computed again at any time', async () => {
    const now = Date.now();
    for (let day = 0; day < 13; day += 1) {
      await session(`s${day}`, { startTime: at(now - day * DAY - HOUR_MS), ...figures(day + 1) });
      if (day % 4 === 0) await refresh(now - (13 - day) * 60_000);
    }
    await refresh(now);
    const kept = await summary();
    await platform.firebase.firestore.doc(docPaths.summary(NORTH)).delete();
    await refresh(now);
    expect((await summary())!.readings).toBe(91);
    expect(kept!.lastStart).toBe((await summary())!.lastStart);
  });

  it('ADD-HOME-06 D-71 count failed pushes and name the newest, with the plan of its tries', async () => {
    const now = Date.now();
    await session('f1', { startTime: at(now - 2 * HOUR_MS), pushStatus: 'FAILED' });
    await session('f2', {
      startTime: at(now - HOUR_MS),
      pushStatus: 'FAILED',
      name: 'Dock',
      pushFailedAt: at(now - HOUR_MS),
      pushNextTryAt: null,
    });
    await session('ok', { startTime: at(now), pushStatus: 'PUSHED' });
    await refresh(now);
    expect(await summary()).toMatchObject({
      failedPushes: 2,
      newestFailed: { id: 'f2', name: 'Dock', startTime: now - HOUR_MS, pushTries: { failedAt: now - HOUR_MS, nextAt: null } },
    });
  });

  it('ADD-HOME-06 name the oldest open tasks with their progress', async () => {
    const { firestore } = platform.firebase;
    const task = (name: string, state: string, age: number, more = {}) =>
      firestore.doc(docPaths.task(NORTH, name)).set({ name, state, createdDate: at(Date.now() - age * DAY), addressesCount: 90, ...more });
    await task('Done', 'COMPLETED', 9);
    await task('Odd', 'ARCHIVED', 9);
    await task('Oldest', 'STARTED', 4, { sessionId: 'run' });
    // Restarted (D-69): it names the session of before.
    await task('Second', 'PENDING', 3, { sessionId: 'run' });
    await task('Third', 'UPLOADING', 2);
    await task('Young', 'PENDING', 0);
    await session('run', { startTime: at(Date.now()), ...figures(61) });
    await refresh();
    const { openTasks, tasks } = (await summary())!;
    expect(openTasks).toBe(4);
    expect(tasks).toMatchObject([
      { name: 'Oldest', read: 61, addressesCount: 90, sessionId: 'run' },
      { name: 'Second', read: null },
      { name: 'Third', read: null },
    ]);
  });

  it('ADD-COMPANY-07 D-71 of all other domains are written when one domain cannot be summed up', async () => {
    const { firestore } = platform.firebase;
    const SOUTH = { company: 'norte', domain: 'South Hall' };
    await firestore.doc(docPaths.company('norte')).set({ id: 'norte', authDomains: ['South Hall'] });
    await writeDomain(platform.firebase, SOUTH);
    const doc = firestore.doc.bind(firestore);
    const broken = jest.spyOn(firestore, 'doc').mockImplementation((path) => {
      if (path === docPaths.summary(NORTH)) throw new Error('broken');
      return doc(path);
    });
    await expect(refresh()).rejects.toThrow('Some domains could not be summed up.');
    broken.mockRestore();
    expect(await summary(SOUTH)).not.toBeNull();
  });

  it('ADD-HOME-06 name a task whose session has no valid id', async () => {
    const task = { name: 'T', state: 'STARTED', createdDate: at(0), addressesCount: 4, sessionId: 'a/b' };
    await platform.firebase.firestore.doc(docPaths.task(NORTH, 'T')).set(task);
    await refresh();
    expect((await summary())?.tasks).toMatchObject([{ id: 'T', sessionId: 'T', read: null }]);
  });

  it('ADD-HOME-06 mark a domain without a moderator', async () => {
    const domains = { nobody: { company: 'acme', domain: 'Nobody' }, key: { company: 'acme', domain: 'Of a key user' } };
    for (const domain of Object.values(domains)) await writeDomain(platform.firebase, domain);
    await platform.signUp({ uid: 'both', keyUser: true, moderator: true, companies: ['norte', 'acme'], authDomains: [domains.key.domain] });
    await platform.signUp({ uid: 'elsewhere', moderator: true, companies: ['norte'], authDomains: [domains.nobody.domain] });
    await refresh();
    expect(await summary()).toMatchObject({ noModerator: false });
    expect(await summary(domains.key)).toMatchObject({ noModerator: false });
    expect(await summary(domains.nobody)).toMatchObject({ noModerator: true });
  });

  it('ADD-FIND-06 add names for searches to sessions that apps have written', async () => {
    await session('new', { name: 'Contagem  às CEGAS', startTime: at(Date.now() - HOUR_MS) });
    await session('renamed', { name: 'Second', searchName: 'first', startTime: at(Date.now() - HOUR_MS) });
    await session('odd', { name: 7, startTime: at(Date.now() - HOUR_MS) });
    await refresh();
    const stored = await platform.firebase.firestore.collection(firestorePaths.sessions(NORTH)).get();
    expect(Object.fromEntries(stored.docs.map((one) => [one.id, one.get('searchName') as unknown]))).toEqual({
      new: 'contagem as cegas',
      renamed: 'second',
      odd: undefined,
    });
    const before = stored.docs.map(({ updateTime }) => updateTime.toMillis());
    await refresh();
    const after = await platform.firebase.firestore.collection(firestorePaths.sessions(NORTH)).get();
    expect(after.docs.map(({ updateTime }) => updateTime.toMillis())).toEqual(before);
  });

  it('are not written if nothing has changed, and are removed with their domains', async () => {
    const { firestore } = platform.firebase;
    await firestore.doc(docPaths.summary({ company: 'acme', domain: 'Gone' })).set({ readings: 4 });
    await refresh();
    const before = await firestore.doc(docPaths.summary(NORTH)).get();
    await refresh(Date.now() + HOUR_MS);
    expect((await firestore.doc(docPaths.summary(NORTH)).get()).updateTime!.isEqual(before.updateTime!)).toBe(true);
    expect((await firestore.collection(firestorePaths.summaries('acme')).get()).docs.map(({ id }) => id)).toEqual([NORTH.domain]);
  });

  it('ADD-HOME-06 keep the summary of a domain that is added meanwhile', async () => {
    const { firestore } = platform.firebase;
    const added: DomainRef = { company: 'acme', domain: 'South Hall' };
    const original = firestore.collection.bind(firestore);
    const collection = jest.spyOn(firestore, 'collection').mockImplementation((path) => {
      const found = original(path);
      if (path !== firestorePaths.domains('acme') && path !== firestorePaths.summaries('acme')) return found;
      // Changes only the first of the two queries, in either order.
      collection.mockRestore();
      const select = found.select.bind(found);
      found.select = (...fields: string[]) => {
        const query = select(...fields);
        const get = query.get.bind(query);
        query.get = async () => {
          const read = await get();
          await writeDomain(platform.firebase, added);
          await firestore.doc(docPaths.summary(added)).set({ readings: 4 });
          return read;
        };
        return query;
      };
      return found;
    });
    await refresh();
    expect(await summary(added)).not.toBeNull();
  });
});

describe('a summary is updated at once', () => {
  it('ADD-HOME-06 when a push fails, and when a failed push succeeds', async () => {
    await session('s1', { startTime: at(Date.now()), pushStatus: 'FAILED' });
    await eventually((found) => found?.failedPushes === 1);
    await session('s1', { startTime: at(Date.now()), pushStatus: 'PUSHED' });
    await eventually((found) => found?.failedPushes === 0);
  });

  it('ADD-HOME-06 when a task is created or completed', async () => {
    const { firestore } = platform.firebase;
    const task = firestore.doc(docPaths.task(NORTH, 'T'));
    await task.set({ name: 'T', state: 'PENDING', createdDate: Timestamp.now(), addressesCount: 4 });
    await eventually((found) => found?.openTasks === 1);
    await task.update({ state: 'COMPLETED' });
    await eventually((found) => found?.openTasks === 0);
  });

  it('ADD-COMPANY-07 when sessions are removed, also those of past days', async () => {
    await session('old', { startTime: at(Date.now() - 5 * DAY), ...figures(30) });
    await session('kept', { startTime: at(Date.now() - 6 * DAY), ...figures(4) });
    await refresh();
    const query = { domain: NORTH.domain, session: ['old'] };
    expect(await call(platform, { method: 'DELETE', url: '/sessions', token, parentUid: 'marcos', company: 'acme', query })).toMatchObject({
      http: 200,
    });
    expect(await summary()).toMatchObject({ readings: 4 });
  });
});
