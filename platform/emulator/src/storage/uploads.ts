import { randomBytes } from 'node:crypto';
import type { Caller } from '../access';
import { invalidArgument, StatusError } from '../status';
import { Checksum } from './checksum';
import type { FileService, WireMetadata } from './file-service';
import type { StoredFile } from './stored-file';

interface Upload {
  caller: Caller;
  bucket: string;
  name: string;
  metadata: WireMetadata;
  blob: string;
  checksum: Checksum;
  startedAt: number;
  result?: StoredFile;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Uploads in several requests. Every client that knows the id of an upload may continue it. */
export class Uploads {
  readonly #active = new Map<string, Upload>();

  constructor(private readonly service: FileService) {}

  start(caller: Caller, bucket: string, name: string, metadata: WireMetadata, size: number | undefined): string {
    this.service.checkUpload(caller, bucket, name, metadata, size);
    this.dropOld();
    const id = randomBytes(24).toString('base64url');
    const blob = this.service.blobs.newName();
    this.#active.set(id, { caller, bucket, name, metadata, blob, checksum: new Checksum(), startedAt: Date.now() });
    return id;
  }

  received(id: string): { size: number; result: StoredFile | undefined } {
    const { checksum, result } = this.get(id);
    return { size: checksum.size, result };
  }

  /** Adds bytes that begin at `offset`; a part that was already received is refused. */
  async add(id: string, offset: number, chunks: AsyncIterable<Buffer>): Promise<number> {
    const upload = this.get(id);
    if (offset !== upload.checksum.size) {
      throw invalidArgument(`The upload goes on at byte ${upload.checksum.size}, not ${offset}.`);
    }
    await this.service.blobs.append(upload.blob, chunks, upload.checksum);
    return upload.checksum.size;
  }

  /** A repeated finish, after a lost answer, gives the same result. */
  async finish(id: string): Promise<StoredFile> {
    const upload = this.get(id);
    const { caller, bucket, name, blob, checksum, metadata } = upload;
    upload.result ??= await this.service.create(caller, bucket, name, blob, checksum, metadata);
    return upload.result;
  }

  async cancel(id: string): Promise<void> {
    const upload = this.get(id);
    this.#active.delete(id);
    if (!upload.result) await this.service.blobs.remove(upload.blob);
  }

  /** A file whose bytes come in one piece. */
  async whole(caller: Caller, bucket: string, name: string, metadata: WireMetadata, bytes: Buffer): Promise<StoredFile> {
    const id = this.start(caller, bucket, name, metadata, bytes.length);
    await this.add(id, 0, only(bytes));
    const file = await this.finish(id);
    this.#active.delete(id);
    return file;
  }

  private get(id: string): Upload {
    const upload = this.#active.get(id);
    if (!upload) throw new StatusError('NOT_FOUND', 'The upload is unknown or has expired.');
    return upload;
  }

  private dropOld(): void {
    for (const [id, { startedAt, result, blob }] of this.#active) {
      if (Date.now() - startedAt < LIFETIME_MS) continue;
      this.#active.delete(id);
      if (!result) void this.service.blobs.remove(blob);
    }
  }
}

async function* only(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
