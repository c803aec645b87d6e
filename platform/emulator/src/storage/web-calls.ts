import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../access';
import { readBody, readJson } from '../http/body';
import { sendJson } from '../http/respond';
import { invalidArgument, StatusError } from '../status';
import type { FileService, WireMetadata } from './file-service';
import { parseMultipart } from './multipart';
import { sendFile } from './send-file';
import { TOKENS_PROPERTY, webMetadata } from './stored-file';
import type { Uploads } from './uploads';

const MAX_MULTIPART_BYTES = 64 * 1024 * 1024;

/** The calls of the web SDK, under `/v0/b/{bucket}/o`. */
export class WebCalls {
  constructor(
    private readonly service: FileService,
    private readonly uploads: Uploads,
  ) {}

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    { bucket, name, query, caller }: { bucket: string; name: string; query: URLSearchParams; caller: Caller },
  ): Promise<void> {
    const { service } = this;
    if (request.method === 'POST' && name !== '' && query.has('create_token')) {
      const metadata = { [TOKENS_PROPERTY]: [...service.get(caller, bucket, name).downloadTokens, randomUUID()].join(',') };
      return sendJson(response, 200, webMetadata(await service.update(caller, bucket, name, { metadata })));
    }
    if (request.method === 'POST' || request.method === 'PUT') {
      return this.upload(request, response, bucket, query.get('name') ?? name, query, caller);
    }
    if (request.method === 'GET' && name === '') {
      const { files, prefixes, nextPageToken } = service.list(caller, bucket, query);
      const items = files.map((file) => ({ name: file.name, bucket: file.bucket }));
      return sendJson(response, 200, { prefixes, items, ...(nextPageToken ? { nextPageToken } : {}) });
    }
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = service.get(caller, bucket, name, query.get('token'));
        if (query.get('alt') === 'media') return sendFile(request, response, file, service.blobs);
        return sendJson(response, 200, webMetadata(file));
      }
      case 'PATCH':
        return sendJson(response, 200, webMetadata(await service.update(caller, bucket, name, await readJson(request))));
      case 'DELETE':
        await service.delete(caller, bucket, name);
        response.writeHead(204).end();
        return;
    }
    throw new StatusError('UNIMPLEMENTED', 'Not supported.');
  }

  private async upload(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    name: string,
    query: URLSearchParams,
    caller: Caller,
  ): Promise<void> {
    const commands = String(request.headers['x-goog-upload-command'] ?? '').split(',').map((command) => command.trim());
    const id = query.get('upload_id');
    if (id !== null) return this.continueUpload(request, response, id, commands);
    if (commands.includes('start')) {
      const metadata = await readJson<WireMetadata>(request);
      const type = request.headers['x-goog-upload-header-content-type'];
      const size = Number(request.headers['x-goog-upload-header-content-length']) || undefined;
      const started = this.uploads.start(caller, bucket, name, withType(metadata, type), size);
      const url = `http://${request.headers.host}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}&upload_id=${started}&upload_protocol=resumable`;
      response.setHeader('X-Goog-Upload-URL', url);
      response.setHeader('X-Goog-Upload-Control-URL', url);
      response.setHeader('X-Goog-Upload-Chunk-Granularity', '262144');
      response.setHeader('X-Goog-Upload-Status', 'active');
      return sendJson(response, 200, {});
    }
    if (request.headers['x-goog-upload-protocol'] === 'multipart') {
      const body = await readBody(request, MAX_MULTIPART_BYTES);
      const { metadata, bytes, type } = parseMultipart(body, request.headers['content-type']);
      return sendJson(response, 200, webMetadata(await this.uploads.whole(caller, bucket, name, withType(metadata, type), bytes)));
    }
    const bytes = await readBody(request, MAX_MULTIPART_BYTES);
    const metadata = withType({}, request.headers['content-type']);
    sendJson(response, 200, webMetadata(await this.uploads.whole(caller, bucket, name, metadata, bytes)));
  }

  private async continueUpload(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    commands: readonly string[],
  ): Promise<void> {
    if (commands.includes('cancel')) {
      await this.uploads.cancel(id);
      response.setHeader('X-Goog-Upload-Status', 'cancelled');
      return sendJson(response, 200, {});
    }
    if (commands.includes('query')) {
      const { size, result } = this.uploads.received(id);
      response.setHeader('X-Goog-Upload-Size-Received', String(size));
      response.setHeader('X-Goog-Upload-Status', result ? 'final' : 'active');
      return sendJson(response, 200, result ? webMetadata(result) : {});
    }
    if (!commands.includes('upload') && !commands.includes('finalize')) throw invalidArgument('Unknown upload command.');
    if (commands.includes('upload')) {
      const size = await this.uploads.add(id, Number(request.headers['x-goog-upload-offset'] ?? 0), request);
      response.setHeader('X-Goog-Upload-Size-Received', String(size));
    }
    response.setHeader('X-Goog-Upload-Status', commands.includes('finalize') ? 'final' : 'active');
    sendJson(response, 200, commands.includes('finalize') ? webMetadata(await this.uploads.finish(id)) : {});
  }
}

function withType(metadata: WireMetadata, type: string | string[] | undefined): WireMetadata {
  return typeof type === 'string' && metadata.contentType === undefined ? { ...metadata, contentType: type } : metadata;
}
