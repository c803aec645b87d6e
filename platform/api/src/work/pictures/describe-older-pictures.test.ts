import { docPaths, storagePaths } from 'shared-kit/model';
import type { Run } from '../schedule/regularly';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { describeOlderPictures } from './describe-older-pictures';

const MARK = 'platformWork/picturesOfCompanies';
const run = (signal = new AbortController().signal): Run => ({ isStart: false, signal });

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  for (const path of [MARK, 'platformWork/pictures']) await platform.firebase.firestore.doc(path).delete();
});

/** A user with pictures as an earlier version stored them. */
async function olderUser(uid: string, profile: object): Promise<void> {
  const { bucket, firestore } = platform.firebase;
  const paths = { picture: storagePaths.picture(uid, 'a'), thumbnail: storagePaths.thumbnail(uid, 'a') };
  for (const path of Object.values(paths)) await bucket.file(path).save('x', { resumable: false, contentType: 'image/png' });
  await firestore.doc(docPaths.user(uid)).set({ ...paths, ...profile });
}

const companyOf = async (path: string): Promise<unknown> =>
  (await platform.firebase.bucket.file(path).getMetadata())[0].metadata?.['company'];

describe('(D-91) profile pictures from before the company was stored with them', () => {
  it('get it once, and not those of key users or outside of the own folder', async () => {
    await olderUser('ana', { company: 'acme' });
    await olderUser('key', { company: ['acme'], keyUser: true });
    await olderUser('odd', { company: 'acme', picture: storagePaths.picture('key', 'a'), thumbnail: null });
    await describeOlderPictures(platform.firebase, run());
    expect(await companyOf(storagePaths.picture('ana', 'a'))).toBe('acme');
    expect(await companyOf(storagePaths.thumbnail('ana', 'a'))).toBe('acme');
    expect(await companyOf(storagePaths.picture('key', 'a'))).toBeUndefined();

    await olderUser('late', { company: 'acme' });
    await describeOlderPictures(platform.firebase, run());
    expect(await companyOf(storagePaths.picture('late', 'a'))).toBeUndefined();
  });

  it('are passed over when they are gone', async () => {
    await olderUser('ana', { company: 'acme' });
    await platform.firebase.bucket.file(storagePaths.picture('ana', 'a')).delete();
    await describeOlderPictures(platform.firebase, run());
    expect(await companyOf(storagePaths.thumbnail('ana', 'a'))).toBe('acme');
    expect((await platform.firebase.firestore.doc(MARK).get()).exists).toBe(true);
  });

  it('are described by the next run if the server ends before', async () => {
    const ending = new AbortController();
    ending.abort();
    await describeOlderPictures(platform.firebase, run(ending.signal));
    expect((await platform.firebase.firestore.doc(MARK).get()).exists).toBe(false);
  });
});
