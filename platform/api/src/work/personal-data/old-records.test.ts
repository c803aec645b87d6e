import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { billedFor } from '../../testing/billed';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createRemovals } from '../removals/removals';
import { endPersonalData } from './end-personal-data';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 4, 4, 10);

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
});
afterAll(() => platform.stop());

beforeEach(async () => {
  const { firestore } = platform.firebase;
  for (const company of ['acme', 'norte']) {
    await firestore.recursiveDelete(firestore.doc(docPaths.company(company)));
    await firestore.doc(docPaths.company(company)).set({ id: company });
  }
});

/** Writes a record of each age in days, by which it is named. */
async function writeRecords(ages: readonly number[], company = 'acme'): Promise<void> {
  const batch = platform.firebase.firestore.batch();
  for (const age of ages)
    batch.set(platform.firebase.firestore.collection(firestorePaths.audit(company)).doc(`d${age}`), {
      at: Timestamp.fromMillis(NOW - age * DAY),
      by: 'ana',
      byName: 'Ana Key',
      ip: '192.0.2.7',
      userAgent: 'Browser',
      action: 'keys.create',
    });
  await batch.commit();
}

async function stored(company = 'acme'): Promise<Record<string, unknown>> {
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit(company)).get();
  return Object.fromEntries(
    docs.map((doc) => [doc.id, doc.get('ip') === undefined && doc.get('userAgent') === undefined ? 'without' : 'with']),
  );
}

const end = (keptFor = {}, { now = NOW, signal = new AbortController().signal } = {}) =>
  endPersonalData({ firebase: platform.firebase, removals: createRemovals(platform.firebase), keptFor }, signal, now);

it('ADD-38 D-129 address and browser leave records after 90 days, in all companies and without any setting; names stay', async () => {
  await writeRecords([1, 89, 91, 4000]);
  await writeRecords([91], 'norte');
  await end();
  expect(await stored()).toEqual({ d1: 'with', d89: 'with', d91: 'without', d4000: 'without' });
  expect(await stored('norte')).toEqual({ d91: 'without' });
  const record = await platform.firebase.firestore.doc(`${firestorePaths.audit('acme')}/d4000`).get();
  expect(record.data()).toEqual({ at: expect.any(Timestamp) as unknown, by: 'ana', byName: 'Ana Key', action: 'keys.create' });
});

it('ADD-38 ADD-62 D-129 the address of a program leaves the usage of a key that has not been used for 90 days; its counts stay', async () => {
  const usage = (key: string) => platform.firebase.firestore.doc(docPaths.keyUsage('acme', key));
  const used = { day: 20_000, dayCount: 3, lastAt: NOW, lastFrom: '203.0.113.7' };
  await usage('old').set({ ...used, fromUntil: NOW });
  await usage('new').set({ ...used, fromUntil: NOW + 1 });
  await end();
  expect((await usage('old').get()).data()).toEqual({ day: 20_000, dayCount: 3, lastAt: NOW });
  expect((await usage('new').get()).data()).toEqual({ ...used, fromUntil: NOW + 1 });
});

it('ADD-38 D-129 an hour reads the records that became old in it, however many are there', async () => {
  await writeRecords([91]);
  await end();
  const { reads } = await billedFor(() => end());
  await writeRecords(Array.from({ length: 900 }, (_, nth) => 91 - nth / 1000));
  await end();
  expect(new Set(Object.values(await stored()))).toEqual(new Set(['without']));
  expect(await billedFor(() => end())).toMatchObject({ reads, writes: 0 });
  await writeRecords([89.99]);
  expect(await billedFor(() => end({}, { now: NOW + DAY }))).toMatchObject({ reads: reads + 1 });
  expect(await stored()).toMatchObject({ 'd89.99': 'without' });
});

it('ADD-38 D-129 a server that ends leaves the rest to the next one', async () => {
  await writeRecords([91, 92]);
  const ending = new AbortController();
  ending.abort();
  await end({ recordsDays: 30 }, { signal: ending.signal });
  expect(await stored()).toEqual({ d91: 'with', d92: 'with' });
  await end();
  expect(await stored()).toEqual({ d91: 'without', d92: 'without' });
});

it('ADD-38 D-129 records are removed after RECORDS_KEPT_DAYS, and never without it', async () => {
  await writeRecords([29, 31, 4000]);
  await writeRecords([31], 'norte');
  await end();
  expect(Object.keys(await stored())).toHaveLength(3);
  await end({ recordsDays: 30 });
  expect(await stored()).toEqual({ d29: 'with' });
  expect(await stored('norte')).toEqual({});
  expect(await billedFor(() => end({ recordsDays: 30 }))).toMatchObject({ writes: 0 });
});

it('ADD-38 D-129 removes more records than one commit has', async () => {
  await writeRecords(Array.from({ length: 850 }, (_, nth) => 31 + nth));
  const { largestCommit } = await billedFor(() => end({ recordsDays: 30 }));
  expect(await stored()).toEqual({});
  expect(largestCommit).toBeLessThanOrEqual(500);
});

it('ADD-38 D-129 D-37 the rest of an interrupted removal goes with its record, and a user with a profile stays', async () => {
  const { auth, firestore, bucket } = platform.firebase;
  for (const uid of ['gone', 'there']) {
    await platform.signUp({ uid });
    await firestore
      .collection(firestorePaths.audit('acme'))
      .doc(uid)
      .set({
        at: Timestamp.fromMillis(NOW - 31 * DAY),
        action: 'users.remove',
        target: docPaths.user(uid),
      });
    await bucket.file(`users/${uid}/picture.1`).save('x', { resumable: false });
  }
  await firestore.doc(docPaths.user('gone')).delete();
  await end({ recordsDays: 30 });
  expect(await stored()).toEqual({});
  const { users, notFound } = await auth.getUsers([{ uid: 'gone' }, { uid: 'there' }]);
  expect(users.map(({ uid }) => uid)).toEqual(['there']);
  expect(notFound).toEqual([{ uid: 'gone' }]);
  expect((await bucket.getFiles({ prefix: 'users/' }))[0].map(({ name }) => name)).toEqual(['users/there/picture.1']);
});

it('ADD-38 D-129 a company whose records cannot be removed holds up no other, and is told', async () => {
  const { auth, firestore } = platform.firebase;
  await firestore
    .collection(firestorePaths.audit('acme'))
    .doc('removed')
    .set({
      at: Timestamp.fromMillis(NOW - 31 * DAY),
      action: 'users.remove',
      target: docPaths.user('nobody'),
    });
  await writeRecords([31], 'norte');
  const refused = jest.spyOn(auth, 'deleteUser').mockRejectedValue(new Error('quota'));
  await expect(end({ recordsDays: 30 })).rejects.toMatchObject({ errors: [{ message: 'quota' }] });
  refused.mockRestore();
  expect([Object.keys(await stored()), await stored('norte')]).toEqual([['removed'], {}]);
  await end({ recordsDays: 30 });
  expect(await stored()).toEqual({});
});
