import { randomUUID } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import type { Access, Caller, DocumentReader, FileRequest } from '../store/documents/access';
import { invalidArgument, StatusError, unsupported } from '../errors/status';
import type { BlobName } from './blob-name';
import type { BlobFolder } from './blob-folder';
import type { Checksum } from '../hash/checksum';
import { checkConditions } from './conditions';
import type { FileStore, Listing } from './file-store';
import { checkObjectName } from './object-name';
import type { Conditions, ListParameters, WireMetadata } from './requests';
import { SETTABLE, TOKENS_PROPERTY, webMetadata, type StoredFile } from './stored-file';

export interface UploadRequest {
  caller: Caller;
  bucket: string;
  name: string;
  metadata: WireMetadata;
  /** The size that the client has announced, undefined if it has not. */
  size: number | undefined;
  conditions: Conditions;
}

/** The file of a request, with the conditions that it must fulfil. */
export interface RequestedFile {
  caller: Caller;
  bucket: string;
  name: string;
  conditions?: Conditions & { generation?: string };
}

/** For the keys and values of custom metadata together. */
const MAX_CUSTOM_BYTES = 8 * 1024;
const MAX_LISTED = 1000;

/** Reads and changes files for a caller and checks access. The calls of both SDKs use this class, so that none is unchecked. */
export class FileService {
  private lastGeneration = 0;

  constructor(
    private readonly files: FileStore,
    readonly blobs: BlobFolder,
    private readonly access: Access,
    private readonly documents: DocumentReader,
    private readonly buckets: ReadonlySet<string>,
  ) {}

  /** A bucket must be created before it is used: the service knows no file of another one, and takes none. */
  requireBucket(bucket: string): void {
    if (!this.buckets.has(bucket)) throw new StatusError('NOT_FOUND', 'The specified bucket does not exist.');
  }

  /** Returns the file if the caller may read it or `token` is one of its download tokens. */
  get({ caller, bucket, name, conditions = {} }: RequestedFile, token?: string): StoredFile {
    this.requireBucket(bucket);
    const file = this.files.get(bucket, name);
    const hasToken = token ? file?.downloadTokens.includes(token) : false;
    if (!hasToken) this.check({ caller, method: 'get', bucket, name, resource: file, newResource: undefined });
    const present = requireFile(file, bucket, name, conditions.generation);
    checkConditions(present, conditions, true);
    return present;
  }

  list(caller: Caller, bucket: string, parameters: ListParameters): Listing {
    this.requireBucket(bucket);
    const { prefix = '', maxResults = MAX_LISTED } = parameters;
    this.check({ caller, method: 'list', bucket, name: prefix, resource: undefined, newResource: undefined });
    if (maxResults < 0) throw invalidArgument("Invalid value at 'maxResults': it may not be negative.");
    return this.files.list(bucket, parameters, Math.min(maxResults || MAX_LISTED, MAX_LISTED));
  }

  /** Called before the bytes are stored, so that a caller without access cannot fill the disk. */
  checkUpload({ caller, bucket, name, metadata, size, conditions }: UploadRequest): void {
    this.requireBucket(bucket);
    checkObjectName(name);
    checkMetadata(metadata);
    const before = this.files.get(bucket, name);
    const newResource = { ...metadata, bucket, name, size };
    this.check({ caller, method: before ? 'update' : 'create', bucket, name, resource: before, newResource });
    checkConditions(before, conditions);
  }

  /** Makes a finished upload visible. */
  async create(request: UploadRequest, blob: BlobName, checksum: Checksum): Promise<StoredFile> {
    const { bucket, name, metadata } = request;
    const hashes = checksum.result();
    checkHash('md5Hash', metadata.md5Hash, hashes.md5Hash);
    checkHash('crc32c', metadata.crc32c, hashes.crc32c);
    this.checkUpload({ ...request, size: hashes.size });
    const now = new Date().toISOString();
    const base: StoredFile = {
      bucket,
      name,
      blob,
      ...hashes,
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

  /** Unique for each upload, also within a millisecond, since a deletion may be limited to one generation. */
  private nextGeneration(): string {
    this.lastGeneration = Math.max(Date.now() * 1000, this.lastGeneration + 1);
    return String(this.lastGeneration);
  }

  async update({ caller, bucket, name, conditions = {} }: RequestedFile, metadata: WireMetadata): Promise<StoredFile> {
    this.requireBucket(bucket);
    checkMetadata(metadata);
    const before = this.files.get(bucket, name);
    const after = before && withMetadata(before, metadata);
    const newResource = after && { ...webMetadata(after) };
    this.check({ caller, method: 'update', bucket, name, resource: before, newResource });
    checkConditions(requireFile(before, bucket, name, conditions.generation), conditions);
    if (!after) throw notFound(bucket, name);
    await this.files.save(after);
    return after;
  }

  async delete({ caller, bucket, name, conditions = {} }: RequestedFile): Promise<void> {
    this.requireBucket(bucket);
    const file = this.files.get(bucket, name);
    this.check({ caller, method: 'delete', bucket, name, resource: file, newResource: undefined });
    const present = requireFile(file, bucket, name, conditions.generation);
    checkConditions(present, conditions);
    await this.files.remove(present);
  }

  private check(request: Omit<FileRequest, 'documents' | 'resource'> & { resource: StoredFile | undefined }): void {
    if (request.caller.kind === 'owner') return;
    const resource = request.resource && webMetadata(request.resource);
    if (!this.access.file({ ...request, resource, documents: this.documents })) {
      throw new StatusError('PERMISSION_DENIED', 'Permission denied.');
    }
  }
}

/** Throws unless the file exists and has the given generation, if there is one. Older generations are not stored. */
function requireFile(file: StoredFile | undefined, bucket: string, name: string, generation: string | undefined): StoredFile {
  if (!file || (generation !== undefined && generation !== file.generation)) throw notFound(bucket, name);
  return file;
}

function notFound(bucket: string, name: string): StatusError {
  return new StatusError('NOT_FOUND', `No such object: ${bucket}/${name}`);
}

/** Refuses metadata that could not be sent as headers of a download. */
function checkMetadata(metadata: WireMetadata): void {
  if (metadata.storageClass !== undefined && metadata.storageClass !== 'STANDARD')
    throw unsupported(`storageClass ${metadata.storageClass}`);
  for (const key of SETTABLE) {
    const value = metadata[key];
    if (typeof value !== 'string') continue;
    try {
      validateHeaderValue(key, value);
    } catch {
      throw invalidArgument(`Invalid value at '${key}': it has characters that no header can have.`);
    }
  }
}

function checkHash(field: string, announced: string | undefined, actual: string): void {
  if (announced !== undefined && announced !== actual) {
    throw invalidArgument(`Invalid value at '${field}': announced was "${announced}", the bytes received have "${actual}".`);
  }
}

/** The file with changed metadata, where null removes a property. The server SDK sends download tokens as a custom property. */
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
  if (metadata.metadata === null) next.custom = {};
  for (const [key, value] of Object.entries(metadata.metadata ?? {})) {
    if (key === TOKENS_PROPERTY) next.downloadTokens = value ? value.split(',') : [];
    else if (value === null) delete next.custom[key];
    else next.custom[key] = value;
  }
  const custom = { ...next.custom, [TOKENS_PROPERTY]: next.downloadTokens.join() };
  const size = Object.entries(custom).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);
  if (size > MAX_CUSTOM_BYTES) throw invalidArgument(`Custom metadata have ${size} bytes together; the most is ${MAX_CUSTOM_BYTES}.`);
  return next;
}
