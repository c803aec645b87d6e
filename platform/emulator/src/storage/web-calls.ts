import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../store/documents/access';
import { wholeNumber } from '../http/request-url';
import { readJson } from '../http/body';
import { sendJson } from '../http/respond';
import { readMessage, readParameters } from '../shape/read-message';
import { invalidArgument } from '../errors/status';
import { handleFile, uploadWhole, type Place } from './file-calls';
import type { FileService, UploadRequest } from './file-service';
import {
  CONTINUE_PARAMETERS,
  LIST_PARAMETERS,
  METADATA,
  TOKEN_PARAMETERS,
  UPLOAD_PARAMETERS,
  withType,
  type WireMetadata,
} from './requests';
import { TOKENS_PROPERTY, webMetadata, type StoredFile } from './stored-file';
import type { Uploads } from './uploads';

/** The calls of the web SDK, under `/v0/b/{bucket}/o`. */
export class WebCalls {
  constructor(
    private readonly service: FileService,
    private readonly uploads: Uploads,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse, place: Place, query: URLSearchParams): Promise<void> {
    const { method = '' } = request;
    if (method === 'POST' || method === 'PUT') {
      const isOfTokens = query.has('create_token') || query.has('delete_token');
      return isOfTokens ? this.changeTokens(response, place, query) : this.upload(request, response, place, query);
    }
    if (place.name === '' && (method === 'GET' || method === 'HEAD')) return this.list(response, place.caller, place.bucket, query);
    return handleFile(this.service, request, response, place, query, webMetadata);
  }

  private list(response: ServerResponse, caller: Caller, bucket: string, query: URLSearchParams): void {
    const { files, prefixes, nextPageToken } = this.service.list(caller, bucket, readParameters(LIST_PARAMETERS, query));
    const items = files.map((file) => ({ name: file.name, bucket: file.bucket }));
    sendJson(response, 200, { prefixes, items, ...(nextPageToken ? { nextPageToken } : {}) });
  }

  /** Creates or removes a download token. A file always has one: the last one is replaced by a new one. */
  private async changeTokens(response: ServerResponse, place: Place, query: URLSearchParams): Promise<void> {
    const { create_token: create, delete_token: tokenToEnd } = readParameters(TOKEN_PARAMETERS, query);
    const { downloadTokens } = this.service.get(place);
    const tokens = downloadTokens.filter((token) => token !== tokenToEnd);
    if (create !== undefined || tokens.length === 0) tokens.push(randomUUID());
    const file = await this.service.update(place, { metadata: { [TOKENS_PROPERTY]: tokens.join(',') } });
    sendJson(response, 200, webMetadata(file));
  }

  private async upload(request: IncomingMessage, response: ServerResponse, place: Place, query: URLSearchParams): Promise<void> {
    const commands = String(request.headers['x-goog-upload-command'] ?? '')
      .split(',')
      .map((command) => command.trim());
    if (query.has('upload_id')) return this.continueUpload(request, response, query, commands);
    const { name = place.name, contentEncoding, ...conditions } = readParameters(UPLOAD_PARAMETERS, query);
    const encoding = contentEncoding === undefined ? {} : { contentEncoding };
    const uploadOf = (metadata: WireMetadata, size: number | undefined) => ({
      ...place,
      name,
      conditions,
      metadata: { ...encoding, ...metadata },
      size,
    });
    if (commands.includes('start')) {
      const metadata = withType(readMessage(METADATA, await readJson(request)), request.headers['x-goog-upload-header-content-type']);
      const size = wholeNumber('X-Goog-Upload-Header-Content-Length', request.headers['x-goog-upload-header-content-length']);
      return this.start(request, response, uploadOf(metadata, size));
    }
    const isMultipart = request.headers['x-goog-upload-protocol'] === 'multipart';
    sendJson(response, 200, webMetadata(await uploadWhole(this.uploads, request, isMultipart, uploadOf)));
  }

  private start(request: IncomingMessage, response: ServerResponse, upload: UploadRequest): void {
    const { bucket, name } = upload;
    const id = this.uploads.start(upload);
    const url = `http://${request.headers.host}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}&upload_id=${id}&upload_protocol=resumable`;
    response.setHeader('X-Goog-Upload-URL', url);
    response.setHeader('X-Goog-Upload-Control-URL', url);
    response.setHeader('X-Goog-Upload-Chunk-Granularity', '262144');
    sendState(response, 'active', undefined);
  }

  private async continueUpload(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    commands: readonly string[],
  ): Promise<void> {
    const { upload_id: id = '' } = readParameters(CONTINUE_PARAMETERS, query);
    if (commands.includes('cancel')) {
      await this.uploads.cancel(id);
      return sendState(response, 'cancelled', undefined);
    }
    if (commands.includes('query')) {
      const { size, result } = await this.uploads.received(id);
      response.setHeader('X-Goog-Upload-Size-Received', String(size));
      return sendState(response, result ? 'final' : 'active', result);
    }
    if (!commands.includes('upload') && !commands.includes('finalize')) throw invalidArgument('Unknown upload command.');
    if (commands.includes('upload')) {
      const offset = wholeNumber('X-Goog-Upload-Offset', request.headers['x-goog-upload-offset']);
      response.setHeader('X-Goog-Upload-Size-Received', String(await this.uploads.add(id, request, { offset })));
    }
    if (commands.includes('finalize')) return sendState(response, 'final', await this.uploads.finish(id));
    sendState(response, 'active', undefined);
  }
}

function sendState(response: ServerResponse, state: 'active' | 'final' | 'cancelled', file: StoredFile | undefined): void {
  response.setHeader('X-Goog-Upload-Status', state);
  sendJson(response, 200, file ? webMetadata(file) : {});
}
