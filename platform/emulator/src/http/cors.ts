import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sets the headers by which a browser lets a page of a known origin send a request, and read the answer. Without them it does neither. */
export interface Cors {
  /** For the request itself. */
  allow(origin: string, request: IncomingMessage, response: ServerResponse): void;
  /** For the question before it, which names its method and headers. */
  allowPreflight(origin: string, request: IncomingMessage, response: ServerResponse): void;
}

const EXPOSED = [
  'X-HTTP-Session-Id',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Control-URL',
  'X-Goog-Upload-Chunk-Granularity',
  'X-Goog-Upload-Size-Received',
  'X-Gupload-Uploadid',
  'ETag',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Range',
].join(', ');

/** Every request is allowed, with credentials, as by Google's interfaces. */
export const ANY_REQUEST: Cors = {
  allow(origin, _request, response) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  },
  allowPreflight(origin, request, response) {
    ANY_REQUEST.allow(origin, request, response);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('Access-Control-Max-Age', '7200');
  },
};
