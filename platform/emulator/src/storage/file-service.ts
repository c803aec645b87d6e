import { randomUUID } from 'node:crypto';
import type { Access, Caller, DocumentReader, FileRequest } from '../access';
import { invalidArgument, StatusError } from '../status';
import type { BlobFolder } from './blob-folder';
import type { Checksum } from './checksum';
import type { FileStore, Listing } from './file-store';
import { SETTABLE, TOKENS_PROPERTY, webMetadata, type Settable, type StoredFile } from './stored-file';

/** Metadata as clients send it; custom properties are under `metadata`. */
export type WireMetadata = Partial<Record<keyof Settable, string | null>> & {
  name?: string;
  metadata?: Record<string, string | null> | null;
};

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,221}$/;
const MAX_NAME_BYTES = 1024;

/** Files on behalf of a caller. Both SDKs' calls pass through here, so that none goes unchecked. */
export class FileService {
  private lastGeneration = 0;

  constructor(
    private readonly files: FileStore,
    readonly blobs: BlobFolder,
    private readonly access: Access,
    private readonly documents: DocumentReader,
  ) {}

  /** The file, if the caller may read it or has one of its download tokens. */
  get(caller: Caller, bucket: string, name: string, token?: string | null): StoredFile {
    const file = this.files.get(bucket, name);
    const hasToken = token ? file?.downloadTokens.includes(token) : false;
    if (!hasToken) this.check({ caller, method: 'get', bucket, name, resource: file, newResource: undefined });
    if (!file) throw new StatusError('NOT_FOUND', `No such object: ${bucket}/${name}`);
    return file;
  }

  list(caller: Caller, bucket: string, query: URLSearchParams): Listing {
    const prefix = query.get('prefix') ?? '';
    this.check({ caller, method: 'list', bucket, name: prefix, resource: undefined, newResource: undefined });
    const limit = Math.min(Number(query.get('maxResults')) || 1000, 1000);
    return this.files.list(bucket, prefix, query.get('delimiter') ?? '', query.get('pageToken') ?? '', limit);
  }

  /** Called before the bytes are stored, so that a caller without access cannot fill the disk. */
  checkUpload(caller: Caller, bucket: string, name: string, metadata: WireMetadata, size: number | undefined): void {
    checkName(bucket, name);
    const before = this.files.get(bucket, name);
    const newResource = { ...metadata, bucket, name, size };
    this.check({ caller, method: before ? 'update' : 'create', bucket, name, resource: before, newResource });
  }

  /** Makes a finished upload visible. */
  async create(caller: Caller, bucket: string, name: string, blob: string, checksum: Checksum, metadata: WireMetadata): Promise<StoredFile> {
    this.checkUpload(caller, bucket, name, metadata, checksum.size);
    const now = new Date().toISOString();
    const base: StoredFile = {
      bucket,
      name,
      blob,
      ...checksum.result(),
      contentType: 'application/octet-stream',
      downloadTokens: [randomUUID()],
      custom: {},
      generation: this.nextGeneration(),
      metageneration: 0,
      timeCreated: now,
      updated: now,
    };
    const file = withMetadata(base, metadata);
    await this.files.save(file);
    return file;
  }

  /** Differs for any two uploads, also in the same millisecond: a deletion may be limited to one generation. */
  private nextGeneration(): string {
    this.lastGeneration = Math.max(Date.now() * 1000, this.lastGeneration + 1);
    return String(this.lastGeneration);
  }

  async update(caller: Caller, bucket: string, name: string, metadata: WireMetadata): Promise<StoredFile> {
    const before = this.files.get(bucket, name);
    const after = before && withMetadata(before, metadata);
    const newResource = after && { ...webMetadata(after) };
    this.check({ caller, method: 'update', bucket, name, resource: before, newResource });
    if (!after) throw new StatusError('NOT_FOUND', `No such object: ${bucket}/${name}`);
    await this.files.save(after);
    return after;
  }

  /** False when the file is not of the `generation` that the caller knows, and so stays. */
  async delete(caller: Caller, bucket: string, name: string, generation?: string | null): Promise<boolean> {
    const file = this.files.get(bucket, name);
    this.check({ caller, method: 'delete', bucket, name, resource: file, newResource: undefined });
    if (!file) throw new StatusError('NOT_FOUND', `No such object: ${bucket}/${name}`);
    if (typeof generation === 'string' && generation !== file.generation) return false;
    await this.files.remove(file);
    return true;
  }

  private check(request: Omit<FileRequest, 'documents' | 'resource'> & { resource: StoredFile | undefined }): void {
    if (request.caller.kind === 'owner') return;
    const resource = request.resource && webMetadata(request.resource);
    if (!this.access.file({ ...request, resource, documents: this.documents })) {
      throw new StatusError('PERMISSION_DENIED', 'Permission denied.');
    }
  }
}

/** Names never become paths on disk; these limits are Cloud Storage's own. */
function checkName(bucket: string, name: string): void {
  if (!BUCKET.test(bucket)) throw invalidArgument('Not a bucket name.');
  const length = Buffer.byteLength(name);
  if (length === 0 || length > MAX_NAME_BYTES || /[\r\n\0]/.test(name)) throw invalidArgument('Not an object name.');
}

/** Null removes a property. Tokens come as a custom property from the server SDK. */
function withMetadata(file: StoredFile, metadata: WireMetadata): StoredFile {
  const next: StoredFile = {
    ...file,
    custom: { ...file.custom },
    metageneration: file.metageneration + 1,
    updated: new Date().toISOString(),
  };
  for (const key of SETTABLE) {
    const value = metadata[key];
    if (typeof value === 'string') next[key] = value;
    else if (value === null && key !== 'contentType') delete next[key];
  }
  for (const [key, value] of Object.entries(metadata.metadata ?? {})) {
    if (key === TOKENS_PROPERTY) next.downloadTokens = value ? value.split(',') : [];
    else if (value === null) delete next.custom[key];
    else next.custom[key] = String(value);
  }
  return next;
}
