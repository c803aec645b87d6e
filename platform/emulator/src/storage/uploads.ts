import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { invalidArgument, StatusError } from '../errors/status';
import { Checksum } from '../hash/checksum';
import type { FileService, UploadRequest } from './file-service';
import { newBlobName, type BlobName } from './blob-name';
import type { StoredFile } from './stored-file';

interface Upload extends UploadRequest {
  blob: BlobName;
  checksum: Checksum;
  startedAt: number;
  arriving: Readable | undefined;
  /** Settles when all commands so far have ended. */
  done: Promise<unknown>;
  result: StoredFile | undefined;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Uploads in several requests. A client that knows the id of an upload may continue it. */
export class Uploads {
  readonly #active = new Map<string, Upload>();

  constructor(private readonly service: FileService) {}

  start(request: UploadRequest): string {
    this.service.checkUpload(request);
    this.removeExpired();
    const id = randomBytes(24).toString('base64url');
    const blob = newBlobName();
    const state = {
      blob,
      checksum: new Checksum(),
      startedAt: Date.now(),
      arriving: undefined,
      done: Promise.resolve(),
      result: undefined,
    };
    this.#active.set(id, { ...request, ...state });
    return id;
  }

  received(id: string): Promise<{ size: number; result: StoredFile | undefined }> {
    return this.runInOrder(id, undefined, async ({ checksum, result }) => ({ size: checksum.size, result }));
  }

  /**
   * Adds a part that begins at `offset` and returns how many bytes have been received. Skips bytes that were received already, as Cloud Storage does.
   * `size` is that of the whole file and `end` that of the part, if the client sends them.
   */
  add(id: string, part: Readable, { offset = 0, end, size }: { offset?: number; end?: number; size?: number } = {}): Promise<number> {
    return this.runInOrder(id, part, async (upload) => {
      const { blob, checksum, result } = upload;
      if (offset > checksum.size) throw invalidArgument(`The upload goes on at byte ${checksum.size}, not ${offset}.`);
      upload.size ??= size;
      if (size !== undefined && size !== upload.size) throw invalidArgument(`Announced were ${upload.size} bytes, not ${size}.`);
      const limit = Math.min(end ?? Infinity, result ? checksum.size : (upload.size ?? Infinity));
      try {
        await this.service.blobs.append(blob, newBytes(part, offset, checksum.size, limit), checksum);
      } catch (error) {
        if (error instanceof TooManyBytes) await this.discard(id);
        throw error;
      }
      return checksum.size;
    });
  }

  /** A repeated finish, after a lost answer, gives the same result. */
  finish(id: string): Promise<StoredFile> {
    return this.runInOrder(id, undefined, async (upload) => {
      if (upload.result) return upload.result;
      const { checksum, size } = upload;
      if (size !== undefined && checksum.size !== size) throw invalidArgument(`Announced were ${size} bytes, received ${checksum.size}.`);
      try {
        upload.result = await this.service.create(upload, upload.blob, checksum);
      } catch (error) {
        await this.discard(id);
        throw error;
      }
      return upload.result;
    });
  }

  cancel(id: string): Promise<void> {
    return this.runInOrder(id, undefined, () => this.discard(id));
  }

  /** A file whose bytes come in one piece. */
  async whole(request: UploadRequest, bytes: Readable): Promise<StoredFile> {
    const id = this.start(request);
    try {
      await this.add(id, bytes);
      return await this.finish(id);
    } finally {
      await this.discard(id);
    }
  }

  /**
   * Runs the commands of one upload in order. A new command aborts the part that is being received: the client has given it up and will send the rest
   * again.
   */
  private runInOrder<T>(id: string, part: Readable | undefined, run: (upload: Upload) => Promise<T>): Promise<T> {
    const upload = this.get(id);
    upload.arriving?.destroy(new StatusError('ABORTED', 'A newer request goes on with this upload.'));
    upload.arriving = part;
    const result = upload.done.then(async () => {
      try {
        return await run(this.get(id));
      } finally {
        if (upload.arriving === part) upload.arriving = undefined;
      }
    });
    upload.done = result.catch(() => undefined);
    return result;
  }

  private get(id: string): Upload {
    const upload = this.#active.get(id);
    if (!upload) throw new StatusError('NOT_FOUND', 'The upload is unknown or has expired.');
    return upload;
  }

  /** Ends an upload and removes its bytes, unless they have become a file. */
  private async discard(id: string): Promise<void> {
    const upload = this.#active.get(id);
    this.#active.delete(id);
    if (upload && !upload.result) await this.service.blobs.remove(upload.blob);
  }

  private removeExpired(): void {
    for (const [id, { startedAt }] of this.#active) if (Date.now() - startedAt >= LIFETIME_MS) void this.discard(id);
  }
}

class TooManyBytes extends StatusError {
  constructor(limit: number) {
    super('INVALID_ARGUMENT', `The upload has more bytes than the ${limit} that were announced.`);
  }
}

/** The bytes of a part from `from` on. Throws as soon as there are bytes behind `limit`. */
async function* newBytes(part: Readable, offset: number, from: number, limit: number): AsyncIterable<Buffer> {
  let at = offset;
  // Leaving the loop must not destroy the request, since its connection is needed for the answer.
  for await (const chunk of part.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const start = at;
    at += chunk.length;
    if (at > limit) throw new TooManyBytes(limit);
    if (at > from) yield start < from ? chunk.subarray(from - start) : chunk;
  }
}
