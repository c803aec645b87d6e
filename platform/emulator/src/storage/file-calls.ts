import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Caller } from '../store/documents/access';
import { readBody, readJson } from '../http/body';
import { sendJson } from '../http/respond';
import { readMessage, readParameters } from '../shape/read-message';
import { unsupported } from '../errors/status';
import type { FileService, UploadRequest } from './file-service';
import { MAX_MULTIPART_BYTES, parseMultipart } from './multipart';
import { CHANGE_PARAMETERS, DELETE_PARAMETERS, GET_PARAMETERS, METADATA, withType, type WireMetadata } from './requests';
import { sendFile } from './send-file';
import type { StoredFile } from './stored-file';
import type { Uploads } from './uploads';

export interface Place {
  caller: Caller;
  bucket: string;
  name: string;
}

type Describe = (file: StoredFile) => object;

/** Reads, changes or removes a file, as both SDKs do. */
export async function handleFile(
  service: FileService,
  request: IncomingMessage,
  response: ServerResponse,
  place: Place,
  query: URLSearchParams,
  describe: Describe,
): Promise<void> {
  switch (request.method) {
    case 'GET':
    case 'HEAD': {
      const { token, ...conditions } = readParameters(GET_PARAMETERS, query);
      const file = service.get({ ...place, conditions }, token);
      if (query.get('alt') === 'media') return sendFile(request, response, file, service.blobs);
      return sendJson(response, 200, describe(file));
    }
    case 'PATCH':
    case 'PUT': {
      const conditions = readParameters(CHANGE_PARAMETERS, query);
      return sendJson(
        response,
        200,
        describe(await service.update({ ...place, conditions }, readMessage(METADATA, await readJson(request)))),
      );
    }
    case 'DELETE':
      await service.delete({ ...place, conditions: readParameters(DELETE_PARAMETERS, query) });
      response.writeHead(204).end();
      return;
    default:
      throw unsupported(String(request.method));
  }
}

/** Stores a file that comes in one request: its bytes, or `multipart` metadata and bytes. */
export async function uploadWhole(
  uploads: Uploads,
  request: IncomingMessage,
  isMultipart: boolean,
  uploadOf: (metadata: WireMetadata, size: number) => UploadRequest,
): Promise<StoredFile> {
  const body = await readBody(request, MAX_MULTIPART_BYTES);
  const type = request.headers['content-type'];
  const { metadata, bytes } = isMultipart ? parseMultipart(body, type) : { metadata: withType({}, type), bytes: body };
  return uploads.whole(uploadOf(metadata, bytes.length), Readable.from([bytes]));
}
