import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../access';
import { readBody, readJson } from '../http/body';
import { sendJson } from '../http/respond';
import { StatusError } from '../status';
import { Checksum } from './checksum';
import type { FileService, WireMetadata } from './file-service';
import { parseMultipart } from './multipart';
import { sendFile } from './send-file';
import { serverMetadata, type StoredFile } from './stored-file';
import type { Uploads } from './uploads';

const OBJECT = /^(?:\/download)?(?:\/storage\/v1)?\/b\/([^/]+)(?:\/o(?:\/(.+))?)?$/;
const UPLOAD = /^\/(?:resumable\/)?upload\/storage\/v1\/b\/([^/]+)\/o$/;
const REWRITE = /^(.+)\/(?:rewriteTo|copyTo)\/b\/([^/]+)\/o\/(.+)$/;
const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

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
    const upload = UPLOAD.exec(url.pathname);
    if (upload) return this.upload(request, response, decode(upload[1]), url.searchParams, caller);
    const [, bucketPart, path] = OBJECT.exec(url.pathname) ?? [];
    const bucket = decode(bucketPart);
    if (path === undefined) return this.bucket(request, response, bucket, url, caller);
    const rewrite = REWRITE.exec(path);
    if (rewrite) return this.rewrite(request, response, bucket, rewrite, caller);
    if (/\/(acl|iam)(\/|$)/.test(path)) {
      // There are no access lists here: rules decide.
      return sendJson(response, 200, { kind: 'storage#objectAccessControl', entity: 'allUsers', role: 'READER' });
    }
    return this.object(request, response, bucket, decode(path), url.searchParams, caller);
  }

  private async object(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    name: string,
    query: URLSearchParams,
    caller: Caller,
  ): Promise<void> {
    const { service } = this;
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = service.get(caller, bucket, name);
        if (query.get('alt') === 'media') return sendFile(request, response, file, service.blobs);
        return sendJson(response, 200, described(file, request));
      }
      case 'PATCH':
      case 'PUT':
        return sendJson(response, 200, described(await service.update(caller, bucket, name, await readJson(request)), request));
      case 'DELETE':
        if (await service.delete(caller, bucket, name, query.get('ifGenerationMatch'))) return void response.writeHead(204).end();
        return sendJson(response, 412, { error: { code: 412, message: 'conditionNotMet', errors: [{ reason: 'conditionNotMet' }] } });
    }
    throw new StatusError('UNIMPLEMENTED', 'Not supported.');
  }

  private bucket(request: IncomingMessage, response: ServerResponse, bucket: string, url: URL, caller: Caller): void {
    if (!url.pathname.endsWith('/o')) {
      // Buckets need not be made: each exists once it is named.
      return sendJson(response, 200, { kind: 'storage#bucket', id: bucket, name: bucket, location: 'LOCAL' });
    }
    const { files, prefixes, nextPageToken } = this.service.list(caller, bucket, url.searchParams);
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
    const id = query.get('upload_id');
    if (id !== null) return this.continueUpload(request, response, id);
    const name = query.get('name') ?? '';
    switch (query.get('uploadType')) {
      case 'resumable': {
        const metadata = await readJson<WireMetadata>(request);
        const type = request.headers['x-upload-content-type'];
        const typed = typeof type === 'string' ? { contentType: type, ...metadata } : metadata;
        const started = this.uploads.start(caller, bucket, name || (metadata.name ?? ''), typed, undefined);
        const location = `${base(request)}/upload/storage/v1/b/${bucket}/o?uploadType=resumable&upload_id=${started}`;
        response.writeHead(200, { Location: location, 'Content-Length': 0 }).end();
        return;
      }
      case 'multipart': {
        const body = await readBody(request, MAX_MULTIPART_BYTES);
        const { metadata, bytes, type } = parseMultipart(body, request.headers['content-type']);
        const typed: WireMetadata = type === undefined ? metadata : { contentType: type, ...metadata };
        const file = await this.uploads.whole(caller, bucket, name || (typed.name ?? ''), typed, bytes);
        return sendJson(response, 200, described(file, request));
      }
    }
    const bytes = await readBody(request, MAX_MULTIPART_BYTES);
    const metadata = { contentType: request.headers['content-type'] ?? 'application/octet-stream' };
    sendJson(response, 200, described(await this.uploads.whole(caller, bucket, name, metadata, bytes), request));
  }

  /** Adds a part: `Content-Range: bytes 0-99/100`. While the total is unknown (`*`), more parts follow. */
  private async continueUpload(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (request.method === 'DELETE') {
      await this.uploads.cancel(id);
      response.writeHead(499, { 'Content-Length': 0 }).end();
      return;
    }
    const range = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(request.headers['content-range'] ?? 'bytes 0-*/*');
    if (!range) throw new StatusError('INVALID_ARGUMENT', 'The content range is not understood.');
    const [, start, end, total] = range;
    const size = start === undefined ? this.uploads.received(id).size : await this.uploads.add(id, Number(start), request);
    // `bytes 0-*` without a total is the last part.
    const complete = total === '*' ? end === '*' : size >= Number(total);
    if (complete) return sendJson(response, 200, described(await this.uploads.finish(id), request));
    response.writeHead(308, { ...(size > 0 ? { Range: `bytes=0-${size - 1}` } : {}), 'Content-Length': 0 }).end();
  }

  private async rewrite(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    [, from, toBucket, to]: RegExpExecArray,
    caller: Caller,
  ): Promise<void> {
    const { service } = this;
    const source = service.get(caller, bucket, decode(from));
    const changes = await readJson<WireMetadata>(request);
    const blob = service.blobs.newName();
    const checksum = new Checksum();
    if (source.size > 0) await service.blobs.append(blob, service.blobs.read(source.blob, 0, source.size - 1), checksum);
    else await service.blobs.append(blob, nothing(), checksum);
    const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom } = source;
    const metadata = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata: custom, ...changes };
    const file = await service.create(caller, decode(toBucket), decode(to), blob, checksum, metadata as WireMetadata);
    const size = String(file.size);
    const done = { kind: 'storage#rewriteResponse', totalBytesRewritten: size, objectSize: size, done: true };
    sendJson(response, 200, { ...done, resource: described(file, request) });
  }
}

async function* nothing(): AsyncIterable<Buffer> {}

function described(file: StoredFile, request: IncomingMessage): object {
  return serverMetadata(file, base(request));
}

function base(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}

function decode(part: string | undefined): string {
  return decodeURIComponent(part ?? '');
}
