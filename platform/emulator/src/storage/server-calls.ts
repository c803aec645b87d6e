import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Caller } from '../store/documents/access';
import { decodePart, wholeNumber } from '../http/request-url';
import { readJson } from '../http/body';
import { sendJson } from '../http/respond';
import { readMessage, readParameters } from '../shape/read-message';
import { invalidArgument, unsupported } from '../errors/status';
import { handleFile, uploadWhole } from './file-calls';
import type { FileService } from './file-service';
import {
  BUCKET_PARAMETERS,
  CONTINUE_PARAMETERS,
  LIST_PARAMETERS,
  METADATA,
  REWRITE_PARAMETERS,
  UPLOAD_PARAMETERS,
  withType,
  type WireMetadata,
} from './requests';
import { serverMetadata, type StoredFile } from './stored-file';
import type { Uploads } from './uploads';

const OBJECT = /^(?:\/download)?(?:\/storage\/v1)?\/b(?:\/([^/]+)(?:\/o(?:\/(.+))?)?(\/.*)?)?$/;
const UPLOAD = /^\/(?:resumable\/)?upload\/storage\/v1\/b\/([^/]+)\/o$/;
const REWRITE = /^(.+)\/(?:rewriteTo|copyTo)\/b\/([^/]+)\/o\/(.+)$/;

/** The JSON interface of Cloud Storage, as the server SDK calls it. */
export class ServerCalls {
  constructor(
    private readonly service: FileService,
    private readonly uploads: Uploads,
  ) {}

  /** Whether the path belongs to this interface. */
  static serves(pathname: string): boolean {
    return OBJECT.test(pathname) || UPLOAD.test(pathname);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL, caller: Caller): Promise<void> {
    const encryptionHeader = Object.keys(request.headers).find((name) => name.includes('-encryption-'));
    if (encryptionHeader !== undefined) throw unsupported(encryptionHeader);
    const upload = UPLOAD.exec(url.pathname);
    if (upload) return this.upload(request, response, decodePart(upload[1]), url.searchParams, caller);
    const [, bucketPart, path, rest] = OBJECT.exec(url.pathname) ?? [];
    if (bucketPart === undefined || rest !== undefined) throw unsupported(`${request.method} ${url.pathname}`);
    const bucket = decodePart(bucketPart);
    if (path === undefined) return this.bucket(request, response, bucket, url, caller);
    const rewrite = REWRITE.exec(path);
    if (rewrite) return this.rewrite(request, response, bucket, rewrite, url.searchParams, caller);
    // Slashes within a name are encoded, so a slash begins a call about something else than the file itself, such as its access list.
    if (/\/(acl|iam|compose|moveTo|restore)(\/|$)/.test(path)) throw unsupported(`${request.method} ${url.pathname}`);
    return handleFile(this.service, request, response, { caller, bucket, name: decodePart(path) }, url.searchParams, (file) =>
      described(file, request),
    );
  }

  private bucket(request: IncomingMessage, response: ServerResponse, bucket: string, url: URL, caller: Caller): void {
    if (request.method !== 'GET') throw unsupported(`${request.method} ${url.pathname}`);
    if (!url.pathname.endsWith('/o')) {
      readParameters(BUCKET_PARAMETERS, url.searchParams);
      this.service.requireBucket(bucket);
      return sendJson(response, 200, { kind: 'storage#bucket', id: bucket, name: bucket, location: 'LOCAL' });
    }
    const { files, prefixes, nextPageToken } = this.service.list(caller, bucket, readParameters(LIST_PARAMETERS, url.searchParams));
    const items = files.map((file) => described(file, request));
    sendJson(response, 200, { kind: 'storage#objects', items, prefixes, ...(nextPageToken ? { nextPageToken } : {}) });
  }

