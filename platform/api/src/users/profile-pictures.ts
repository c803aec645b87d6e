import { CODE, storagePaths } from 'shared-kit/model';
import type { Bucket } from '../firebase';
import { apiError } from '../http/api-error';
import type { TimeBudget } from '../http/time-budget';
import { thumbnailOf, type Picture } from '../pictures/picture';

/** Where the pictures of a profile lie, as the profile names them. */
export const picturePaths = (uid: string) => ({
  picture: storagePaths.picture(uid),
  thumbnail: storagePaths.thumbnail(uid),
});

const folderOf = (uid: string): string => `users/${uid}/`;

/** Stores picture and thumbnail (decision D-36); 317 when the storage does not take them. */
export async function storeProfilePictures(bucket: Bucket, uid: string, picture: Picture, time: TimeBudget): Promise<void> {
  const thumbnail = await time.run(thumbnailOf(picture));
  time.check();
  const paths = picturePaths(uid);
  const save = (path: string, { bytes, contentType }: Picture) =>
    bucket.file(path).save(bytes, { contentType, resumable: false, metadata: { cacheControl: 'private, max-age=0' } });
  try {
    await time.run(Promise.all([save(paths.picture, picture), save(paths.thumbnail, thumbnail)]));
  } catch (error) {
    throw apiError(CODE.imageUpload, { field: 'picture' }, (error as { status?: unknown }).status === 503 ? 503 : 500);
  }
}

/** Removes all files in the user's folder, also those that an earlier version stored under other names. */
export async function removeProfilePictures(bucket: Bucket, uid: string): Promise<void> {
  await bucket.deleteFiles({ prefix: folderOf(uid) });
}

/** Removes the files in the user's folder that are not the present pictures. */
export async function removeOtherPictures(bucket: Bucket, uid: string): Promise<void> {
  const named = Object.values(picturePaths(uid));
  const [files] = await bucket.getFiles({ prefix: folderOf(uid) });
  const others = files.filter(({ name }) => !named.includes(name));
  await Promise.all(others.map((file) => file.delete({ ignoreNotFound: true })));
}
