import type { Bucket } from './firebase';

const NOT_FOUND = 404;

/** Callers are told that the service is unavailable (`serviceUnavailable`), the log the reason. */
class BucketMissing extends Error {
  override readonly name = 'BucketMissing';
  /** The code of gRPC for a service that is out of reach. */
  readonly code = 14;
}

/**
 * Removes all files whose names begin with `prefix`. Without the bucket it fails and names it: the removal waits and is tried again, since the files
 * may be in another bucket, where they would stay behind for ever.
 */
export async function removeFilesBelow(bucket: Bucket, prefix: string): Promise<void> {
  try {
    await bucket.deleteFiles({ prefix });
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_FOUND || (await bucket.exists())[0]) throw error;
    throw new BucketMissing(
      `The bucket ${bucket.name} does not exist, so the files below ${prefix} are still to be removed. Check storageBucket of FIREBASE_OPTIONS.`,
      { cause: error },
    );
  }
}