  private async upload(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    query: URLSearchParams,
    caller: Caller,
  ): Promise<void> {
    if (query.has('upload_id')) return this.continueUpload(request, response, query);
    const { name, uploadType, contentEncoding, ...conditions } = readParameters(UPLOAD_PARAMETERS, query);
    const uploadOf = (metadata: WireMetadata, size: number | undefined) => {
      const encoding = contentEncoding === undefined ? {} : { contentEncoding };
      return { caller, bucket, name: name ?? metadata.name ?? '', metadata: { ...encoding, ...metadata }, size, conditions };
    };
    if (uploadType === 'resumable') {
      const metadata = withType(readMessage(METADATA, await readJson(request)), request.headers['x-upload-content-type']);
      const size = wholeNumber('X-Upload-Content-Length', request.headers['x-upload-content-length']);
      const id = this.uploads.start(uploadOf(metadata, size));
      const location = `${base(request)}/upload/storage/v1/b/${bucket}/o?uploadType=resumable&upload_id=${id}`;
      response.writeHead(200, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    sendJson(response, 200, described(await uploadWhole(this.uploads, request, uploadType === 'multipart', uploadOf), request));
  }

  /** Adds a part: `Content-Range: bytes 0-99/100`. While the total is unknown (`*`), more parts follow. */
  private async continueUpload(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const { upload_id: id = '' } = readParameters(CONTINUE_PARAMETERS, query);
    if (request.method === 'DELETE') {
      await this.uploads.cancel(id);
      response.writeHead(499, { 'Content-Length': 0 }).end();
      return;
    }
    const range = /^bytes (?:(\d{1,15})-(\d{1,15}|\*)|\*)\/(\d{1,15}|\*)$/.exec(request.headers['content-range'] ?? 'bytes 0-*/*');
    if (!range) throw invalidArgument('The content range is not understood.');
    const [, start, last = '*', total = '*'] = range;
    const size = total === '*' ? undefined : Number(total);
    const end = last === '*' ? undefined : Number(last) + 1;
    const received =
      start === undefined
        ? (await this.uploads.received(id)).size
        : await this.uploads.add(id, request, { offset: Number(start), end, size });
    // `bytes 0-*` without a total is the last part.
    const complete = size === undefined ? start !== undefined && last === '*' : received >= size;
    if (complete) return sendJson(response, 200, described(await this.uploads.finish(id), request));
    response.writeHead(308, { ...(received > 0 ? { Range: `bytes=0-${received - 1}` } : {}), 'Content-Length': 0 }).end();
  }

  private async rewrite(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    [, from, toBucket, to]: RegExpExecArray,
    query: URLSearchParams,
    caller: Caller,
  ): Promise<void> {
    const { service } = this;
    const parameters = readParameters(REWRITE_PARAMETERS, query);
    const source = service.get({
      caller,
      bucket,
      name: decodePart(from),
      conditions: {
        ifGenerationMatch: parameters.ifSourceGenerationMatch,
        ifGenerationNotMatch: parameters.ifSourceGenerationNotMatch,
        ifMetagenerationMatch: parameters.ifSourceMetagenerationMatch,
        ifMetagenerationNotMatch: parameters.ifSourceMetagenerationNotMatch,
        generation: parameters.sourceGeneration,
      },
    });
    const changes = readMessage(METADATA, await readJson(request));
    const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom, size } = source;
    const metadata = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata: custom, ...changes };
    const bytes = size > 0 ? service.blobs.read(source.blob, 0, size - 1) : Readable.from([]);
    const target = { caller, bucket: decodePart(toBucket), name: decodePart(to), metadata, size, conditions: parameters };
    const file = await this.uploads.whole(target, bytes);
    const done = { kind: 'storage#rewriteResponse', totalBytesRewritten: String(size), objectSize: String(size), done: true };
    sendJson(response, 200, { ...done, resource: described(file, request) });
  }
}

function described(file: StoredFile, request: IncomingMessage): object {
  return serverMetadata(file, base(request));
}

function base(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}
