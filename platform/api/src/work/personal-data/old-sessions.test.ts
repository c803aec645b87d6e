import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, PLATFORM_ACTOR, storagePaths, type DomainRef } from 'shared-kit/model';
import { billedFor } from '../../testing/billed';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createRemovals } from '../removals/removals';
import { endPersonalData, monthsBefore } from './end-personal-data';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 4, 31, 10);
const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const THEIRS: DomainRef = { company: 'norte', domain: 'Theirs' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
});
afterAll(() => platform.stop());

beforeEach(async () => {
  const { firestore } = platform.firebase;
  for (const domain of [NORTH, THEIRS]) {
    await firestore.recursiveDelete(firestore.doc(docPaths.company(domain.company)));
    await platform.firebase.bucket.deleteFiles({ prefix: `${docPaths.domain(domain)}/` });
    await writeDomain(platform.firebase, domain);
  }
});

const at = (daysAgo: number) => Timestamp.fromMillis(NOW - daysAgo * DAY);

async function writeSession(session: string, daysAgo: number, fields: object = {}, domain = NORTH): Promise<void> {
  const { firestore, bucket } = platform.firebase;
  const ref = { ...domain, session };
  await firestore
    .doc(docPaths.session(ref))
    .set({ name: session, startTime: at(daysAgo + 1), endTime: at(daysAgo), wasTask: false, ...fields });
  await firestore.doc(docPaths.addressPart(ref, 0)).set({ index: 0, records: [] });
  await bucket.file(storagePaths.sessionFile(ref, 'p.png')).save('x', { resumable: false });
}

const end = (signal = new AbortController().signal, sessionsMonths: number | undefined = 3) =>
  endPersonalData(
    { firebase: platform.firebase, removals: createRemovals(platform.firebase), keptFor: sessionsMonths ? { sessionsMonths } : {} },
    signal,
    NOW,
  );

async function remaining(domain = NORTH): Promise<{ sessions: string[]; parts: number; files: number }> {
  const { firestore, bucket } = platform.firebase;
  const { docs } = await firestore.collection(firestorePaths.sessions(domain)).get();
  const parts = await firestore.collectionGroup('addresses').get();
  const [files] = await bucket.getFiles({ prefix: `${docPaths.domain(domain)}/` });
  return {
    sessions: docs.map(({ id }) => id),
    parts: parts.docs.filter(({ ref }) => ref.path.startsWith(`${docPaths.domain(domain)}/`)).length,
    files: files.length,
  };
}

it('ADD-38 D-129 sessions are removed with readings and pictures SESSIONS_KEPT_MONTHS after their end, each on record', async () => {
  await writeSession('new', 85);
  await writeSession('old', 95);
  await writeSession('old', 95, {}, THEIRS);
  await end();
  expect(await remaining()).toEqual({ sessions: ['new'], parts: 1, files: 1 });
  expect(await remaining(THEIRS)).toEqual({ sessions: [], parts: 0, files: 0 });
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).get();
  expect(docs.map((doc) => doc.data())).toMatchObject([
    { action: 'sessions.delete', by: PLATFORM_ACTOR, target: docPaths.session({ ...NORTH, session: 'old' }), subject: { name: 'old' } },
  ]);
});

it('ADD-38 D-129 nothing is removed without the setting', async () => {
  await writeSession('old', 4000);
  await end(undefined, 0);
  expect(await remaining()).toEqual({ sessions: ['old'], parts: 1, files: 1 });
});

it('ADD-38 D-129 a count without an end, a planned push and the session of an open task stay; those of ended tasks go', async () => {
  const { firestore } = platform.firebase;
  await writeSession('open', 95, { endTime: null });
  await writeSession('planned', 95, { pushNextTryAt: at(-1) });
  await writeSession('given up', 95, { pushNextTryAt: null });
  for (const [task, state] of [
    ['Recount', 'UPLOADING'],
    ['Ended', 'COMPLETED'],
  ] as const) {
    await writeSession(`of ${task}`, 95, { wasTask: true });
    await firestore.doc(docPaths.task(NORTH, task)).set({ name: task, state, sessionId: `of ${task}` });
  }
  await writeSession('older', 95, { wasTask: true });
  await firestore.doc(docPaths.task(NORTH, 'older')).set({ name: 'older', state: 'STARTED' });
  await end();
  expect((await remaining()).sessions).toEqual(['of Recount', 'older', 'open', 'planned']);
});

it('ADD-38 D-129 a server that ends leaves the rest to the next one, and what it has begun to the removals', async () => {
  const { firestore, bucket } = platform.firebase;
  await writeSession('old', 95);
  const ending = new AbortController();
  ending.abort();
  await end(ending.signal);
  expect((await remaining()).sessions).toEqual(['old']);
  const files = Object.getPrototypeOf(bucket) as { deleteFiles: () => Promise<void> };
  const away = jest.spyOn(files, 'deleteFiles').mockRejectedValue(Object.assign(new Error('away'), { code: 14 }));
  await expect(end()).rejects.toMatchObject({ errors: [{ message: 'away' }] });
  away.mockRestore();
  expect(await remaining()).toEqual({ sessions: [], parts: 1, files: 1 });
  await createRemovals(platform.firebase).resumeAll();
  expect(await remaining()).toEqual({ sessions: [], parts: 0, files: 0 });
  expect((await firestore.collectionGroup('removals').get()).empty).toBe(true);
});

it('ADD-38 D-129 the summary then says what is there: the last start, and failed pushes without the removed ones', async () => {
  await writeSession('failed', 95, { pushStatus: 'FAILED', pushNextTryAt: null });
  await writeSession('new', 40);
  await end();
  const summary = await platform.firebase.firestore.doc(docPaths.summary(NORTH)).get();
  expect(summary.data()).toMatchObject({ lastStart: at(41).toMillis(), failedPushes: 0, newestFailed: null });
});

it('ADD-38 D-129 a domain that is being removed is left to its removal', async () => {
  await writeSession('old', 95);
  await platform.firebase.firestore.doc(docPaths.domain(NORTH)).update({ removal: { done: 0, total: 1 } });
  await end();
  expect((await remaining()).sessions).toEqual(['old']);
});

it('ADD-38 D-129 an hour reads no session that is not old', async () => {
  const { reads } = await billedFor(() => end());
  for (let nth = 0; nth < 20; nth += 1) await writeSession(`s${nth}`, nth);
  expect(await billedFor(() => end())).toMatchObject({ reads, writes: 0 });
});

it('ADD-38 D-129 removes more sessions than one transaction has', async () => {
  for (let nth = 0; nth < 60; nth += 1) await writeSession(`s${nth}`, 95 + nth);
  await end();
  expect(await remaining()).toEqual({ sessions: [], parts: 0, files: 0 });
});

it.each([
  ['2026-05-31T10:00:00Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 1, '2025-12-15T10:00:00.000Z'],
  ['2024-02-29T10:00:00Z', 12, '2023-02-28T10:00:00.000Z'],
])('ADD-38 D-129 calendar months: %s less %i are %s', (date, months, before) => {
  expect(new Date(monthsBefore(Date.parse(date), months)).toISOString()).toBe(before);
});
