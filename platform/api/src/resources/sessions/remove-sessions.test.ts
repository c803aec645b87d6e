import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, storagePaths } from 'shared-kit/model';
import { connectFirebase } from '../../firebase/firebase';
import { createRemovals } from '../../work/removals/removals';
import { call } from '../../testing/console-calls';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const BARE = { company: 'acme', domain: 'Bare' };

let platform: TestPlatform;
let token: string;
let moderator: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  await writeDomain(platform.firebase, NORTH);
  await writeDomain(platform.firebase, BARE);
  await writeDomain(platform.firebase, { company: 'norte', domain: 'Theirs' });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  moderator = await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall', 'Bare'] });
});

afterAll(() => platform.stop());

const IDS = ['s1', 's2', 's3'];

beforeEach(async () => {
  const { firestore, bucket } = platform.firebase;
  const batch = firestore.batch();
  for (const session of IDS) {
    const ref = { ...NORTH, session };
    batch.set(firestore.doc(docPaths.session(ref)), { name: session, startTime: Timestamp.now() });
    for (const part of [0, 1]) batch.set(firestore.doc(docPaths.addressPart(ref, part)), { index: part, records: [] });
    await bucket.file(storagePaths.sessionFile(ref, 'p.png')).save('x', { resumable: false });
  }
  await batch.commit();
});

const remove = (session: string | string[], { domain = 'North Hall', as = token, company = 'acme' } = {}) =>
  call(platform, { method: 'DELETE', url: '/sessions', token: as, parentUid: 'marcos', company, query: { domain, session } });

async function left() {
  const { firestore, bucket } = platform.firebase;
  const names = async (group: string) =>
    (await firestore.collectionGroup(group).get()).docs.map(({ ref }) => ref.path.split('/').slice(5).join('/'));
  const [files] = await bucket.getFiles();
  return {
    sessions: await names('sessions'),
    parts: await names('addresses'),
    files: files.length,
    removals: (await names('removals')).length,
  };
}

it('API-09 PERM-10 removes sessions with all their parts and pictures, and answers without a code', async () => {
  expect(await remove(['s1', 's3'])).toEqual({ http: 200, key: 'sessions.removed', text: 'Sessions removed!' });
  expect(await left()).toEqual({ sessions: ['s2'], parts: ['s2/addresses/0', 's2/addresses/1'], files: 1, removals: 0 });
});

it('API-09 removes a single one', async () => {
  expect(await remove('s2')).toMatchObject({ http: 200 });
  expect((await left()).sessions).toEqual(['s1', 's3']);
});

it('API-09 a request that names removed sessions too removes the others', async () => {
  await remove(['s1']);
  expect(await remove(['s1', 's2', 's2'])).toMatchObject({ http: 200 });
  expect((await left()).sessions).toEqual(['s3']);
});

it('API-09 920 if all are removed already, 921 if the domain has no sessions', async () => {
  expect(await remove(['s9'])).toMatchObject({ http: 404, code: 920 });
  await remove(IDS);
  expect(await remove(IDS)).toMatchObject({ http: 404, code: 921 });
  expect(await remove('s1', { domain: 'Bare' })).toMatchObject({ http: 404, code: 921 });
});

it('API-09 accepts at most a hundred sessions', async () => {
  const many = Array.from({ length: 100 }, (_, i) => `x${i}`);
  expect(await remove([...many.slice(1), 's1'])).toMatchObject({ http: 200 });
  expect(await remove([...many, 's2'])).toMatchObject({ http: 400, code: 200 });
  expect((await left()).sessions).toEqual(['s2', 's3']);
});

it('PERM-10 does not change other sessions or other data', async () => {
  expect(await remove(['s1/addresses/0', '../Bare', '__x__'])).toMatchObject({ http: 404, code: 920 });
  expect((await left()).parts).toHaveLength(6);
});

it('PERM-10 records each removal', async () => {
  await remove(['s1', 's2']);
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at', 'desc').limit(2).get();
  expect(docs.map((doc) => doc.get('target') as string).sort()).toEqual(
    ['s1', 's2'].map((session) => docPaths.session({ ...NORTH, session })),
  );
});

it('D-96 what an interrupted removal has left is hidden and removed later', async () => {
  const bucket = Object.getPrototypeOf(platform.firebase.bucket) as { deleteFiles: () => Promise<void> };
  const away = jest.spyOn(bucket, 'deleteFiles').mockRejectedValue(Object.assign(new Error('away'), { code: 14 }));
  expect(await remove(IDS)).toMatchObject({ http: 503, code: 6 });
  away.mockRestore();
  expect(await left()).toMatchObject({ sessions: [], files: 3, removals: 1 });
  await createRemovals(platform.firebase).resumeAll();
  expect(await left()).toEqual({ sessions: [], parts: [], files: 0, removals: 0 });
});

it('ADD-27 (D-96) removes a picture that an app ends to upload during the removal', async () => {
  const { firestore, bucket } = platform.firebase;
  const recursiveDelete = firestore.recursiveDelete.bind(firestore);
  const late = jest.spyOn(firestore, 'recursiveDelete').mockImplementation(async (...args: unknown[]) => {
    await bucket.file(storagePaths.sessionFile({ ...NORTH, session: 's1' }, 'late.png')).save('x', { resumable: false });
    await recursiveDelete(...(args as Parameters<typeof recursiveDelete>));
  });
  await remove('s1');
  late.mockRestore();
  expect(await left()).toMatchObject({ sessions: ['s2', 's3'], files: 2 });
});

it('ADD-31 D-96 a removal waits while its bucket does not exist, names it, and ends when it does', async () => {
  const { firebase, connection } = platform;
  const bucket = Object.getPrototypeOf(firebase.bucket) as { deleteFiles: () => Promise<void> };
  const missing = jest.spyOn(bucket, 'deleteFiles').mockRejectedValue(Object.assign(new Error('No bucket.'), { code: 404 }));
  const exists = jest.spyOn(bucket as unknown as { exists: () => Promise<[boolean]> }, 'exists').mockResolvedValue([false]);
  expect(await remove(IDS)).toMatchObject({ http: 503, code: 6 });
  missing.mockRestore();
  exists.mockRestore();
  const elsewhere = connectFirebase({ ...connection, storageBucket: 'pictures-of-nobody' });
  const failed = (await createRemovals(elsewhere)
    .resumeAll()
    .catch((error: unknown) => error)) as AggregateError;
  expect(failed.errors.map(String)).toEqual([
    expect.stringMatching(/^BucketMissing: The bucket pictures-of-nobody does not exist, so the files below .* are still to be removed/),
  ]);
  await elsewhere.close();
  expect(await left()).toMatchObject({ sessions: [], files: 3, removals: 1 });
  await createRemovals(firebase).resumeAll();
  expect(await left()).toEqual({ sessions: [], parts: [], files: 0, removals: 0 });
});

it('ERR-29 900 names the missing arguments', async () => {
  const answer = await call(platform, { method: 'DELETE', url: '/sessions', token, parentUid: 'marcos', query: { domain: 'North Hall' } });
  expect(answer).toMatchObject({ http: 400, code: 900, args: ['session'] });
});

it('PERM-10 3 for a moderator and another company, 316 for an unknown domain', async () => {
  expect(await remove('s1', { as: moderator })).toMatchObject({ http: 403, code: 3 });
  expect(await remove('s1', { company: 'norte', domain: 'Theirs' })).toMatchObject({ http: 403, code: 3 });
  expect(await remove('s1', { domain: 'Theirs' })).toMatchObject({ http: 404, code: 316 });
  expect((await left()).sessions).toEqual(IDS);
});
