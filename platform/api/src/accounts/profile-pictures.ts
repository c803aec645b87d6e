import { randomBytes } from 'node:crypto';
import { CODE, docPaths, storagePaths } from 'shared-kit/model';
import type { Bucket, Firebase } from '../firebase/firebase';
import { removeFilesBelow } from '../firebase/remove-files';
import { isServiceFault } from '../faults/faults';
import { ApiError, apiError } from '../http/api-error';
import type { TimeBudget } from '../http/time-budget';
import type { Picture } from '../uploads/pictures/picture-maker';
import type { StoredProfile } from '../documents/stored-profile';

/** Where the pictures of a profile lie, as the profile names them. */
export type PicturePaths = Pick<StoredProfile, 'picture' | 'thumbnail'>;

const folderOf = (uid: string): string => `users/${uid}/`;

/**
 * The custom metadata of a profile's pictures: by their company the rules let key users read them, without a look at the profile (D-91).
 * Key users themselves have several, and only they read their own.
 */
function metadataOf({ companies, flags }: StoredProfile): { company?: string } {
  const [company] = companies;
  return company === undefined || flags.keyUser ? {} : { company };
}

/**
 * A picture and its thumbnail that a profile is to name (D-36). Each change has file names of its own: the pictures that the profile
 * names now stay as they are until the change is committed.
 */
export class NewProfilePictures {
  readonly paths: { picture: string; thumbnail: string };
  #isStored = false;

  constructor(
    private readonly firebase: Firebase,
    private readonly uid: string,
    private readonly files: Record<keyof PicturePaths, Picture>,
  ) {
    const version = randomBytes(8).toString('hex');
    this.paths = { picture: storagePaths.picture(uid, version), thumbnail: storagePaths.thumbnail(uid, version) };
  }

  /** `imageUpload` when the storage does not take them. */
  async store(profile: StoredProfile, time: TimeBudget): Promise<void> {
    if (this.#isStored) return;
    time.check();
    const save = (part: keyof PicturePaths) => {
      const { bytes, contentType } = this.files[part];
      return this.firebase.bucket
        .file(this.paths[part])
        .save(bytes, { contentType, resumable: false, metadata: { cacheControl: 'private, max-age=0', metadata: metadataOf(profile) } });
    };
    try {
      await time.run(Promise.all([save('picture'), save('thumbnail')]));
    } catch (error) {
      // A late answer and an outage of Storage say nothing about the picture.
      if (error instanceof ApiError || isServiceFault(error)) throw error;
      throw apiError(CODE.imageUpload, { field: 'picture' }, 500);
    }
    this.#isStored = true;
  }

  /** Removes them after a change that failed; not if the profile names them, because the commit succeeded and its answer was lost. */
  async undo(): Promise<void> {
    const { firestore, bucket } = this.firebase;
    const profile = await firestore.doc(docPaths.user(this.uid)).get();
    if (profile.get('picture') !== this.paths.picture) await removeFiles(bucket, this.uid, this.paths);
  }
}

/** The files that a profile names; none outside of the user's folder, whatever the profile says. */
const filesOf = (bucket: Bucket, uid: string, { picture, thumbnail }: PicturePaths) =>
  [...new Set([picture, thumbnail])]
    .filter((path): path is string => path !== null && path.startsWith(folderOf(uid)))
    .map((path) => bucket.file(path));

/** Removes the files that a profile named before. */
export async function removeFiles(bucket: Bucket, uid: string, paths: PicturePaths): Promise<void> {
  await Promise.all(filesOf(bucket, uid, paths).map((file) => file.delete({ ignoreNotFound: true })));
}

/** Adds the metadata to pictures of an earlier version; a picture that is gone or replaced meanwhile is passed over. */
export async function describePictures(bucket: Bucket, profile: StoredProfile): Promise<void> {
  const metadata = metadataOf(profile);
  if (metadata.company === undefined) return;
  const describe = (file: ReturnType<Bucket['file']>) =>
    file.setMetadata({ metadata }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== 404) throw error;
    });
  await Promise.all(filesOf(bucket, profile.uid, profile).map(describe));
}

/** Removes all files in the user's folder, also those that an earlier version stored under other names. */
export async function removeProfilePictures(bucket: Bucket, uid: string): Promise<void> {
  await removeFilesBelow(bucket, folderOf(uid));
}
