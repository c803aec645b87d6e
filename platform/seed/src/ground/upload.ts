import type { Readable } from 'node:stream';
import type { Bucket } from 'platform-api/seed';

/** `IdempotencyStrategy.RetryAlways` of Storage's library, which firebase-admin does not export. */
const RETRY_ALWAYS = 0;

interface Upload {
  /** The bytes, or a function that reads them anew for each try. */
  content: Buffer | (() => Readable);
  metadata: { contentType?: string; [more: string]: unknown };
}

/**
 * Stores a file in the place of the one that is there. An upload that a busy machine or network breaks off, or that Storage refuses for the moment, is
 * tried again by Storage's library, three times within seconds. It does so only where it is told that a repeated upload does no harm: here the same
 * bytes get to the same place.
 */
export async function upload(bucket: Bucket, path: string, { content, metadata }: Upload): Promise<void> {
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  await bucket.file(path).save(content, { resumable: false, metadata });
}
